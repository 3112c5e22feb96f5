// What is wrong with the options of a blog: nothing checks the types of a config before.
import type { OptionProblem } from '@docgen/ssg-cli'

interface Rule {
  readonly isRight: (value: unknown) => boolean
  /** Completes "must be …". */
  readonly expected: string
}

const fullText: Rule = { isRight: (value) => typeof value === 'string' && value !== '', expected: 'a non-empty string' }
const text: Rule = {
  isRight: (value) =>
    typeof value === 'string' || (isRecord(value) && Object.values(value).every((each) => typeof each === 'string')),
  expected: 'a string, or an object with one for each language',
}
const rules: Readonly<Record<string, Rule>> = {
  name: fullText,
  dir: fullText,
  path: fullText,
  title: text,
  description: text,
  authors: { isRight: isRecord, expected: 'an object such as `{ ada: { name: "Ada" } }`' },
  addresses: { isRight: (value) => value === 'name' || value === 'date', expected: '"name" or "date"' },
  postsPerPage: { isRight: (value) => Number.isInteger(value) && Number(value) > 0, expected: 'a whole number above zero' },
  feed: { isRight: (value) => typeof value === 'boolean', expected: '`true` or `false`' },
}

export function optionProblemsOf(options: unknown): readonly OptionProblem[] {
  if (!isRecord(options)) {
    return [problem(`blog() takes an object of options, but it got ${shown(options)}.`, 'Write `blog({ dir: "news" })`.')]
  }
  return Object.entries(options).flatMap(([name, value]) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (rule === undefined) {
      const known = Object.keys(rules).join(', ')
      return [problem(`blog() has no option ${JSON.stringify(name)}.`, `Remove it, or write one of these: ${known}.`)]
    }
    if (value === undefined) return []
    if (!rule.isRight(value)) return [wrongValue(name, rule.expected, value)]
    return name === 'authors' ? authorProblems(value) : []
  })
}

function authorProblems(authors: unknown): readonly OptionProblem[] {
  return Object.entries(isRecord(authors) ? authors : {}).flatMap(([id, author]) => {
    const name = `authors.${id}`
    if (!isRecord(author)) return [wrongValue(name, 'an object such as `{ name: "Ada" }`', author)]
    const unknown = Object.keys(author).filter((key) => key !== 'name' && key !== 'url')
    return [
      ...(fullText.isRight(author['name']) ? [] : [wrongValue(`${name}.name`, fullText.expected, author['name'])]),
      ...(author['url'] === undefined || fullText.isRight(author['url'])
        ? []
        : [wrongValue(`${name}.url`, 'an address', author['url'])]),
      ...unknown.map((key) =>
        problem(
          `An author of blog() has no ${JSON.stringify(key)}, which \`${name}\` has.`,
          'Remove it, or write `name` or `url`.',
        ),
      ),
    ]
  })
}

function wrongValue(name: string, expected: string, value: unknown): OptionProblem {
  return problem(`\`${name}\` of blog() must be ${expected}, but it is ${shown(value)}.`, `Write ${expected}.`)
}

function problem(message: string, hint: string): OptionProblem {
  return { key: 'blog', message, hint }
}

function shown(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value)) return 'a list'
  return isRecord(value) ? 'an object' : typeof value === 'string' ? JSON.stringify(value) : String(value)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
