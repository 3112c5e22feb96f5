// What lies in packages/ can be packed by any client and installed in an empty folder.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './toolchain.mjs'

const manifests = readdirSync(join(root, 'packages')).map((folder) =>
  JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')),
)
const versions = new Map(manifests.map(({ name, version }) => [name, version]))

for (const { name, dependencies = {}, peerDependencies = {} } of manifests) {
  test(`${name} names versions that a registry has`, () => {
    for (const [dependency, wanted] of Object.entries({ ...dependencies, ...peerDependencies })) {
      assert.match(wanted, /^\^?\d+\.\d+\.\d+$/, dependency)
      if (versions.has(dependency)) assert.equal(wanted, versions.get(dependency), dependency)
    }
  })
}
