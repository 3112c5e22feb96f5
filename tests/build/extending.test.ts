// What authors add to docgen is built as they wrote it, made anew only where its key changed, and served by the dev server as it is built.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig, runBuild } from '@docgen/ssg-cli/testing'
import { expect, test } from 'vitest'
import { sitesFolder } from '../support/fixture-sites.ts'
import { serveSite } from '../support/serve.ts'
import { copySite } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

async function build(root: string) {
  const loaded = await loadConfig({ root })
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  const { diagnostics, ok } = await runBuild({ root, loaded, useCache: true, write: true, failOn: 'error' })
  return { ok, found: diagnostics.map(({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`) }
}

test('a check reports at the words of the source', async () => {
  const root = copySite(join(sitesFolder, 'own-check'), join(createTempFolder(), 'site'))
  const found = [
    'docs/index.md:7:9 forbidden-word The style guide forbids the word "utilize".',
    'docs/index.md:8:7 forbidden-word The style guide forbids the word "utilize".',
  ]
  expect(await build(root)).toEqual({ ok: true, found })
  // Of pages that come from the cache, too.
  writeFileSync(join(root, 'docs/new.md'), '# New\n\nA whitelist.\n')
  expect(await build(root)).toEqual({
    ok: true,
    found: [...found, 'docs/new.md:3:3 forbidden-word The style guide forbids the word "whitelist".'],
  })
  writeFileSync(
    join(root, 'docs/new.md'),
    '# New\n\nRead it [*Here*](./old.md), or ask ![here](./p.png) the [guide](./index.md).\n',
  )
  writeFileSync(join(root, 'docs/p.png'), '')
  const vague = 'docs/new.md:3:9 vague-link The link text "Here" does not say where the link leads.'
  expect((await build(root)).found).toContain(vague)
})

test('a plugin adds frontmatter keys, which its checks can read', async () => {
  const root = copySite(join(sitesFolder, 'own-frontmatter'), join(createTempFolder(), 'site'))
  const stale = 'docs/guide.md:3:11 stale-guide The guide was last reviewed on 2025-02-03.'
  expect(await build(root)).toEqual({ ok: true, found: [stale] })
  // Of pages that come from the cache, too.
  const plugin = readFileSync(join(root, 'guide-reviews.ts'), 'utf8')
  writeFileSync(
    join(root, 'guide-reviews.ts'),
    plugin.replace("{ type: 'date' }", "{ type: 'number' }").replace('reviewed < since', 'reviewed < 1'),
  )
  const wrong = (file: string, day: string) =>
    `docs/${file}.md:3:11 frontmatter-type The frontmatter key "reviewed" has the value "${day}".`
  expect(await build(root)).toEqual({ ok: false, found: [wrong('guide', '2025-02-03'), wrong('index', '2026-02-03')] })
  // A check that asks for what nothing declares would find nothing anywhere.
  writeFileSync(
    join(root, 'guide-reviews.ts'),
    plugin.replace('ownFrontmatter(keys)', "ownFrontmatter({ ...keys, owner: { type: 'date' } })"),
  )
  const { found } = await build(root)
  expect(found.join('\n')).toContain(
    "The key \"owner\" is declared as `{ type: 'string', required: true }`, and not as `{ type: 'date' }`.",
  )
  // The config may declare it too.
  writeFileSync(join(root, 'guide-reviews.ts'), plugin)
  const config = readFileSync(join(root, 'docgen.config.ts'), 'utf8')
  const declare = (type: string) =>
    writeFileSync(
      join(root, 'docgen.config.ts'),
      config.replace('lastUpdate: false,', `lastUpdate: false, frontmatter: { owner: ${type} },`),
    )
  declare("{ required: true, type: 'string' }")
  expect(await build(root)).toEqual({ ok: true, found: [stale] })
})

test('outputs are written, kept where their key is, and served by the dev server', async () => {
  const root = copySite(join(sitesFolder, 'own-output'), join(createTempFolder(), 'site'))
  const outputOf = (path: string): string => readFileSync(join(root, 'dist', path), 'utf8')
  expect(await build(root)).toEqual({ ok: true, found: [] })
  expect(outputOf('pages.csv')).toBe('address,title,changed,links\n/,"Say ""hello""",,3\n/guide/,"Guide",,1\n')
  expect(outputOf('content/index.htm')).toContain('<a href="/guide/#a">twice</a>')
  const before = statSync(join(root, 'dist/content/guide.htm'))

  writeFileSync(join(root, 'docs/index.md'), '# Home\n\nOnly [this](./guide.md).\n')
  expect((await build(root)).ok).toBe(true)
  expect(outputOf('pages.csv')).toContain('/,"Home",,1\n')
  expect(outputOf('content/index.htm')).toContain('Only')
  expect(statSync(join(root, 'dist/content/guide.htm'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })

  const { url, stop } = await serveSite('dev', root)
  try {
    for (const path of ['pages.csv', 'content/guide.htm']) expect(await (await fetch(url + path)).text()).toBe(outputOf(path))
  } finally {
    await stop()
  }
})
