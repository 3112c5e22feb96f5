#!/usr/bin/env node
// `npm create docgen` is `docgen init`.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const generator = dirname(createRequire(import.meta.url).resolve('@docgen/ssg-cli/package.json'))
process.argv.splice(2, 0, 'init')
await import(pathToFileURL(join(generator, 'bin', 'docgen.mjs')).href)
