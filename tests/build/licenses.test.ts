// The scripts of a site hold code of others, whose licenses ask for their notice.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWarm } from '../support/run-warm.ts'
import { createSite } from '../support/test-site.ts'

const config = `import { defineConfig } from '@docgen/ssg-cli'
import { extendTheme, reactTheme } from '@docgen/theme-react'
export default defineConfig({ title: 'T', theme: extendTheme(reactTheme, { islands: { Clock: './clock.tsx' } }) })
`

test('a site carries the licenses of what its scripts are made of, cold and from the cache', async () => {
  const root = createSite({
    'docs/index.md': '# Home\n',
    'docgen.config.ts': config,
    'clock.tsx': `import { tick } from 'clockwork'\nexport default function Clock() { return <b>{tick()}</b> }\n`,
  })
  const clockwork = join(root, 'node_modules/clockwork')
  mkdirSync(clockwork, { recursive: true })
  writeFileSync(
    join(clockwork, 'package.json'),
    '{ "name": "clockwork", "version": "2.1.0", "license": "ISC", "main": "index.js" }',
  )
  writeFileSync(join(clockwork, 'index.js'), 'export const tick = () => "tick of clockwork"')
  writeFileSync(join(clockwork, 'LICENSE'), 'Copyright the makers of clockwork')

  for (const run of ['cold', 'cached']) {
    if (run === 'cached') writeFileSync(join(root, 'docs/index.md'), '# Home\n\nChanged.\n')
    const { code, stdout, stderr } = await runWarm(['build'], root)
    expect(code, stdout + stderr).toBe(0)
    const assets = join(root, 'dist/assets')
    const licenses = readFileSync(join(assets, 'licenses.txt'), 'utf8')
    const packages = licenses.split('\n---\n\n').map((section) => section.split('\n', 1)[0]?.replace(/ \S+$/, ''))
    expect(packages, run).toEqual([...new Set(packages)].sort())
    expect(packages).toEqual(
      expect.arrayContaining(['@fontsource-variable/figtree', 'clockwork', 'lunr', 'react', 'react-dom', 'scheduler', 'stemmer']),
    )
    expect(licenses).toContain('Copyright the makers of clockwork')
    expect(licenses).toContain('SIL OPEN FONT LICENSE')
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
    expect(scripts.some((name) => readFileSync(join(assets, name), 'utf8').includes('tick of clockwork'))).toBe(true)
  }
})
