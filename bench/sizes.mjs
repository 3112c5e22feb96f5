// How many bytes a built page costs its reader, compressed as hosts send it.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * Bytes after gzip. `beforeIdle` are the scripts that the page names and what they import at once, `allScripts` all of the site;
 * `requests` are those that the first paint waits for: the page, its styles and these scripts. `base` is the path of the site.
 */
export function measureSizes(output, page, base = '/') {
  const html = readFileSync(join(output, page), 'utf8')
  const fileOf = (href) => href.slice(base.length)
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => fileOf(href))
  const entries = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, href]) => fileOf(href))
  const early = new Set(entries)
  for (const file of early) for (const name of importsOf(read(output, file))) early.add(`assets/${name}`)
  const scripts = readdirSync(join(output, 'assets')).filter((name) => name.endsWith('.js'))
  const sizeOf = (files) => files.reduce((sum, file) => sum + sizeOfText(read(output, file)), 0)
  return {
    html: sizeOfText(html),
    styles: sizeOf(styles),
    beforeIdle: sizeOf([...early]),
    allScripts: sizeOf(scripts.map((name) => `assets/${name}`)),
    requests: 1 + styles.length + early.size,
  }
}

/** The page with most HTML, which is a guide in a site of guides. */
export function longestPageOf(output) {
  const pages = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return pages.map((file) => ({ file, length: read(output, file).length })).sort((a, b) => b.length - a.length)[0].file
}

const read = (output, file) => readFileSync(join(output, file), 'utf8')
const sizeOfText = (text) => gzipSync(text, { level: 9 }).length

/** Names of the chunks that a bundled script imports at once: `import"./a.js"`, `import{b}from"./a.js"`. */
function importsOf(script) {
  return [...script.matchAll(/(?:import|from)\s*"\.\/([^"]+)"/g)].map(([, name]) => name)
}
