import type { Rule } from '@docgen/model'

/** Gives a check its type; it comes back as it is. Put it into `checks` of the config, or of a plugin. */
export function defineRule(rule: Rule): Rule {
  return rule
}
