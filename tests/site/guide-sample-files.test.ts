// Whoever copies the code of a guide gets all of it: a file that a page shows in parts is shown whole, and no sample is left over.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { siteFolder } from './accounts-site.ts'

const docs = join(siteFolder, 'docs')
const fence = /^```\w+ [^\n]*?file="([^"]+)"(?: region=([\w-]+))?/gm

const shown = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((page) =>
    [...readFileSync(join(docs, page), 'utf8').matchAll(fence)].map(([, file = '', region]) => ({ page, file, region })),
  )

/** Lines of code that lie in none of these regions. */
function linesOutside(file: string, regions: ReadonlySet<string | undefined>): readonly string[] {
  let open: string | undefined
  return readFileSync(join(siteFolder, file), 'utf8')
    .split('\n')
    .filter((line) => {
      const start = /^\/\/ #region (.+)$/.exec(line)?.[1]
      if (start !== undefined) open = start
      const isEnd = line === '// #endregion'
      const isOutside = start === undefined && !isEnd && line !== '' && !regions.has(open)
      if (isEnd) open = undefined
      return isOutside
    })
}

test('a file that a page shows by regions is on that page from its first line to its last', () => {
  const parts = new Map<string, { readonly file: string; readonly regions: Set<string | undefined> }>()
  for (const { page, file, region } of shown.filter((part) => part.region !== undefined)) {
    const part = parts.get(`${page}: ${file}`) ?? { file, regions: new Set() }
    parts.set(`${page}: ${file}`, { file, regions: part.regions.add(region) })
  }
  expect(parts.size).toBeGreaterThan(5)
  const missing = [...parts].flatMap(([name, { file, regions }]) => {
    const isWhole = shown.some((other) => other.file === file && other.region === undefined)
    return isWhole ? [] : linesOutside(file, regions).map((line) => `${name}: ${line}`)
  })
  expect(missing).toEqual([])
})

test('every sample is shown by a guide, or only hands on one that is', () => {
  const samples = readdirSync(join(siteFolder, 'samples'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const isShown = (sample: string) => shown.some(({ file }) => file === `samples/${sample}`)
  const handsOn = (sample: string) => /^export \* from '[^']+'\n$/.test(readFileSync(join(siteFolder, 'samples', sample), 'utf8'))
  expect(samples.length).toBeGreaterThan(40)
  expect(samples.filter((sample) => !isShown(sample) && !handsOn(sample))).toEqual([])
})

test('no sample of the reference is cut where a page of it is narrow: 80 columns are the most', () => {
  const folder = join(siteFolder, 'reference')
  const wide = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].flatMap(([, code = '']) =>
        code.split('\n').flatMap((line) => (line.length > 80 ? [`${file}: ${line}`] : [])),
      ),
    )
  expect(wide).toEqual([])
})

const pageTexts = new Map(
  readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((page) => [page, readFileSync(join(docs, page), 'utf8')] as const),
)

interface ShownCode {
  readonly title: string | undefined
  readonly code: string
}

/** The code that readers of a page see, with the name that the page gives it. A file in parts counts with all of them. */
const codeOf = (text: string): readonly ShownCode[] =>
  [...text.matchAll(/^ *```tsx?\b([^\n]*)\n([\s\S]*?)^ *```$/gm)].flatMap(([, meta = '', own = '']) => {
    if (/ setup\b/.test(meta)) return []
    const file = / file="([^"]+)"/.exec(meta)?.[1]
    const code = file === undefined ? own : readFileSync(join(siteFolder, file), 'utf8')
    return [{ title: / title="([^"]+)"/.exec(meta)?.[1], code }]
  })

const importsOf = (code: string): readonly string[] => ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName)

const nameOf = (path: string): string => basename(path).replace(/\.tsx?$/, '')

/** The page and those that it links to: where its readers look for what it does not say itself. */
const readersPages = (page: string, text: string): readonly string[] => [
  text,
  ...[...text.matchAll(/\]\(([\w./-]+\.md)(?:#[\w-]+)?\)/g)].map(([, to = '']) => pageTexts.get(join(dirname(page), to)) ?? ''),
]

test('a file that shown code imports is shown under that name, on the page or one that it links to', () => {
  const lost = [...pageTexts].flatMap(([page, text]) => {
    const around = readersPages(page, text).flatMap(codeOf)
    const titles = new Set(around.map(({ title }) => title && nameOf(title)))
    return codeOf(text).flatMap(({ title, code }) =>
      importsOf(code).flatMap((name) => (name.startsWith('.') && !titles.has(nameOf(name)) ? [`${page} ${title}: ${name}`] : [])),
    )
  })
  expect(lost).toEqual([])
})

/** What an application in which the guide is of use has anyway. */
const given =
  /^(?:node:|express$|graphql$|mongodb$|react|next$|next\/|@nestjs\/|@sveltejs\/kit$|@accounts\/(?:(?:rest-)?client|client-password|express-session|mongo)$)/

test('a package that shown code imports is installed by a command of the page, or of one that it links to', () => {
  const missing = [...pageTexts].flatMap(([page, text]) => {
    const commands = readersPages(page, text).flatMap((one) => one.match(/(?:npm|npx expo) install [^\n`]+/g) ?? [])
    const installed = new Set(commands.flatMap((command) => command.split(' ').map((word) => word.replace(/(.)@[\w.^]+$/, '$1'))))
    return codeOf(text).flatMap(({ title, code }) =>
      importsOf(code)
        .filter((name) => !/^[.$]/.test(name) && !given.test(name))
        .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
        .flatMap((name) => (installed.has(name) ? [] : [`${page} ${title}: ${name}`])),
    )
  })
  expect(missing).toEqual([])
})

/** npm puts it where code finds it, since other packages need it; pnpm does not. */
test('a page that says what to install names the package of the types that its code imports', () => {
  const pages = [...pageTexts].flatMap(([page, text]) => {
    const commands = text.match(/npm install [^\n`]*@accounts\/[^\n`]+/g) ?? []
    const isImported = codeOf(text).some(({ code }) => importsOf(code).includes('@accounts/types'))
    return isImported && commands.length > 0 ? [{ page, isNamed: /@accounts\/types\b/.test(commands.join()) }] : []
  })
  expect(pages.length).toBeGreaterThan(5)
  expect(pages.filter(({ isNamed }) => !isNamed).map(({ page }) => page)).toEqual([])
})

test('a GraphQL document with several operations names each, so that a server accepts it', () => {
  const documents = [...pageTexts].flatMap(([page, text]) =>
    [...text.matchAll(/^ *```graphql\b[^\n]*\n([\s\S]*?)^ *```$/gm)].map(([, code = '']) => ({ page, code })),
  )
  expect(documents.length).toBeGreaterThan(5)
  const refused = documents.filter(({ code }) => {
    const operations = code.match(/^ *(?:query|mutation|subscription)\b.*/gm) ?? []
    return operations.length > 1 && operations.some((line) => /^ *\w+ *\{/.test(line))
  })
  expect(refused).toEqual([])
})
