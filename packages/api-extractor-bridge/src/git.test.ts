import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createTagLookup, findObjects } from './git.ts'
import { createSite } from './testing/create-site.ts'

const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']

test.each([
  ['loose', ['init', '-q'], []],
  ['packed', ['init', '-q'], ['pack-refs', '--all']],
] as const)('a tag is found where references are %s', (_, start, after) => {
  const site = createSite({ 'a.ts': 'export {}\n' })
  onTestFinished(() => site.remove())
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: site.root, encoding: 'utf8' })
  git(...start)
  git('add', '.')
  git(...who, 'commit', '-qm', 'a')
  for (const tag of ['v1.0.0', '@scope/name@1.0.0']) git('tag', tag)
  if (after.length > 0) git(...after)
  const names = ['v1.0.0', '@scope/name@1.0.0', 'v1.0.1', '1.0.0', 'name@1.0.0']
  expect(names.map(createTagLookup(site.root))).toEqual([true, true, false, false, false])
})

test('any tag may be there where the files of Git do not tell', () => {
  // https://git-scm.com/docs/reftable: what is in the folder keeps older programs away.
  const site = createSite({ '.git/HEAD': 'ref: refs/heads/.invalid\n', '.git/reftable/tables.list': '' })
  onTestFinished(() => site.remove())
  expect(createTagLookup(site.root)('v1.0.0')).toBe(true)
})

test('objects that a clone does not have are not fetched', async () => {
  const site = createSite({ 'origin/src/a.ts': 'export {}\n' })
  onTestFinished(() => site.remove())
  const origin = join(site.root, 'origin')
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: origin, encoding: 'utf8' }).trim()
  git('init', '-q')
  git('config', 'uploadpack.allowFilter', 'true')
  git('add', '.')
  git(...who, 'commit', '-qm', 'a')
  git('clone', '-q', '--no-checkout', '--filter=blob:none', pathToFileURL(origin).href, join(site.root, 'clone'))
  const names = ['HEAD:src', 'HEAD:none', 'HEAD:src/a.ts']
  const [folder, , file] = names.map((name) => (name.endsWith('none') ? undefined : git('rev-parse', name)))
  expect(await findObjects(origin, names)).toEqual([folder, undefined, file])
  expect(await findObjects(join(site.root, 'clone'), names)).toEqual([folder, undefined, undefined])
})
