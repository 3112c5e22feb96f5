import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TextlintKernel } from '@textlint/kernel'
import markdownPlugin from '@textlint/textlint-plugin-markdown'
import { messagesIn } from './style/messages.mjs'
import { plainEnglish } from './style/plain-english.mjs'

const patterns = { 'answer(s|ed)?': 'return', nobody: 'no one', Github: 'GitHub' }

async function findings(text) {
  const { messages } = await new TextlintKernel().lintText(text, {
    ext: '.md',
    rules: [{ ruleId: 'plain-english', rule: plainEnglish, options: { patterns } }],
    plugins: [{ pluginId: 'markdown', plugin: markdownPlugin.default ?? markdownPlugin }],
  })
  return messages.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

test('phrases are found with their place, in text, headings, lists and tables', async () => {
  assert.deepEqual(await findings('# Nobody\n\nIt answers.\n\n- nobody\n\n| a |\n| - |\n| nobody |\n'), [
    '1:3 "Nobody": write no one',
    '3:4 "answers": write return',
    '5:3 "nobody": write no one',
    '9:3 "nobody": write no one',
  ])
})

test('code, addresses, quotes and parts of words are left alone', async () => {
  assert.deepEqual(
    await findings('`nobody` [x](https://example.com/nobody) "nobody" Answerable, github.\n\n```ts\nnobody()\n```\n'),
    [],
  )
})

test('names of products count by case', async () => {
  assert.deepEqual(await findings('On Github.'), ['1:4 "Github": write GitHub'])
})

test('a sentence of more than 35 words is too long, with code and links as one word each', async () => {
  const words = (count) => `Word${' word'.repeat(count - 1)}`
  assert.deepEqual(await findings(`${words(34)} \`a b c d\`. Next sentence.`), [])
  const [finding] = await findings(`Next. ${words(36)}.`)
  assert.match(finding, /36 words/)
})

test('messages are read from literals and templates, and names are not', () => {
  const source =
    "import x from 'a b'\nreport(`The page \"${href}\" is gone.`)\nconst kind = 'broken-link'\nhint('Remove it now.')"
  assert.deepEqual(messagesIn('a.ts', source).slice(-2), [
    { text: 'The page "x" is gone.', line: 2 },
    { text: 'Remove it now.', line: 4 },
  ])
})
