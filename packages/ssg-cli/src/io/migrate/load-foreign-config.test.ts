import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadForeignConfig } from './load-foreign-config.ts'
import { putFiles } from '../put-files-fixture.ts'

const root = mkdtempSync(join(tmpdir(), 'docgen-foreign-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(files: Readonly<Record<string, string>>): void {
  putFiles(root, files)
}

test('the manifest of a package beside the site is read without an install, and texts that lack a part are named', async () => {
  write({
    '.git/HEAD': '',
    'packages/parser/package.json': '{ "name": "@acme/parser", "version": "2.1.0" }',
    'package.json': '{ "name": "vitepress", "version": "2.0.0", "private": true }',
    'packages/website/site.config.mjs': `
      import { version } from '@acme/parser/package.json'
      import { version as ofTool } from 'vitepress/package.json' with { type: 'json' }
      import { year } from 'not-installed'
      export default { title: \`v\${version}\`, items: [{ label: \`since \${year}\` }, { label: 'plain' }], ofTool }
    `,
  })
  expect(await loadForeignConfig(join(root, 'packages/website'), 'site.config.mjs')).toEqual({
    file: 'site.config.mjs',
    value: { title: 'v2.1.0', items: [{ label: 'since ' }, { label: 'plain' }], ofTool: '2.0.0' },
    opaque: [],
    partial: ['items.0.label'],
    names: new Map(),
  })
})

test('paths of files in the folder of the config, and in folders around it, are relative to that', async () => {
  write({
    'deep/website/site.config.mjs': `
      import path from 'node:path'
      import { fileURLToPath } from 'node:url'
      const here = path.dirname(fileURLToPath(import.meta.url))
      export default { own: path.join(here, 'docs'), beside: path.resolve(here, '../docs'), above: path.resolve(here, '../../a.ts'), route: '/deep/a' }
    `,
  })
  const { value } = await loadForeignConfig(join(root, 'deep/website'), 'site.config.mjs')
  expect(value).toEqual({ own: 'docs', beside: '../docs', above: '../../a.ts', route: '/deep/a' })
})

test('what is made of a list that is not known is left out once, and what else the list has stays', async () => {
  write({
    'lists/site.config.mjs': `
      import { names, first } from 'not-installed'
      import { others } from './generated.json'
      const [a] = first
      export default {
        items: [{ text: 'Home' }, ...Array.from(names).map((name) => ({ text: name.slice(1), link: '/x' }))],
        bare: [...others],
        one: [{ text: a, link: '/a' }],
      }
    `,
  })
  const config = await loadForeignConfig(join(root, 'lists'), 'site.config.mjs')
  const none = Array.from({ length: 8 }, () => null)
  expect(config.value).toEqual({ items: [{ text: 'Home' }, ...none], bare: none, one: [{ link: '/a' }] })
  expect(config.opaque).toEqual(['items', 'bare', 'one.0.text'])
})

test('a function of the config is asked, and one that fails does not answer', async () => {
  write({
    'asked/site.config.mjs': `
      import plugin from 'not-installed'
      const old = { '/a': ['/one', '/two'], '/b': '/three' }
      export default {
        plugins: [plugin, ['redirects', {
          createRedirects(path) {
            if (path === '/bad') throw new Error('no')
            return this.prefix + ' ' + (old[path] ?? '')
          },
          prefix: 'of',
        }]],
      }
    `,
  })
  const questions = [{ path: 'plugins.1.1.createRedirects', about: ['/a', '/bad', '/c'] }]
  expect(await loadForeignConfig(join(root, 'asked'), 'site.config.mjs', undefined, questions)).toMatchObject({
    answers: [
      ['/a', 'of /one,/two'],
      ['/c', 'of '],
    ],
    opaque: ['plugins.0', 'plugins.1.1.createRedirects'],
  })
})

test('methods of what a package defines may be called', async () => {
  write({
    'defined/source.mjs': `
      import { defineDocs } from 'not-installed'
      const docs = defineDocs({ dir: 'pages' })
      export const source = { from: docs.toSource(), dir: docs.dir }
    `,
  })
  const react = { calls: [], curried: {}, methods: ['toSource'] }
  expect(await loadForeignConfig(join(root, 'defined'), 'source.mjs', react)).toMatchObject({
    value: { source: { dir: 'pages' } },
    opaque: ['source.from'],
  })
})

test('what is code is left out, by its path, with what it is called', async () => {
  write({
    'code/site.config.mjs': `
      import all, { link } from 'not-installed'
      function own() {}
      export default { plugins: [[link, { size: 1 }], own, all, () => {}, link({}).use(), 'plain'] }
    `,
  })
  const { value, opaque, names } = await loadForeignConfig(join(root, 'code'), 'site.config.mjs')
  expect(value).toEqual({ plugins: [[null, { size: 1 }], null, null, null, null, 'plain'] })
  expect(opaque).toEqual(['plugins.0.0', 'plugins.1', 'plugins.2', 'plugins.3', 'plugins.4'])
  expect([...(names ?? [])]).toEqual([
    ['plugins.0.0', 'not-installed.link'],
    ['plugins.1', 'own'],
    ['plugins.2', 'not-installed'],
    ['plugins.4', 'not-installed.link().use()'],
  ])
})

test('a config that creates its own require function is read although its packages are missing', async () => {
  write({
    'own/site.config.mjs': `
      import { createRequire, isBuiltin } from 'node:module'
      const require = createRequire(import.meta.url)
      export default { css: require.resolve('none/theme.css'), made: require('none').make({}), builtin: isBuiltin('fs') }
    `,
  })
  const { value, problem } = await loadForeignConfig(join(root, 'own'), 'site.config.mjs')
  expect(problem).toBeUndefined()
  expect(value).toEqual({ css: 'none/theme.css', made: { $call: 'none.make', arguments: [{}] }, builtin: true })
})

test('a config may use modules of Node that a package puts among the globals', async () => {
  write({
    'globals/titles/title.txt': 'Widgets',
    'globals/site.config.mjs':
      "import 'not-installed'\nexport default { title: fs.readFileSync(path.join('titles', 'title.txt'), 'utf8') }\n",
  })
  expect((await loadForeignConfig(join(root, 'globals'), 'site.config.mjs')).value).toEqual({ title: 'Widgets' })
})

test('what a package that is not installed returns can be asked for anything, whatever it was called with', async () => {
  write({
    'chained/site.config.mjs': `
      import { z, Client, links } from 'not-installed'
      const flag = z.enum(['0', '1']).transform((text) => text === '1')
      const env = z.object({ FLAG: flag.default('1') }).parse({})
      const [first] = links([{ to: '/a' }])
      export default {
        title: 'Widgets',
        on: env.FLAG,
        name: new Client({ key: 1 }).name('x'),
        first,
        items: [...links(['/b'])].map((item) => item),
        made: links(Client({}), ['/c']),
      }
    `,
  })
  expect(await loadForeignConfig(join(root, 'chained'), 'site.config.mjs')).toMatchObject({
    value: {
      title: 'Widgets',
      items: [null],
      made: { $call: 'not-installed.links', arguments: [{ $call: 'not-installed.Client', arguments: [{}] }, ['/c']] },
    },
    opaque: ['on', 'name', 'first', 'items.0'],
    partial: [],
  })
})

test.each([
  ['extend({ title: "Widgets" })', { title: 'Widgets' }, ['extend']],
  ['extend(defineConfig(async () => ({ title: "Widgets" })), "dark")', undefined, []],
  ['more.extend(extend({ title: "Widgets" }, ["dark"]))', { title: 'Widgets' }, ['extend', 'extend']],
  ['() => extend({ title: "Widgets" })', { title: 'Widgets' }, ['extend']],
  ['merge({ title: "Widgets" }, { base: "/" })', undefined, []],
  ['make()', undefined, []],
])('a config that a package which is not installed makes: %s', async (code, value, opaque) => {
  write({
    'wrapped/site.config.mjs': `
      import { defineConfig, extend, make, merge, more } from 'not-installed'
      export default ${code}
    `,
  })
  const read = await loadForeignConfig(join(root, 'wrapped'), 'site.config.mjs')
  expect([read.value, read.opaque]).toEqual([value, opaque])
  expect(read.problem === undefined).toBe(value !== undefined)
})

test('a config that cannot be read is said to be made by a package', async () => {
  write({ 'made/site.config.mjs': "import { make } from 'not-installed'\nexport default make()" })
  const { problem } = await loadForeignConfig(join(root, 'made'), 'site.config.mjs')
  expect(problem).toBe('"not-installed.make()" makes it, and is not installed')
})

test('the options of a preset around the config are added to it, and the preset is named', async () => {
  write({
    'preset/site.config.mjs': `
      import { defineConfig } from 'site-tool'
      import { withPreset } from 'not-installed'
      export default await withPreset({ docs: { title: 'A' } }, defineConfig({ base: '/a/' }))
    `,
    'preset/one.config.mjs': "import { withMore } from 'not-installed'\nexport default withMore({ base: '/a/' }, 'more')",
  })
  const { value, opaque } = await loadForeignConfig(join(root, 'preset'), 'site.config.mjs')
  expect([value, opaque]).toEqual([{ docs: { title: 'A' }, base: '/a/' }, ['withPreset']])
  const one = await loadForeignConfig(join(root, 'preset'), 'one.config.mjs')
  expect([one.value, one.opaque]).toEqual([{ base: '/a/' }, []])
})

describe('of a tool in React', () => {
  const react = { calls: ['redirects', 'footer.text', 'broken', 'logo'], curried: { 'site-tool': 'options' }, locale: 'de' }

  test('options of a function that takes the config next stand in the config, and functions of it are called', async () => {
    write({
      'react/next.config.mjs': `
        import tool from 'site-tool'
        import analyzer from 'not-installed'
        const withTool = tool({ theme: 'docs' })
        const wrapped = withTool({ redirects: async () => [{ source: '/a', destination: '/b' }], broken: () => missing.part })
        export default analyzer({ on: true })({ ...wrapped, basePath: '/x', env: { SITE: new URL(process.env.NOT_SET).href, OWN: new URL('/a', 'https://acme.example') } })
      `,
    })
    const { value, opaque } = await loadForeignConfig(join(root, 'react'), 'next.config.mjs', react)
    expect(value).toEqual({
      options: { theme: 'docs' },
      redirects: [{ source: '/a', destination: '/b' }],
      basePath: '/x',
      env: { OWN: 'https://acme.example/a' },
    })
    expect(opaque).toEqual(['not-installed()', 'broken', 'env.SITE'])
  })

  test('a module is read without those that it imports where these fail', async () => {
    write({
      'alone/parts.js': 'export const parts = missing.parts\nexport const Icon = () => null',
      'alone/_meta.js': `
        import { Icon, parts } from './parts'
        const { code: Code } = parts()
        export default { first: 'First', second: { title: <Code>second</Code> }, third: <><Icon /> Third</> }
      `,
    })
    const { value, problem } = await loadForeignConfig(join(root, 'alone'), '_meta.js', react)
    expect(problem).toBeUndefined()
    expect(value).toMatchObject({ first: 'First', second: { title: { $element: 'code', children: ['second'] } } })
  })

  test('elements are data, with what components of the site show and with paths of images', async () => {
    write({
      'elements/tsconfig.json': '{ "compilerOptions": { "jsx": "preserve", "paths": { "@/*": ["./*"] } } }',
      'elements/mark.svg': '<svg/>',
      'elements/site.css': 'a { color: red }',
      'elements/name.tsx': 'export const Name = ({ of }: { of: string }) => <b>{of}</b>',
      'elements/theme.config.tsx': `
        import { useRouter } from 'next/router'
        import { Badge } from 'nextra/components'
        import mark from './mark.svg'
        import './site.css'
        import { Name } from '@/name'
        const texts: Record<string, string> = { de: 'Von Hand' }
        function Failing() { return missing.part }
        export const metadata = { title: 'Widgets' }
        export default {
          logo: () => <><img src={mark.src} /><Name of="Widgets" /><Failing>kept</Failing></>,
          footer: { text: () => <Badge>{texts[useRouter().locale]}</Badge> },
        }
      `,
    })
    const { value, named } = await loadForeignConfig(join(root, 'elements'), 'theme.config.tsx', react)
    expect(value).toEqual({
      logo: {
        $element: '',
        props: {},
        children: [
          { $element: 'img', props: { src: 'mark.svg' }, children: [] },
          { $element: 'Name', props: { of: 'Widgets' }, children: [{ $element: 'b', props: {}, children: ['Widgets'] }] },
          { $element: 'Failing', props: {}, children: ['kept'] },
        ],
      },
      footer: { text: { $element: 'Badge', props: {}, children: ['Von Hand'] } },
    })
    expect(named).toEqual({ metadata: { title: 'Widgets' } })
  })
})

test('a module of the config that fails without its packages is left out, and the rest of the config is read', async () => {
  write({
    'failing/env.ts': `
      import { read } from 'not-installed'
      const kind = read(process.env).KIND
      export function envOf() {
        if (kind === 'development') return { title: 'Dev' }
        throw new Error('unknown kind')
      }
    `,
    'failing/list.ts':
      "import { readFileSync } from 'node:fs'\nexport const list = JSON.parse(readFileSync('/none/generated.json', 'utf8'))\n",
    'failing/site.config.ts': `
      import { envOf } from './env'
      import { list } from './list'
      const env = envOf()
      export default { title: 'Widgets', image: \`/img/\${env.title}.png\`, list, plain: [1] }
    `,
  })
  expect(await loadForeignConfig(join(root, 'failing'), 'site.config.ts')).toEqual({
    file: 'site.config.ts',
    value: { title: 'Widgets', image: '/img/.png', plain: [1] },
    opaque: ['list'],
    partial: ['image'],
    names: new Map([['list', 'list.ts.list']]),
    replaced: [
      { file: 'list.ts', line: 2, problem: "Error: ENOENT: no such file or directory, open '/none/generated.json'" },
      { file: 'env.ts', line: 6, problem: 'Error: unknown kind' },
    ],
  })
})

test('a config that fails itself is named with the line', async () => {
  write({
    'broken/help.ts': "export const help = () => { throw new Error('no help') }\n",
    'broken/site.config.ts':
      "import { help } from './help'\n\nif (help() !== 1) throw new Error('no title')\nexport default { title: 'Widgets' }\n",
  })
  const { problem, problemAt, replaced } = await loadForeignConfig(join(root, 'broken'), 'site.config.ts')
  expect([problem, problemAt, replaced]).toEqual(['Error: no help', { file: 'help.ts', line: 1 }, undefined])
})
