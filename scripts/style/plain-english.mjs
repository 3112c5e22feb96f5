// The rule of textlint behind `pnpm style`. Quotes, code and addresses are left alone.

const longest = 35

/** `options.patterns` has what to write instead of each pattern. */
export function plainEnglish(context, { patterns }) {
  const { Syntax, RuleError, getSource, locator, report } = context
  const regexes = Object.entries(patterns).map(([pattern, better]) => ({
    better,
    // Names of products count by case.
    regex: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, /^[A-Z]/.test(pattern) ? 'g' : 'gi'),
  }))
  return {
    [Syntax.Str](node) {
      const text = getSource(node)
      for (const { regex, better } of regexes)
        for (const { 0: found, index } of text.matchAll(regex)) {
          if (isQuoted(text, index)) continue
          const padding = locator.range([index, index + found.length])
          report(node, new RuleError(`"${found}": write ${better}`, { padding }))
        }
    },
    [Syntax.Paragraph](node) {
      for (const sentence of sentencesIn(getSource(node))) {
        const words = wordsIn(sentence)
        if (words > longest) report(node, new RuleError(`${words} words in "${sentence.slice(0, 40)}…": write two sentences`))
      }
    },
  }
}

export const sentencesIn = (text) =>
  text
    .replace(/`[^`]*`/g, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/(?<=[.!?:;])\s+(?=[A-Z["'(*]|code\b)/)

export const wordsIn = (text) => text.match(/[A-Za-z][\w'’-]*/g)?.length ?? 0

const isQuoted = (text, index) => (text.slice(0, index).match(/"/g)?.length ?? 0) % 2 === 1
