// Sentences, titles and code blocks that mean nothing and have the shape of documentation.

const openings = [
  'The',
  'Every',
  'A',
  'Each',
  'This',
  'When the build ends, the',
  'Before you start, the',
  'By default, a',
  'In most projects, the',
  'As long as it is open, a',
]
const verbs = [
  'keeps',
  'reads',
  'writes',
  'returns',
  'replaces',
  'describes',
  'needs',
  'accepts',
  'rejects',
  'follows',
  'names',
  'collects',
  'holds',
  'sends',
  'checks',
]
const joints = [
  'and then',
  'so that',
  'because',
  'unless',
  'while',
  'as soon as',
  'before',
  'after',
  'whenever',
  'which means that',
]
const details = [
  'without any further setting',
  'in the order of the files',
  'for as long as the process runs',
  'on every platform',
  'once per request',
  'with the same result',
  'from the first line to the last',
  'as the table below shows',
  'even where the network is slow',
  'at the end of the day',
]

export function sentence(random) {
  const noun = () => (random.between(0, 7) === 0 ? `\`${random.word()}\`` : random.word())
  const clause = () =>
    `${noun()} ${random.pick(verbs)} the ${random.between(0, 9) === 0 ? `**${random.word()}**` : noun()} of its ${random.word()}`
  const first = `${random.pick(openings)} ${clause()}`
  if (random.between(0, 2) === 0) return `${first} ${random.pick(details)}.`
  return `${first}, ${random.pick(joints)} the ${clause()} ${random.pick(details)}.`
}

/** Two to four plain words. */
export function titleOf(random) {
  const text = Array.from({ length: random.between(2, 4) }, () => random.word()).join(' ')
  return text[0].toUpperCase() + text.slice(1)
}

/** A fenced block of 6-18 lines in one of the four languages. */
export function codeBlock(random) {
  const [language, lines] = random.pick(languages)
  return ['```' + language, ...lines(random, random.between(6, 18)), '```'].join('\n')
}

const languages = [
  ['ts', typescript],
  ['js', javascript],
  ['bash', shell],
  ['json', json],
]

function typescript(random, count) {
  const name = capital(random.word())
  const fields = repeat(
    Math.ceil(count / 2),
    () => `  readonly ${random.word()}: ${random.pick(['string', 'number', 'boolean', 'readonly string[]'])}`,
  )
  const body = repeat(
    Math.floor(count / 2),
    () => `  const ${random.word()}Value = options.${random.word()} ?? '${random.word()}'`,
  )
  return [
    `import { create${name} } from '@example/${random.word()}'`,
    '',
    `export interface ${name}Options {`,
    ...fields,
    '}',
    '',
    `/** Opens the ${random.word()} and waits for its ${random.word()}. */`,
    `export async function open${name}(options: ${name}Options): Promise<void> {`,
    ...body,
    `  await create${name}({ ...options, retries: ${random.between(1, 9)} })`,
    '}',
  ]
}

function javascript(random, count) {
  const list = `${random.word()}List`
  const steps = repeat(count, () =>
    random.pick([
      `  .map((item) => item.${random.word()})`,
      `  .filter((item) => item.${random.word()} > ${random.between(1, 99)})`,
      `  // The ${random.word()} comes last.`,
      `  .concat('${random.word()}', \`\${${list}.length} ${random.word()}\`)`,
    ]),
  )
  return [`const ${list} = require('./${random.word()}.js')`, '', `module.exports = ${list}`, ...steps]
}

function shell(random, count) {
  return repeat(count, () =>
    random.pick([
      `npm install --save-dev @example/${random.word()}`,
      `# Prints every ${random.word()} of the ${random.word()}.`,
      `grep -rn "${random.word()}" ./${random.word()} | sort | uniq -c`,
      `export ${random.word().toUpperCase()}="$(cat ${random.word()}.txt)"`,
      `if [ -f ./${random.word()} ]; then echo "${random.word()}"; fi`,
    ]),
  )
}

function json(random, count) {
  const entries = repeat(count, (index) => {
    const value = random.pick([
      `"${random.word()}"`,
      String(random.between(1, 5000)),
      'true',
      'null',
      `["${random.word()}", "${random.word()}"]`,
    ])
    return `  "${random.word()}-${index + 1}": ${value}`
  })
  return ['{', ...entries.map((entry, index) => (index < entries.length - 1 ? `${entry},` : entry)), '}']
}

function repeat(count, make) {
  return Array.from({ length: count }, (_, index) => make(index))
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1)
}
