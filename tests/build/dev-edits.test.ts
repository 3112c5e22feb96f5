// Whatever an author does, and however quickly, `docgen dev` serves in the end what one would serve that is started then.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listFiles } from '../support/file-tree.ts'
import { sitesFolder } from '../support/fixture-sites.ts'
import { runWarm } from '../support/run-warm.ts'
import { serveSite } from '../support/serve.ts'
import { copySite } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

const names = ['a', 'b', 'c', 'deep/d', 'deep/e']
const paths = ['', 'guide/', 'nothing/', 'moved/d/', 'moved/e/', 'search/index.json', ...names.map((name) => `${name}/`)]

/** The same numbers for the same seed, from 0 to below 1. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

function createAuthor(root: string, seed: number, folders: readonly [string, ...string[]] = ['docs']) {
  const random = randomOf(seed)
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(random() * items.length)] ?? items[0]
  const fileOf = (name: string): string => join(root, pick(folders), `${name}.md`)
  const somePage = (): string => pick(['a', 'b', 'c', 'deep/d', 'deep/e'])
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const pageText = (edit: number): string =>
    [
      `# Edit ${edit}`,
      `[Elsewhere](./${pick(['a', 'b', 'c'])}.md)`,
      `![Drawing](/docs/${pick(['one', 'two'])}.svg#inline)`,
      `## Section ${edit}`,
      '```ts file=./included.ts\n```',
    ].join('\n\n')
  const steps: readonly [(edit: number) => void, ...((edit: number) => void)[]] = [
    (edit) => write(fileOf(somePage()), pageText(edit)),
    (edit) => write(fileOf(somePage()), pageText(edit)),
    (edit) => {
      const file = fileOf(somePage())
      // As an editor writes that empties a file first.
      write(file, '')
      write(file, `# Again ${edit}\n`)
    },
    (edit) => {
      const file = fileOf(somePage())
      // As others do, which put a new file in the place of the old one, and are asked to save twice.
      for (const text of [`# Half ${edit}\n`, `# Whole ${edit}\n`]) {
        write(`${file}~`, text)
        renameSync(`${file}~`, file)
      }
    },
    (edit) => {
      // Saved before its author has come to the end of a line. No draft, which a build leaves out.
      write(
        fileOf(somePage()),
        `---\ntitle: ${pick(['"Open', 'One', 'One: two', ''])}\n${pick(['tags', 'hide_title: true', ''])}\n---\n\nText ${edit}\n`,
      )
    },
    () => {
      const [from, to] = [join(root, pick(folders), 'deep'), join(root, pick(folders), pick(['moved', 'deep']))]
      if (!existsSync(from) || from === to) return
      rmSync(to, { recursive: true, force: true })
      renameSync(from, to)
    },
    () => rmSync(fileOf(somePage()), { force: true }),
    () => {
      const from = fileOf(somePage())
      const to = fileOf(somePage())
      if (!existsSync(from)) return
      mkdirSync(dirname(to), { recursive: true })
      renameSync(from, to)
    },
    (edit) => write(join(root, 'docs', `${pick(['one', 'two'])}.svg`), `<svg viewBox="0 0 9 9"><desc>${edit}</desc></svg>`),
    (edit) => write(join(root, 'docs/included.ts'), `export const edit = ${edit}\n`),
  ]
  return { edit: (edit: number) => pick(steps)(edit), pause: () => pick([0, 0, 1, 4]) }
}

/** What is served, but for what names the server and how often it has changed. */
async function servedBy(url: string, asked: readonly string[] = paths): Promise<Readonly<Record<string, string>>> {
  const answers = asked.map(async (path) => {
    const response = await fetch(url + path)
    const text = (await response.text()).replaceAll(/data-revision="[^"]*"/g, '').replaceAll(url, '/')
    return [path, `${response.status} ${text}`] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}

async function startDev(root: string): Promise<string> {
  const { url, stop } = await serveSite('dev', root)
  onTestFinished(async () => void (await stop()))
  return url
}

test.each([1, 2, 3])('after many edits docgen dev serves what a new one serves (%i)', async (seed) => {
  const root = copySite(join(sitesFolder, 'reader'), join(createTempFolder(), 'reader'))
  const url = await startDev(root)
  const author = createAuthor(root, seed)
  for (let edit = 0; edit < 60; edit++) {
    author.edit(edit)
    // Edits come in while pages are made, and while none is.
    for (let asked = author.pause(); asked > 0; asked--) await fetch(url + (paths[(edit + asked) % paths.length] ?? ''))
  }
  const other = await startDev(root)
  await expect.poll(() => servedBy(url), { timeout: 60_000 }).toEqual(await servedBy(other))
  expect((await servedBy(url))['']).toContain('<h1')
  await expectFilesOfBuild(root, url)
})

test('after many edits of a site in two languages docgen dev serves what a new one serves', async () => {
  const root = copySite(join(sitesFolder, 'reader'), join(createTempFolder(), 'reader'))
  const config = `import { defineConfig, docs } from '@docgen/ssg-cli'
export default defineConfig({
  title: 'Reader',
  locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  lastUpdate: false,
  sources: [docs({ path: '/' })],
})
`
  writeFileSync(join(root, 'docgen.config.ts'), config)
  mkdirSync(join(root, 'i18n/de/docs/deep'), { recursive: true })
  const all = paths.flatMap((path) => [path, `de/${path}`])
  const url = await startDev(root)
  const author = createAuthor(root, 4, ['docs', 'i18n/de/docs'])
  for (let edit = 0; edit < 60; edit++) {
    author.edit(edit)
    for (let asked = author.pause(); asked > 0; asked--) await fetch(url + (all[(edit + asked) % all.length] ?? ''))
  }
  const other = await startDev(root)
  await expect.poll(() => servedBy(url, all), { timeout: 60_000 }).toEqual(await servedBy(other, all))
  expect((await servedBy(url, all))['de/']).toContain('<html lang="de"')
  await expectFilesOfBuild(root, url)
})

test('folders that go away and come back are served with what comes into them then', async () => {
  const root = copySite(join(sitesFolder, 'reader'), join(createTempFolder(), 'reader'))
  mkdirSync(join(root, 'static'))
  writeFileSync(join(root, 'static/old.txt'), 'old')
  const url = await startDev(root)
  await expect.poll(() => servedBy(url, ['old.txt'])).toEqual({ 'old.txt': '200 old' })
  const folders = ['docs', 'static'].map((name) => join(root, name))
  for (const folder of folders) renameSync(folder, `${folder}_`)
  await expect.poll(() => servedBy(url, ['old.txt']).then(Object.values)).toEqual([expect.stringMatching(/^404/)])
  for (const folder of folders) renameSync(`${folder}_`, folder)
  await expect.poll(() => servedBy(url, ['old.txt'])).toEqual({ 'old.txt': '200 old' })
  writeFileSync(join(root, 'static/new.txt'), 'new')
  await expect.poll(() => servedBy(url, ['new.txt'])).toEqual({ 'new.txt': '200 new' })
})

/** Every file of a build but its pages, which hold the dev server's script, has the same bytes in dev. */
async function expectFilesOfBuild(root: string, url: string): Promise<void> {
  // Some of the edits have broken links.
  await runWarm(['build', '--no-strict', '--no-cache', '--out-dir', 'out'], root)
  const files = listFiles(join(root, 'out')).filter((file) => !file.startsWith('.') && !file.endsWith('.html'))
  expect(files).toEqual(expect.arrayContaining(['search/index.json', 'search/pages.json']))
  const differing = await Promise.all(
    files.map(async (file) => {
      const response = await fetch(url + file.split('/').map(encodeURIComponent).join('/'))
      const served = Buffer.from(await response.arrayBuffer())
      return response.status === 200 && served.equals(readFileSync(join(root, 'out', file))) ? [] : [file]
    }),
  )
  expect(differing.flat()).toEqual([])
}
