import type { Rule } from '../model/rule.ts'

/** Gives a check its type; it comes back as it is. Put it into `checks` of the config, or of a plugin. */
export function defineRule(rule: Rule): Rule {
  return rule
}
