import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { putFiles } from '../io/put-files-fixture.ts'
import { handsOf, startMigrations, type Report } from './migrate-fixture.ts'

const { folder, run, filesIn } = startMigrations()

test('functions that make the addresses for edits are called, and give the pattern of the new site', async () => {
  putFiles(join(folder, 'edits'), {
    '.git/HEAD': '',
    'docs/start.md': '# Start\n\nText.\n',
    'website/docusaurus.config.js': `const editUrl = ({ locale, versionDocsDirPath, docPath }) =>
  locale === 'en' ? 'https://git.example/edit/main/website/' + versionDocsDirPath + '/' + docPath : 'https://translate.example'
module.exports = { title: 'W', presets: [['classic', { docs: { path: '../docs', editUrl } }]] }\n`,
    'book/.vitepress/config.mjs': `export default { title: 'W', srcDir: 'src', themeConfig: {
  editLink: { pattern: ({ filePath }) => \`https://git.example/edit/main/book/src/\${filePath}\` } } }\n`,
    'book/src/index.md': '# Book\n',
    'plain/.vitepress/config.mjs': `export default { title: 'W', srcDir: 'src', themeConfig: {
  editLink: { pattern: 'https://git.example/edit/main/plain/src/:path' } } }\n`,
    'plain/src/index.md': '# Plain\n',
  })
  for (const [site, pattern] of [
    ['website', 'https://git.example/edit/main/website/{file}'],
    ['book', 'https://git.example/edit/main/book/{file}'],
    ['plain', 'https://git.example/edit/main/plain/{file}'],
  ] as const) {
    const { out } = await run(['migrate', `edits/${site}`, '--json'])
    expect(handsOf(JSON.parse(out) as Report)).toEqual([])
    expect(await readFile(join(folder, 'edits', site, 'docgen-site/docgen.config.ts'), 'utf8')).toContain(
      `editLink: { pattern: '${pattern}' }`,
    )
  }
})

test('a reference whose entry points code makes has the packages that the repository publishes', async () => {
  const manifest = (name: string, more: object) => JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts', ...more })
  const files = {
    '.git/HEAD': 'ref: refs/heads/main\n',
    'package.json': '{ "private": true, "workspaces": ["packages/*", "website"] }',
    'packages/core/package.json': manifest('@acme/core', {}),
    'packages/react/package.json': manifest('@acme/react', {}),
    'packages/tools/package.json': manifest('@acme/tools', { private: true }),
    'website/package.json': '{ "name": "website", "private": true }',
    'website/docs/intro.md': '# Intro\n',
    'website/docusaurus.config.js': `import { entriesOf } from 'packages-of-acme'
export default { title: 'Acme', presets: ['classic'], plugins: [['docusaurus-plugin-typedoc', { entryPoints: entriesOf('..') }]] }\n`,
  }
  putFiles(join(folder, 'family'), files)
  await run(['migrate', 'docusaurus', 'family/website'])
  const config = await readFile(join(folder, 'family/website/docgen-site/docgen.config.ts'), 'utf8')
  expect(config.replace(/\s+/g, ' ')).toContain(
    "apiReference({ packages: [{ folder: '../../packages/*' }], path: '/docs/api', typedocPath: { path: '/docs/api' }, })",
  )
})

test('a site without a page that docgen can read is no success, and nothing is written', async () => {
  await mkdir(join(folder, 'pageless'))
  await writeFile(join(folder, 'pageless/mkdocs.yml'), 'site_name: Widgets\n')
  const { code, out } = await run(['migrate', 'pageless'])
  expect(code).toBe(1)
  expect(out).toMatch(
    /^The site of .* \(pageless\/mkdocs.yml\) has no page that docgen can read: nothing was written\.\n\n0 pages/,
  )
  expect(await filesIn('pageless')).toEqual(['mkdocs.yml'])
})

test.each(['package.json', 'tsconfig.json'])('options of TypeDoc are found in %s', async (file) => {
  const root = join(folder, `options-in-${file}`)
  await mkdir(join(root, 'src'), { recursive: true })
  await writeFile(join(root, 'src/index.ts'), 'export const a = 1\n')
  await writeFile(join(root, 'package.json'), '{ "name": "kit" }')
  await writeFile(join(root, file), '{ "name": "kit", "typedocOptions": { "name": "The kit", "entryPoints": ["src/index.ts"] } }')
  const { code, out } = await run(['migrate', root])
  expect([code, out]).toEqual([0, expect.stringContaining(`Migrated TypeDoc (options-in-${file}/${file})`)])
  expect(await readFile(join(root, 'docgen-site/docgen.config.ts'), 'utf8')).toContain("title: 'The kit'")
})

