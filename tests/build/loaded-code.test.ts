// Which code a start loads: a third of a build that makes nothing anew is the loading of modules.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const dist = join(dirname(createRequire(import.meta.url).resolve('@docgen/ssg-cli/package.json')), 'dist')

const moduleOf = (name: string): string =>
  readdirSync(dist).find((file) => new RegExp(`^${name}(-[A-Z0-9]+)?\\.js$`).test(file)) ?? name

/** Names of the packages bundled into the modules that come with these, told by the comments that esbuild leaves. */
function packagesWith(names: readonly string[]): ReadonlySet<string> {
  const modules = new Set(names.map(moduleOf))
  const packages = new Set<string>()
  for (const module of modules) {
    const text = readFileSync(join(dist, module), 'utf8')
    for (const [, other = ''] of text.matchAll(/^(?:import|export|\})[^;]*?"\.\/([^"]+)";$/gm)) modules.add(other)
    for (const [, name = ''] of text.matchAll(/^\/\/ .*node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)) packages.add(name)
  }
  return packages
}

const start = ['cli', 'build', 'run-build', 'load-config', 'site-lock']

test.each([
  ['a start', start, 'commander', ['yaml', 'fast-glob', 'parse5', 'micromark-core-commonmark']],
  ['the compiling of Markdown', ['compile-markdown'], 'mdast-util-to-hast', ['fast-glob', 'parse5', 'micromark-core-commonmark']],
])('%s loads no parser and no finder of files that few sites need', (_, modules, own, others) => {
  const packages = packagesWith(modules)
  expect(packages).toContain(own)
  expect(others.filter((name) => packages.has(name))).toEqual([])
})
