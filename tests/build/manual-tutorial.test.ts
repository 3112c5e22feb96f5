// The manual's tutorial, followed step by step: its files, its commands, and what it says that they print.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { makeTempFolder, removeFolder } from '../support/temp-site.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(join(repository, 'manual/docs/tutorial.md'), 'utf8')
const fences = [...page.matchAll(/^(`{3,})(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^\1$/gm)].map(
  ([, , language = '', title, text = '']) => ({ language, title, text }),
)

const folder = makeTempFolder()
afterAll(() => removeFolder(folder))

test('every fence is a file, a command, or what that command prints', () => {
  expect(fences.length).toBeGreaterThan(12)
  expect(fences.filter(({ language, title }) => language !== 'bash' && title === undefined)).toEqual([])
})

test('the commands print what the page says', async () => {
  let root = folder
  const printed: string[] = []
  const promised: string[] = []
  for (const { language, title, text } of fences) {
    if (language === 'text') promised.push(withoutMeasures(text))
    else if (language !== 'bash') write(join(root, title ?? ''), text)
    else if (text.startsWith('mkdir')) root = join(root, /^mkdir (\S+)\ncd \1\n$/.exec(text)?.[1] ?? '')
    else if (text.startsWith('npm install')) install(root, text)
    else printed.push(withoutMeasures(await run(text, root)))
  }
  expect(promised).toHaveLength(3)
  expect(printed).toEqual(promised)
})

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Without a registry: the packages are those of the repository. */
function install(root: string, script: string): void {
  const packages = [...script.matchAll(/@docgen\/([\w-]+)/g)].map(([, each = '']) => each)
  expect(packages).toEqual(['ssg-cli', 'api-extractor-bridge'])
  mkdirSync(join(root, 'node_modules/@docgen'), { recursive: true })
  for (const each of packages) symlinkSync(join(repository, 'packages', each), join(root, 'node_modules/@docgen', each), 'dir')
  mkdirSync(join(root, 'node_modules/.bin'))
  symlinkSync('../@docgen/ssg-cli/bin/docgen.mjs', join(root, 'node_modules/.bin/docgen'))
}

/** What `npx` starts, without the second that npm takes to find it. Resolves to what the command prints, whatever its exit code. */
function run(script: string, cwd: string): Promise<string> {
  const [npx, name = '', ...args] = script.trim().split(' ')
  expect(npx).toBe('npx')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(cwd, 'node_modules/.bin', name), ...args], {
      cwd,
      env: { ...process.env, GITHUB_ACTIONS: '' },
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('error', reject).once('close', () => resolve(output))
  })
}

/** Times and sizes are those of the machine. */
function withoutMeasures(text: string): string {
  return text
    .replace(/in [\d.]+ (?:ms|s)\b/, 'in <time>')
    .replace(/\([\d.]+ (?:kB|MB)\)/, '(<size>)')
    .trimEnd()
}
