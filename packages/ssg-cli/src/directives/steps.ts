import { defineDirective } from '../config/define-directive.ts'

export const steps = defineDirective({
  name: 'steps',
  holds: { what: 'numbered list', hint: 'Write each step as an item: "1. …".' },
  becomes: () => ({ element: 'docgen-steps' }),
})
