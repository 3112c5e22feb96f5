// `docgen why`: the change that made a build write a page, and what the next one will do.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWarm } from '../support/run-warm.ts'
import { createSite } from '../support/test-site.ts'

interface Why {
  readonly path: string
  readonly file: string
  readonly source?: string
  readonly includes: readonly string[]
  readonly declarations: readonly string[]
  readonly pages: readonly string[]
  readonly last?: { readonly changed: readonly string[] }
  readonly next?: { readonly changed: readonly string[] }
}

async function whyOf(page: string, root: string): Promise<Why> {
  const { stdout, stderr, code } = await runWarm(['why', page, '.', '--json'], root)
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  const why: Why = JSON.parse(stdout)
  return why
}

test('a page says what it is made of, and which change made it be written', async () => {
  const root = createSite({
    'docs/index.md': '# Home\n\nSee [the guide](./guide.md).\n',
    'docs/guide.md': '# Guide\n\n```ts file=./one.ts\n```\n',
    'docs/one.ts': 'export const one = 1\n',
  })
  const write = (file: string, text: string): void => writeFileSync(join(root, file), text)
  const build = async (): Promise<void> => expect((await runWarm(['build'], root)).code).toBe(0)

  expect((await whyOf('docs/index.md', root)).last).toBeUndefined()
  await build()
  // Absolute paths too, as editors have them.
  expect((await whyOf(join(root, 'docs/guide.md'), root)).path).toBe('/guide/')
  expect((await whyOf(join(root, 'dist/guide/index.html'), root)).path).toBe('/guide/')
  const [home, guide] = [await whyOf('docs/index.md', root), await whyOf('guide', root)]
  expect(home).toMatchObject({ path: '/', file: 'index.html', source: 'docs/index.md', pages: ['/guide/'] })
  expect(guide).toMatchObject({ path: '/guide/', includes: ['docs/one.ts'], pages: [] })
  for (const page of [home, guide]) expect([page.last, page.next]).toEqual([{ changed: [] }, { changed: [] }])

  write('docs/one.ts', 'export const two = 2\n')
  expect((await whyOf('guide', root)).next).toEqual({ changed: ['source'] })
  await build()
  expect(await whyOf('guide', root)).toMatchObject({ last: { changed: ['source'] }, next: { changed: [] } })
  expect((await whyOf('index.html', root)).last).toEqual({ changed: [] })

  write('docs/guide.md', '# Another name\n\nText.\n')
  await build()
  // The order of the sidebar, and so the page after the home page, holds its name.
  expect((await whyOf('/', root)).last?.changed).toEqual(expect.arrayContaining(['sidebar', 'next']))
  expect((await whyOf('/', root)).last?.changed).not.toContain('source')
})

test('of a page that the site does not have, the nearest is named', async () => {
  const root = createSite({ 'docs/index.md': '# Home\n', 'docs/install.md': '# Install\n' })
  const { stderr, code } = await runWarm(['why', 'docs/instal.md'], root)
  expect(code).toBe(2)
  expect(stderr).toBe('docgen: The site has no page "docs/instal.md".\n  hint: Write "docs/install.md".\n')
  const path = join(root, 'docs/instal.md')
  expect((await runWarm(['why', path], root)).stderr).toBe(
    `docgen: The site has no page "${path}".\n  hint: Write "docs/install.md".\n`,
  )
})

test('an absolute path names what pages depend on, also above the site', async () => {
  const repository = createSite({
    '.git/HEAD': 'ref: refs/heads/main\n',
    'shared/note.md': 'A note.\n',
    'site/docs/index.md': '# Home\n\n![A cat](./cat.png)\n\n```md file=../../shared/note.md\n```\n',
    'site/docs/cat.png': '',
    'site/docs/guide.md': '# Guide\n',
  })
  const root = join(repository, 'site')
  for (const file of ['shared/note.md', 'site/docs/cat.png']) {
    const path = join(repository, file)
    const { stderr } = await runWarm(['why', path], root)
    expect(stderr).toBe(`docgen: "${path}" is part of the page "/".\n  hint: Write "/".\n`)
  }
})

