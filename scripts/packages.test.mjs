// What lies in packages/ can be packed by any client and installed in an empty folder.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { withPackedPackages } from './pack.mjs'
import { homeOf, homepageOf, manifestsWith, ownAddress } from './repository.mjs'
import { root } from './toolchain.mjs'

const manifests = readdirSync(join(root, 'packages')).map((folder) =>
  JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')),
)
const versions = new Map(manifests.map(({ name, version }) => [name, version]))

for (const { name, dependencies = {}, peerDependencies = {} } of manifests) {
  test(`${name} names versions that a registry has`, () => {
    for (const [dependency, wanted] of Object.entries({ ...dependencies, ...peerDependencies })) {
      // A peer of ours may be newer: an exact version would make each release of it a new major one of all packages.
      const isPeer = versions.has(dependency) && dependency in peerDependencies
      assert.match(wanted, isPeer ? /^>=\d+\.\d+\.\d+$/ : /^\^?\d+\.\d+\.\d+$/, dependency)
      if (versions.has(dependency)) assert.equal(wanted.replace('>=', ''), versions.get(dependency), dependency)
    }
  })
}

test('the client of TypeScript 7 and its programs are of one version, and every system has its program', () => {
  const bridge = manifests.find(({ name }) => name === '@docgen/api-extractor-bridge')
  const folder = join(root, 'packages/api-extractor-bridge/node_modules/typescript-7')
  const { version, optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  assert.equal(bridge.devDependencies['typescript-7'], `npm:typescript@${version}`)
  assert.deepEqual(bridge.optionalDependencies, optionalDependencies)
})

for (const { name, ...manifest } of manifests) {
  test(`${name} says where it comes from, and how it is published`, () => {
    assert.ok(existsSync(join(root, manifest.repository.directory, 'package.json')))
    assert.ok(manifest.description && manifest.keywords.length > 2 && manifest.sideEffects !== undefined)
    assert.deepEqual(manifest.publishConfig, { access: 'public', provenance: true })
    assert.ok(manifest.files.includes('CHANGELOG.md'))
  })
}

test('the repository has one address, that of package.json at the root: `node scripts/repository.mjs` writes it to the packages', () => {
  const url = ownAddress()
  for (const { file, text } of manifestsWith(url)) assert.equal(readFileSync(file, 'utf8'), text, file)
  const packages = readdirSync(join(root, 'packages')).map((folder) => `packages/${folder}/package.json`)
  assert.deepEqual(filesNaming(homeOf(url)), ['package.json', ...packages].sort())
  assert.deepEqual(filesNaming(homepageOf(url)), packages.sort())
})

test('another address of the repository changes all that packages say of it', () => {
  for (const { text } of manifestsWith('git+https://git.example/acme/docs.git')) {
    assert.ok(!text.includes(homeOf(ownAddress())) && !text.includes(homepageOf(ownAddress())))
    const { homepage, bugs, repository } = JSON.parse(text)
    assert.equal(homepage, 'https://git.example/acme/docs#readme')
    assert.equal(bugs.url, 'https://git.example/acme/docs/issues')
    assert.equal(repository.url, 'git+https://git.example/acme/docs.git')
    assert.ok(existsSync(join(root, repository.directory)))
  }
})

test('the home page of packages on GitHub is the manual, where the workflow publishes it', () => {
  assert.equal(homepageOf('git+https://github.com/Acme/docs.git'), 'https://acme.github.io/docs/')
})

/** What changesets write about releases of the past stays. */
function filesNaming(address) {
  const found = execFileSync('git', ['grep', '-lI', '--untracked', address.replace('https://', ''), '--', ':!*CHANGELOG.md'], {
    cwd: root,
    encoding: 'utf8',
  })
  return found.trim().split('\n').sort()
}

const ownLicense = readFileSync(join(root, 'LICENSE'), 'utf8')
const folders = readdirSync(join(root, 'packages'))

/** Paths that are packed, by the name of the package. */
const packedFiles = await withPackedPackages((packages) => new Map(packages.map(({ name, paths }) => [name, paths])))

for (const folder of folders) {
  const dir = join(root, 'packages', folder)
  const read = (file) => readFileSync(join(dir, file), 'utf8')

  test(`${folder} is packed with its license and those of what it bundles`, () => {
    const packed = packedFiles.get(JSON.parse(read('package.json')).name)
    assert.equal(read('LICENSE'), ownLicense)
    assert.ok(packed.includes('LICENSE') && packed.includes('CHANGELOG.md') && packed.includes('README.md'))
    assert.equal(packed.includes('dist/licenses.txt'), bundledIn(dir).length > 0)
    assert.ok(!packed.includes('dist/bundled-files.json'))
  })

  test(`${folder} names each package that is bundled into it, with a license text`, () => {
    const bundled = bundledIn(dir)
    const sections = bundled.length === 0 ? [] : read('dist/licenses.txt').split('\n---\n\n')
    const named = new Map(sections.map((section) => [section.split('\n', 1)[0].replace(/ \S+$/, ''), section]))
    assert.deepEqual([...named.keys()].sort(), bundled)
    for (const [name, section] of named) assert.match(section, /permi(?:ssion|tted)|licensed under/i, name)
  })
}

// Each site publishes one of them.
const workers = { 'search-worker': ['lunr', 'stemmer'], 'search-algolia': ['algoliasearch', '@algolia/client-common'] }
for (const [worker, names] of Object.entries(workers)) {
  test(`readers get ${worker}.js with the licenses of its parts`, () => {
    const text = readFileSync(join(root, 'packages/ssg-cli/dist', `${worker}.licenses.txt`), 'utf8')
    for (const name of names) assert.match(text, new RegExp(`^${name} \\d`, 'm'))
  })
}

/** Names of the packages whose files were bundled, read from the paths that the build leaves. */
function bundledIn(dir) {
  const list = join(dir, 'dist', 'bundled-files.json')
  // A package that is written in JavaScript is not built.
  const files = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const names = files.map((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file)
  return [...new Set(names)].sort()
}
