// What leaves a built site besides its pages: the policy that a host sends, and the provider that counts visits.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWarm } from '../support/run-warm.ts'
import { createSite } from '../support/test-site.ts'

async function build(config: string): Promise<(file: string) => string> {
  const root = createSite({ 'docs/index.md': '# Home\n', 'docgen.config.ts': config })
  const { code, stdout, stderr } = await runWarm(['build'], root)
  expect(code, stdout + stderr).toBe(0)
  return (file) => readFileSync(join(root, 'dist', file), 'utf8')
}

const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)].map(([, code = '']) => code)

test('the policy names the one inline script by its hash', async () => {
  const read = await build(`import { defineConfig } from '@docgen/ssg-cli'\nexport default defineConfig({ title: 'T' })\n`)
  const scripts = inlineScripts(read('index.html'))
  expect(scripts).toHaveLength(1)
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64')
  expect(read('assets/csp.txt')).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(read('index.html')).not.toContain('data-analytics')
})

test.each([
  ['fathom', "fathom({ siteId: 'ABCD' })", 'https://cdn.usefathom.com', '"data-site":"ABCD"'],
  ['plausible', "plausible({ domain: 'docs.example.com' })", 'https://plausible.io', '"data-domain":"docs.example.com"'],
])('%s is named in the pages and allowed by the policy', async (name, call, origin, attribute) => {
  const read = await build(
    `import { defineConfig, ${name} } from '@docgen/ssg-cli'\nexport default defineConfig({ title: 'T', analytics: ${call} })\n`,
  )
  expect(read('index.html').replaceAll('&quot;', '"')).toContain(attribute)
  expect(read('assets/csp.txt')).toMatch(new RegExp(`script-src [^;]*${origin.replaceAll('.', '\\.')}`))
})
