// What `npm install` of the packages brings with it, as the lockfile and the packages on the disk say.
import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './toolchain.mjs'

const packagesFolder = join(root, 'packages')
const { parse } = createRequire(join(packagesFolder, 'ssg-cli/package.json'))('yaml')
const lockfile = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'))
const own = readdirSync(packagesFolder).map((folder) => {
  const dir = join(packagesFolder, folder)
  return { dir, manifest: JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) }
})
const ownNames = new Set(own.map(({ manifest }) => manifest.name))
/** What a site has only if its author installs it. */
const additions = own.filter(({ manifest }) => ['@docgen/blog', '@docgen/mcp', '@docgen/mermaid'].includes(manifest.name))
const usual = own.filter((each) => !additions.includes(each))
const installed = installedPackages(own)

test('an install is small: fewer than 250 packages, less than 110 MB', () => {
  const { count, bytes } = sizeOf(usual)
  assert.ok(count > 20 && count < 250, `${count} packages`)
  assert.ok(bytes > 20e6 && bytes < 110e6, `${Math.round(bytes / 1e6)} MB`)
})

for (const added of additions) {
  test(`${added.manifest.name} adds fewer than 6 packages and less than 25 MB`, () => {
    const [before, after] = [sizeOf(usual), sizeOf([...usual, added])]
    assert.ok(after.count > before.count && after.count - before.count < 6, `${after.count - before.count} packages`)
    assert.ok(
      after.bytes > before.bytes && after.bytes - before.bytes < 25e6,
      `${Math.round((after.bytes - before.bytes) / 1e6)} MB`,
    )
  })
}

test('no code is installed in two versions', () => {
  // Packages of types alone are a few kilobytes, and their versions differ between the makers of refractor.
  const names = [...installed.values()].map(({ name }) => name).filter((name) => !name.startsWith('@types/'))
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  )
})

test('no command comes from two packages: it would take the place of one that a family has, such as tsc', () => {
  const commands = [...installed.values()].flatMap(({ name, dir }) => {
    const { bin = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
    return typeof bin === 'string' ? [name] : Object.keys(bin)
  })
  assert.ok(commands.includes('tsc'))
  assert.deepEqual(
    commands.filter((command, index) => commands.indexOf(command) !== index),
    [],
  )
})

for (const { dir, manifest } of own) {
  const { name, dependencies = {}, peerDependencies = {} } = manifest

  test(`${name} depends on nothing that it bundles, and has no dependency as a peer too`, () => {
    const wanted = [...Object.keys(dependencies), ...Object.keys(peerDependencies)]
    const bundled = bundledIn(dir)
    assert.deepEqual(
      wanted.filter((each) => bundled.has(each)),
      [],
    )
    assert.equal(new Set(wanted).size, wanted.length)
    for (const file of filesBelow(join(dir, 'dist')).filter((path) => path.endsWith('.js'))) {
      const asked = [...readFileSync(file, 'utf8').matchAll(/\b(?:req|require\d*)(?:\.resolve)?\("([\w@/-]+)\/package\.json"\)/g)]
      for (const [, each] of asked) assert.ok(!bundled.has(each), `${file} reads the package.json of ${each}, which it bundles`)
    }
  })
}

test('a peer of one package takes the version that another one brings', () => {
  const brought = Object.assign({}, ...own.map(({ manifest }) => manifest.dependencies))
  for (const { manifest } of own) {
    for (const [name, range] of Object.entries(manifest.peerDependencies ?? {})) {
      if (name in brought && !ownNames.has(name))
        assert.equal(
          brought[name],
          range,
          `${name}, a peer of ${manifest.name}: a fixed version beside it would be a second copy`,
        )
    }
  }
})

/** All that the dependencies lead to, on Linux: other platforms have as many binaries. */
function installedPackages(packages) {
  const found = new Map()
  const visit = (dependencies) => {
    for (const [name, version] of Object.entries(dependencies ?? {})) {
      const text = typeof version === 'string' ? version : version.version
      const key = `${name}@${text.replace(/\(.*/, '')}`
      if (ownNames.has(name) || found.has(key) || !isForLinux(lockfile.packages[key])) continue
      const folder = `${name}@${text}`.replaceAll('/', '+').replaceAll('(', '_').replaceAll(')', '')
      found.set(key, { name, dir: join(root, 'node_modules/.pnpm', folder, 'node_modules', name) })
      const snapshot = lockfile.snapshots[`${name}@${text}`]
      visit(snapshot?.dependencies)
      visit(snapshot?.optionalDependencies)
    }
  }
  for (const { dir } of packages) {
    const { dependencies, optionalDependencies } = lockfile.importers[`packages/${dir.slice(packagesFolder.length + 1)}`]
    visit(dependencies)
    visit(optionalDependencies)
  }
  return found
}

/** Of an install of these packages of ours. */
function sizeOf(packages) {
  const others = installedPackages(packages)
  const folders = [
    ...[...others.values()].map(({ dir }) => dir),
    ...packages.flatMap(({ dir }) => [join(dir, 'bin'), join(dir, 'dist')]),
  ]
  return { count: others.size + packages.length, bytes: folders.reduce((sum, folder) => sum + bytesBelow(folder), 0) }
}

function isForLinux({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] } = {}) {
  return os.includes('linux') && cpu.includes('x64') && libc.includes('glibc')
}

/** Names of the packages whose files esbuild put into `dist`. */
function bundledIn(dir) {
  const list = join(dir, 'dist/bundled-files.json')
  const files = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  // The API of TypeScript 7 is bundled, and goes by the name that it has among our dependencies: `typescript` is version 6.
  const named = files.map((file) => file.replace(/(?<=typescript@7.*\/node_modules\/)typescript(?=\/)/, 'typescript-7'))
  return new Set(named.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []))
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )
}

function bytesBelow(folder) {
  return filesBelow(folder).reduce((sum, file) => sum + statSync(file).size, 0)
}
