// The bridge over published packages that nobody tuned it for: a Markdown table of what it makes of each.
//
//   node bench/bridge-corpus.mjs --root FOLDER [NAME…]
//
// FOLDER holds the node_modules with the packages; without names, all of its package.json's dependencies are read. Needs the built bridge.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiReference } from '../packages/api-extractor-bridge/dist/index.js'

const [rootArgument, names, isChild] = readArguments(process.argv.slice(2))
const root = resolve(rootArgument)
if (isChild) {
  process.stdout.write(JSON.stringify(await measure(names)))
} else {
  console.log('| package | entries | members | unexported | references | with target | dangling | unknown | findings | s | MB |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
  for (const name of names.length > 0 ? names : dependenciesOf(root)) console.log(`| ${rowOf(name).join(' | ')} |`)
}

/** Each package in a process of its own, so that memory is that of one, and a crash costs one row. */
function rowOf(name) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), '--root', root, '--child', name],
    { encoding: 'utf8', maxBuffer: 1e8 },
  )
  if (status !== 0)
    return [
      name,
      `crash: ${
        stderr
          .trim()
          .split('\n')
          .find((line) => /error/i.test(line)) ?? status
      }`,
    ]
  return JSON.parse(stdout)
}

async function measure([name]) {
  const start = performance.now()
  const { model, diagnostics } = await apiReference({ packages: [{ npm: name }] }).load({ root, cacheDir: undefined })
  const seconds = (performance.now() - start) / 1000
  const [documented] = model.packages
  if (!documented) throw new Error(`error: ${diagnostics.map(({ message }) => message).join(' ')}`)
  const counts = countIn([documented.entries, documented.unexported ?? []])
  const exported = countIn(documented.entries)
  return [
    `${name} ${documented.version}`,
    exported.entries,
    exported.members,
    documented.unexported?.length ?? 0,
    counts.references,
    counts.targets.length,
    counts.targets.filter((target) => !counts.ids.has(target)).length,
    counts.unknown,
    diagnostics.length,
    seconds.toFixed(1),
    Math.round(process.resourceUsage().maxRSS / 1024),
  ]
}

/** What stands in a part of the model. Types of names that TypeScript did not find read `unknown` or nothing. */
function countIn(part) {
  const counts = { entries: 0, members: 0, references: 0, targets: [], unknown: 0, ids: new Set() }
  const visit = (value) => {
    if (typeof value !== 'object' || value === null) return
    if (typeof value.id === 'string') {
      counts.ids.add(value.id)
      if (typeof value.displayName === 'string') counts.entries++
      else counts.members++
    }
    if (value.kind === 'reference' && Array.isArray(value.typeArguments) && !value.isTypeParameter) {
      counts.references++
      if (value.target !== undefined) counts.targets.push(value.target)
      else if (!/^[\w$."'[\]-]+$/.test(value.name)) counts.unknown++
    }
    Object.values(value).forEach(visit)
  }
  visit(part)
  return counts
}

function dependenciesOf(folder) {
  return Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies ?? {})
}

function readArguments(given) {
  const at = given.indexOf('--root')
  const folder = at < 0 ? undefined : given[at + 1]
  if (folder === undefined) {
    console.error('Usage: node bench/bridge-corpus.mjs --root FOLDER [NAME…]')
    process.exit(2)
  }
  const others = given.filter((_, index) => index !== at && index !== at + 1)
  return [folder, others.filter((argument) => argument !== '--child'), others.includes('--child')]
}
