// The sites that are measured: the same pages for docgen and for Hugo, in a folder that belongs to the benchmark.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeCorpus } from './corpus.mjs'

const here = dirname(fileURLToPath(import.meta.url))
export const root = dirname(here)
export const docgenBin = join(root, 'packages/ssg-cli/bin/docgen.mjs')

const results = join(here, 'results')
const aside = join(results, 'aside')
let moved = 0

/** Empties and returns `bench/results/<name>`, which git ignores. */
export function createWorkFolder(name) {
  const folder = join(results, name)
  moveAside(folder)
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * For a minute after thousands of files were removed, ext4 makes new ones at several times the cost: what is in the way of a run is moved, and removed once
 * all is measured.
 */
export function moveAside(path) {
  if (!existsSync(path)) return
  mkdirSync(aside, { recursive: true })
  renameSync(path, join(aside, `${process.pid}-${moved++}`))
}

process.on('exit', () => rmSync(aside, { recursive: true, force: true }))

/** A site in `folder` with its Markdown in `docs`: that of `corpus` where it is given, else `pages` pages of our own. */
export function createDocgenSite(folder, { pages, corpus }) {
  const docs = join(folder, 'docs')
  if (corpus) cpSync(corpus, docs, { recursive: true })
  else writeCorpus({ pages, out: docs })
  writeFileSync(join(folder, 'package.json'), '{ "name": "benchmark", "private": true }\n')
  return {
    name: 'docgen',
    folder,
    files: markdownFiles(docs),
    build: [process.execPath, [docgenBin, 'build', folder]],
    output: join(folder, 'dist'),
    clean: () => ['dist', '.docgen'].forEach((made) => moveAside(join(folder, made))),
  }
}

export function createHugoSite(folder, { pages, content }) {
  cpSync(join(here, 'hugo'), folder, { recursive: true })
  const target = join(folder, 'content')
  if (content) cpSync(content, target, { recursive: true })
  else writeCorpus({ pages, out: target, flavour: 'hugo' })
  const cache = join(folder, 'cache')
  return {
    name: 'Hugo',
    folder,
    files: markdownFiles(target),
    build: ['hugo', ['--source', folder, '--cacheDir', cache, '--quiet']],
    output: join(folder, 'public'),
    clean: () => ['public', 'resources', 'cache', '.hugo_build.lock'].forEach((made) => moveAside(join(folder, made))),
  }
}

export function hasHugo() {
  return spawnSync('hugo', ['version'], { stdio: 'ignore' }).status === 0
}

/** Appends a sentence that is nowhere else to one page of the site. Returns its file. */
export function editOnePage(site, number) {
  const file = site.files[Math.floor(site.files.length / 2)]
  appendFileSync(file, `\nA sentence that was added by edit ${number}.\n`)
  return file
}

/** Throws where a build left fewer pages than it was given: a build that skips its work is not a fast one. */
export function checkOutput(site, text = '') {
  const found = existsSync(site.output) ? filesBelow(site.output).filter((file) => file.endsWith('.html')) : []
  if (found.length < site.files.length) throw new Error(`${site.name} wrote ${found.length} pages of ${site.files.length}.`)
  if (text && !found.some((file) => readFileSync(file, 'utf8').includes(text)))
    throw new Error(`${site.name} did not write "${text}".`)
}

function markdownFiles(folder) {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
}

function filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}
