import { defineDirective } from '../config/define-directive.ts'

/** What a home page begins with: words and buttons, and a picture that stands beside them. */
export const hero = defineDirective({
  name: 'hero',
  becomes: () => ({ element: 'div', props: { className: 'docgen-hero' } }),
})
