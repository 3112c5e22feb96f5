import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { findObjects } from './git.ts'
import { createSite } from './testing/create-site.ts'

const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']

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
