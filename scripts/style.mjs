// How plain our English is: phrases that read as translated, other spellings, and long sentences, in guides, manuals, messages and the documents of the repository.
// `pnpm style` prints each finding with its place, and the score of each group: findings per 1,000 words. It fails where a group exceeds its limit.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TextlintKernel } from '@textlint/kernel'
import markdown from '@textlint/textlint-plugin-markdown'
import plainText from '@textlint/textlint-plugin-text'
import { messagesIn } from './style/messages.mjs'
import { plainEnglish, wordsIn } from './style/plain-english.mjs'

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))
const listsOf = fileURLToPath(new URL('..', import.meta.url))
const list = (file) => JSON.parse(readFileSync(join(listsOf, file), 'utf8'))
const patterns = { ...list('scripts/style/phrases.json'), ...list('site/word-list.json') }

/** `limit` only goes down: a group that gets better takes its new score as its limit. */
const groups = [
  {
    name: 'documents of the repository',
    files: ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'bench/README.md'],
    limit: 0.5,
  },
  { name: 'decisions', folder: 'decisions', ending: '.md', limit: 0.5 },
  { name: 'guides', folder: 'site/docs', ending: '.md', limit: 0.5 },
  { name: 'changelogs', folder: 'site/changelogs', ending: '.md', limit: 0.5 },
  { name: 'texts of packages', folder: 'site/reference', ending: '.md', limit: 0.5 },
  { name: 'manual', folder: 'manual', ending: '.md', limit: 0.8 },
  { name: 'read-me files', folder: 'packages', ending: 'README.md', limit: 0.5 },
  { name: 'changelogs of docgen', folder: 'packages', ending: 'CHANGELOG.md', limit: 0.5 },
  { name: 'messages', folder: 'packages/ssg-cli/src/diagnostics', ending: '.ts', limit: 1 },
  { name: 'messages about configs', folder: 'packages/ssg-cli/src/config', ending: '.ts', limit: 0.5 },
  { name: 'commands', folder: 'packages/ssg-cli/src/cli', ending: '.ts', limit: 0.5 },
  { name: 'reports of migrations', folder: 'packages/ssg-cli/src/migrate', ending: '.ts', limit: 1 },
  { name: 'messages about blogs', folder: 'packages/blog/src', ending: '.ts', limit: 1 },
  { name: 'messages about diagrams', folder: 'packages/mermaid/src', ending: '.ts', limit: 1 },
  { name: 'messages about packages', folder: 'packages/api-extractor-bridge/src', ending: '.ts', limit: 1 },
]

const kernel = new TextlintKernel()
const options = {
  rules: [{ ruleId: 'plain-english', rule: plainEnglish, options: { patterns } }],
  plugins: [
    { pluginId: 'markdown', plugin: markdown.default ?? markdown },
    { pluginId: 'text', plugin: plainText.default ?? plainText },
  ],
}

async function check(group) {
  const files = group.files ?? filesBelow(group)
  let words = 0
  let found = 0
  for (const file of files)
    for (const { text, line } of textsOf(file)) {
      words += wordsIn(text.replace(/^ *```[\s\S]*?^ *```$/gm, ''))
      const { messages } = await kernel.lintText(text, {
        ...options,
        ext: extname(file) === '.ts' ? '.txt' : '.md',
        filePath: file,
      })
      for (const message of messages) console.log(`${file}:${line - 1 + message.line}:${message.column}  ${message.message}`)
      found += messages.length
    }
  return { words, found, score: Math.round((found / words) * 10_000) / 10 }
}

function filesBelow({ folder, ending }) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith(ending) && !/(?:^|\/)(?:node_modules|dist|\.docgen)\//.test(file) && !file.endsWith('.test.ts'),
    )
    .map((file) => join(folder, file))
    .sort()
}

/** Markdown is one text; a source has one for each message. */
function textsOf(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return file.endsWith('.ts')
    ? messagesIn(file, text)
    : [{ text: text.replace(/^---\n[\s\S]*?\n---\n/, (front) => front.replace(/[^\n]/g, ' ')), line: 1 }]
}

for (const group of groups) {
  const { words, found, score } = await check(group)
  if (words === 0) {
    // A folder was moved, or an ending changed: 0 findings would say nothing.
    console.log(`${group.name}: no words in ${group.folder ?? group.files.join(', ')}`)
    process.exitCode = 1
    continue
  }
  console.log(`${group.name}: ${found} findings in ${words} words, ${score} per 1,000 (limit ${group.limit})`)
  if (score > group.limit) process.exitCode = 1
}
