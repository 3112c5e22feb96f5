import { defineDirective } from '../config/define-directive.ts'

export const buttons = defineDirective({
  name: 'buttons',
  holds: { what: 'list', hint: 'Write each button as an item that is a link: "- [Get started](./start.md)".' },
  becomes: () => ({ element: 'div', props: { className: 'docgen-buttons' } }),
})
