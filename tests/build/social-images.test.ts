// Pictures for shared links: each page names its own, which is drawn anew only where something in it changed.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig, runBuild } from '@docgen/ssg-cli/testing'
import { expect, test } from 'vitest'
import { listFiles } from '../support/file-tree.ts'
import { createSite } from '../support/test-site.ts'

const config = `import { defineConfig, docs } from '@docgen/ssg-cli'
import { socialImages } from '@docgen/theme-react'

export default defineConfig({
  title: 'Kettle',
  url: 'https://example.com',
  base: '/k/',
  parts: [{ name: 'heat', label: 'Heat', color: { light: '#0b6b6d', dark: '#84cbcc' }, paths: ['/heat'] }],
  outputs: [socialImages()],
  sources: [docs({ path: '/' })],
})
`

async function build(root: string) {
  const loaded = await loadConfig({ root })
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  const { diagnostics, ok, output } = await runBuild({ root, loaded, useCache: true, write: true, failOn: 'error' })
  return { ok, found: diagnostics.map(({ code, message }) => `${code} ${message}`), written: output?.written }
}

let root = ''
const read = (path: string): Buffer => readFileSync(join(root, 'dist', path))
const imageOf = (page: string): string | undefined =>
  /<meta property="og:image" content="([^"]*)"/.exec(read(page).toString())?.[1]

test('each page has a picture of its own', async () => {
  root = createSite({
    'docgen.config.ts': config,
    'docs/index.md': '# Start\n\nText.\n',
    'docs/heat/boil.md': '# Boil the water\n\nText.\n',
    'docs/own.md': '---\nimage: ./own.png\n---\n\n# Own picture\n\nText.\n',
    'docs/own.png': Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\nText.\n',
  })
  expect(await build(root)).toMatchObject({ ok: true, found: [] })
  expect(imageOf('index.html')).toBe('https://example.com/k/social/index.png')
  expect(imageOf('heat/boil/index.html')).toBe('https://example.com/k/social/heat/boil.png')
  expect(read('heat/boil/index.html').toString()).toContain('<meta property="og:image:width" content="1200"/>')
  expect(read('heat/boil/index.html').toString()).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  expect(imageOf('own/index.html')).toMatch(/^https:\/\/example\.com\/k\/assets\/own-\w+\.png$/)
  expect([imageOf('hidden/index.html'), imageOf('404.html')]).toEqual([undefined, undefined])
  const pictures = listFiles(join(root, 'dist')).filter((file) => file.startsWith('social/'))
  expect(pictures).toEqual(['social/heat/boil.png', 'social/index.png'])
  for (const picture of pictures) {
    const bytes = read(picture)
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(30_000)
  }

  const [before, other] = [read('social/heat/boil.png'), statSync(join(root, 'dist/social/index.png'))]
  expect((await build(root)).written).toBe(0)
  writeFileSync(join(root, 'docs/heat/boil.md'), '# Boil the milk\n\nText.\n')
  await build(root)
  expect(read('social/heat/boil.png').equals(before)).toBe(false)
  expect(statSync(join(root, 'dist/social/index.png'))).toMatchObject({ ino: other.ino, mtimeMs: other.mtimeMs })
})
