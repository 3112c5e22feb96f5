import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
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

test('a group that matches no words fails: it has no score', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-style-'))
  try {
    for (const file of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'bench/README.md', 'site/docs/a.md']) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), 'It works.\n')
    }
    const script = fileURLToPath(new URL('style.mjs', import.meta.url))
    const { status, stdout } = spawnSync('node', [script, folder], { encoding: 'utf8' })
    assert.match(stdout, /^guides: 0 findings in 2 words, 0 per 1,000/m)
    assert.match(stdout, /^changelogs: no words in site\/changelogs$/m)
    assert.equal(status, 1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
