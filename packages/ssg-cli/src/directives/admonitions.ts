import { defineDirective } from '../config/define-directive.ts'
import { admonitionKinds } from '../model/theme.ts'

export const admonitions = admonitionKinds.map((kind) =>
  defineDirective({ name: kind, becomes: () => ({ element: 'docgen-admonition', props: { admonition: kind } }) }),
)
