import { admonitionKinds } from '@docgen/model'
import { defineDirective } from '../config/define-directive.ts'

export const admonitions = admonitionKinds.map((kind) =>
  defineDirective({ name: kind, becomes: () => ({ element: 'docgen-admonition', props: { admonition: kind } }) }),
)