test('the new site keeps its packages out of version control where the old one ignores only its own', async () => {
  await mkdir(join(folder, 'ignores/docs'), { recursive: true })
  await writeFile(join(folder, 'ignores/docs/index.md'), '# Widgets\n')
  await writeFile(join(folder, 'ignores/mkdocs.yml'), 'site_name: Widgets\n')
  await writeFile(join(folder, 'ignores/.gitignore'), '/node_modules\n')
  await run(['migrate', 'ignores'])
  const text = await readFile(join(folder, 'ignores/docgen-site/.gitignore'), 'utf8')
  expect(text).toBe('node_modules/\n.docgen/\ndist/\n.dist.docgen-*\n')
})

test.each([
  [['migrate', 'hugo', 'node_modules'], 'docgen cannot migrate "hugo".'],
  [['migrate', 'docusaurus', '.'], 'There is no site to migrate'],
  [['migrate', 'wordpress'], '"wordpress" is neither a folder nor a tool that docgen can migrate.'],
  [['migrate', 'docusaurrus'], 'Write "docgen migrate docusaurus".'],
])('%j is refused', async (args, message) => {
  const { code, out } = await run(args)
  expect([code, out]).toEqual([2, expect.stringContaining(message)])
})

describe('diagrams in Mermaid bring the plugin that draws them', () => {
  const page = '# A\n\n```mermaid\ngraph LR\n  A --> B\n```\n'
  test.each([
    [
      'docusaurus',
      {
        'docusaurus.config.js':
          "module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', markdown: { mermaid: true }, themes: ['@docusaurus/theme-mermaid'], presets: [['classic', {}]] }\n",
        'docs/a.md': page,
      },
    ],
    [
      'nextra',
      {
        'next.config.mjs': "import nextra from 'nextra'\nexport default nextra({})({})\n",
        'app/layout.jsx':
          "export const metadata = { title: 'A' }\nexport default ({ children }) => <html><body>{children}</body></html>\n",
        'content/a.mdx': page,
      },
    ],
    [
      'vitepress',
      {
        '.vitepress/config.mts':
          "import { withMermaid } from 'vitepress-plugin-mermaid'\nexport default withMermaid({ title: 'A', mermaid: { theme: 'forest' } })\n",
        'a.md': page,
      },
    ],
    [
      'starlight',
      {
        'astro.config.mjs':
          "import starlight from '@astrojs/starlight'\nimport mermaid from 'astro-mermaid'\nimport rehypeMermaid from 'rehype-mermaid'\nexport default { integrations: [mermaid(), starlight({ title: 'A' })], markdown: { rehypePlugins: [rehypeMermaid] } }\n",
        'src/content/docs/a.md': page.replace('# A', '---\ntitle: A\n---'),
      },
    ],
  ])('%s', async (tool, files) => {
    const name = `mermaid-of-${tool}`
    putFiles(join(folder, name), files)
    const { code, out } = await run(['migrate', tool, name, '--json'])
    expect(code, out).toBe(0)
    expect(handsOf(JSON.parse(out) as Report)).toEqual([])
    const written = (file: string): Promise<string> => readFile(join(folder, name, 'docgen-site', file), 'utf8')
    const config = await written('docgen.config.ts')
    expect(config).toContain("import { mermaid } from '@docgen/mermaid'\n")
    expect(config).toContain('\n  plugins: [mermaid()],\n')
    expect(JSON.parse(await written('package.json'))).toMatchObject({
      devDependencies: { '@docgen/mermaid': expect.any(String) },
    })
  })
})

describe('in place, the package.json that is there', () => {
  const files = (manifest: string) => ({
    'package.json': manifest,
    '.vitepress/config.mjs': "export default { title: 'Widgets' }\n",
    'index.md': '# Widgets\n',
  })
  const scripts = `{
  "scripts": {
    "docs:dev": "vitepress dev",
    "docs:build": "tsc && docgen build"
  }
}
`

  test('keeps its scripts, and those that run another tool are named', async () => {
    putFiles(join(folder, 'scripts'), files(scripts))
    const { out } = await run(['migrate', 'scripts', '--in-place'])
    const line = 'The script "docs:dev" already exists and runs "vitepress dev". For the site of docgen, set it to "docgen dev".'
    expect(out).toContain(`  package.json:3  config\n    ${line}\n`)
    expect(out).not.toContain('The script "docs:build"')
    expect(await readFile(join(folder, 'scripts/MIGRATION.txt'), 'utf8')).toContain(`- package.json:3 (config) ${line}\n`)
    expect(await readFile(join(folder, 'scripts/package.json'), 'utf8')).toContain('"docs:dev": "vitepress dev"')
  })

  test('is named if nothing can be added to it', async () => {
    putFiles(join(folder, 'unreadable'), files('{ "scripts": null }\n'))
    const { out } = await run(['migrate', 'unreadable', '--in-place', '--json'])
    // Printed by JSON.stringify of the very type.
    expect(handsOf(JSON.parse(out) as Report)).toEqual(['package.json:1 config'])
  })

  test('does not matter to a new folder', async () => {
    putFiles(join(folder, 'apart'), files(scripts))
    const { out } = await run(['migrate', 'apart', '--json'])
    expect(handsOf(JSON.parse(out) as Report)).toEqual([])
  })
})
