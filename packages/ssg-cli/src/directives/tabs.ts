import { defineDirective } from '../config/define-directive.ts'

export const tabs = defineDirective({
  name: 'tabs',
  attributes: { group: { type: 'string' } },
  holds: {
    what: { directive: 'tab' },
    hint: 'Write a ":::tab[Label]" for each panel, and more colons around them ("::::tabs").',
  },
  becomes: ({ attributes }) => ({ element: 'docgen-tabs', props: { group: attributes.group } }),
})

export const tab = defineDirective({
  name: 'tab',
  within: { directive: 'tabs', hint: 'Put "::::tabs" before the first of them and "::::" after the last.' },
  title: { hint: 'Write ":::tab[Label]".' },
  becomes: ({ id, title }) => ({ element: 'docgen-tab', props: { id, label: title } }),
})