test('of a file that is part of pages, one of them is named', async () => {
  const root = createSite({
    'docs/index.md': '# Home\n\n![A shape](./shape.svg)\n',
    'docs/guide.md': '# Guide\n\n```ts file=./one.ts\n```\n\n![A shape](./shape.svg)\n',
    'docs/one.ts': 'export const one = 1\n',
    'docs/shape.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
    'data.json': '["a", "b"]\n',
    'packages/core/package.json': '{ "name": "@kit/core", "version": "1.0.0", "types": "./index.d.ts" }\n',
    'packages/core/index.d.ts': "export * from './kit'\nexport declare const core: number\n",
    'packages/core/kit.d.ts': `import type { Inner } from './inner'
import type { Size } from './size'
export declare class Kit { readonly inner: Inner; readonly size: Size }
export declare class Box extends Kit {}
export declare class Lid {}
`,
    'packages/core/inner.d.ts': 'export interface Inner { readonly name: string }\n',
    'packages/core/size.d.ts': 'export {}\n',
    'packages/core/README.md': '# Core\n\nIt counts.\n',
    'docgen.config.mjs': `import { apiReference } from '@docgen/api-extractor-bridge'
import { defineConfig, defineSource, docs } from '@docgen/ssg-cli'
const origin = { file: 'data.json' }
const api = apiReference({ packages: [{ folder: 'packages/core' }] })
const load = async ({ read }) => ({
  pages: JSON.parse(await read('data.json')).map((name) => ({ route: '/' + name + '/', title: name, markdown: name, origin })),
})
export default defineConfig({ title: 'Site', sources: [docs({ path: '/' }), defineSource({ name: 'made', load }), api] })
`,
  })
  const refusalOf = async (name: string): Promise<string> => (await runWarm(['why', name], root)).stderr
  expect(await refusalOf('docs/one.ts')).toBe('docgen: "docs/one.ts" is part of the page "/guide/".\n  hint: Write "/guide/".\n')
  const oneOf = (name: string, ...pages: readonly string[]): string =>
    `docgen: "${name}" is part of ${pages.length} pages: ${pages.join(', ')}.\n  hint: Write one of them, such as "${pages[0]}".\n`
  expect(await refusalOf('docs/shape.svg')).toBe(oneOf('docs/shape.svg', '/', '/guide/'))
  expect(await refusalOf('data.json')).toBe(oneOf('data.json', '/a/', '/b/'))
  expect(await refusalOf('packages/core/README.md')).toBe(
    'docgen: "packages/core/README.md" is part of the page "/api/core/".\n  hint: Write "/api/core/".\n',
  )
  expect((await whyOf('/api/core/', root)).includes).toEqual(['packages/core/README.md'])
  const [box, kit] = ['/api/core/class/Box/', '/api/core/class/Kit/']
  expect(await refusalOf('packages/core/kit.d.ts')).toBe(oneOf('packages/core/kit.d.ts', box, kit, '/api/core/class/Lid/'))
  expect(await refusalOf('./packages/core/inner.d.ts')).toBe(oneOf('./packages/core/inner.d.ts', box, kit))
  expect((await whyOf(kit, root)).declarations).toEqual(['packages/core/inner.d.ts', 'packages/core/kit.d.ts'])
  expect(await refusalOf('packages/core/size.d.ts')).toBe(
    'docgen: No page shows a declaration from "packages/core/size.d.ts", which docgen reads for the reference.\n  hint: Name a page, or a file whose declarations are exported.\n',
  )
  expect((await whyOf('/404.html', root)).file).toBe('404.html')
})

test('of a page that a source makes, a change of its text is told as such', async () => {
  const root = createSite({ 'docs/index.md': '# Home\n' })
  const write = (text: string): void =>
    writeFileSync(
      join(root, 'docgen.config.mjs'),
      `import { defineConfig, defineSource, docs } from '@docgen/ssg-cli'
import { readFileSync } from 'node:fs'
const load = () => ({ pages: ['a', 'b'].map((name) => ({ route: '/' + name + '/', title: name, markdown: ${text} })) })
export default defineConfig({ title: 'Site', sources: [docs(), defineSource({ name: 'made', load })] })
`,
    )
  const build = async (): Promise<void> => expect((await runWarm(['build'], root)).code).toBe(0)
  write(`'One ' + name`)
  await build()
  write(`'One ' + (name === 'b' ? 'more' : name)`)
  await build()
  expect((await whyOf('/b/', root)).last).toEqual({ changed: ['source', 'head'] })
  expect((await whyOf('/a/', root)).last).toEqual({ changed: [] })
})
