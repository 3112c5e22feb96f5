// In which release a declaration came: what the reports of tagged commits say, on the pages that a build and the dev server make.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRepository, docgen, release, versions, writePackage } from '../support/released-site.ts'
import { runWarm } from '../support/run-warm.ts'
import { serveSite } from '../support/serve.ts'
import { createTempFolder } from '../support/test-site.ts'

/** Badges by what they say, with the text that is shown to those who point at them. */
function badgesOf(html: string): readonly string[] {
  return [...html.matchAll(/<(?:li|span)(?: title="([^"]*)")? class="docgen-badge[^>]*>([^<]*)/g)].map(([, title = '', label]) =>
    `${label} ${title}`.trim(),
  )
}

test('pages say which release brought a declaration or a member, and what none has brought yet', async () => {
  const repository = createRepository(createTempFolder())
  const { root, git } = repository
  const pageOf = (path: string): readonly string[] =>
    badgesOf(readFileSync(join(root, 'dist/api/box', path, 'index.html'), 'utf8'))
  await release(repository, '1.0.0', versions.first)
  await release(repository, '1.1.0', versions.second)
  writePackage(root, '1.1.0', versions.third)
  await docgen(root, 'build')
  const since = 'Since 1.1.0 May 31, 2024'
  expect(pageOf('interface/Box')).toEqual([since])
  expect(pageOf('enum/Kind')).toEqual([since])
  expect(pageOf('function/box')).toEqual([since])
  expect(pageOf('function/crate')).toEqual(['Unreleased'])
  const changes = readFileSync(join(root, 'dist/api/box/api-changes.md'), 'utf8')
  expect(changes.slice(changes.indexOf('## '))).toBe(
    [
      '## Unreleased\n\n### Added\n\n- [`crate`](/api/box/function/crate.md)',
      '## 1.1.0 2024-05-31\n\n**Possibly breaking**\n\n### Changed\n\n- [`Box`](/api/box/interface/Box.md) **Possibly breaking**\n\n  ```diff\n  +   size: number\n  ```',
      '- [`Kind`](/api/box/enum/Kind.md) **Possibly breaking**\n\n  ```diff\n  +   Large,\n  ```',
      '### Added\n\n- [`box`](/api/box/function/box.md)\n',
    ].join('\n\n'),
  )
  expect(readFileSync(join(root, 'dist/api/box/interface/Box/index.html'), 'utf8')).toContain(
    'Changed in <a href="/api/box/api-changes/#1.1.0">1.1.0</a>',
  )

  // Comparing takes a while: an edit of a guide does not pay for it.
  const kept = join(root, '.docgen/changes-api')
  const { ino } = statSync(kept)
  writeFileSync(join(root, 'docs/index.md'), '# Kit\n\nMore.\n')
  await docgen(root, 'build')
  expect(readFileSync(join(root, 'dist/docs/index.html'), 'utf8')).toContain('More.')
  expect(statSync(kept).ino).toBe(ino)
  expect(pageOf('function/crate')).toEqual(['Unreleased'])

  // A tag is all that is new.
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Publish')
  writePackage(root, '1.2.0', versions.third)
  await docgen(root, 'build')
  expect(pageOf('function/crate')).toEqual(['Since 1.2.0'])
  await release(repository, '1.2.0', versions.third)
  await docgen(root, 'build')
  expect(pageOf('function/crate')).toEqual(['Since 1.2.0 May 31, 2024'])

  const served = await serveSite('dev', root)
  try {
    const crate = async (): Promise<readonly string[]> =>
      badgesOf(await (await fetch(`${served.url}api/box/function/crate/`)).text())
    await expect.poll(crate, { timeout: 30_000 }).toEqual(['Since 1.2.0 May 31, 2024'])
    git('tag', '--delete', '@kit/box@1.2.0')
    await expect.poll(crate, { timeout: 30_000 }).toEqual(['Since 1.2.0'])
  } finally {
    await served.stop()
  }
})

test('without tags nothing is said, and reports that are not there are a mistake in the config', async () => {
  const { root, git } = createRepository(createTempFolder())
  writePackage(root, '1.0.0', versions.first)
  const { code, stdout } = await runWarm(['build'], root)
  expect(code).toBe(1)
  expect(stdout).toMatch(/docgen\.config\.ts:3:\d+ +error +api-reports-not-found/)
  await docgen(root, 'api', 'report', '--update')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  await docgen(root, 'build')
  expect(badgesOf(readFileSync(join(root, 'dist/api/box/interface/Box/index.html'), 'utf8'))).toEqual([])
})
