import { defineDirective } from '../config/define-directive.ts'

export const cards = defineDirective({
  name: 'cards',
  holds: { what: 'list', hint: 'Write each card as an item that begins with a link: "- [Title](./page.md) Text".' },
  becomes: () => ({ element: 'docgen-cards' }),
})
