// The API reference of the site by itself, as a build loads it: from the packages, or from the folder where an earlier run left it.
//
//   node bench/reference-alone.mjs SITE CACHE_FOLDER
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadSitePackages } from './site-packages.mjs'
import { root } from './sites.mjs'

const [siteArgument, cache] = process.argv.slice(2)
if (!siteArgument || !cache) {
  console.error('Usage: node bench/reference-alone.mjs SITE CACHE_FOLDER')
  process.exit(2)
}
const site = resolve(siteArgument)
const { apiReference } = await import(pathToFileURL(join(root, 'packages/api-extractor-bridge/dist/index.js')).href)
const source = apiReference({ packages: await loadSitePackages(site) })
const { model, fromCache } = await source.load({ root: site, cacheDir: resolve(cache) })
const entries = model.packages.reduce((sum, { entries }) => sum + entries.length, 0)
console.log(`${model.packages.length} packages, ${entries} entries${fromCache ? ', remembered' : ''}`)
