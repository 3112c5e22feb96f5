// Sites in temporary folders: nothing is ever built inside the repository.
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Plugins of unified that fixtures show, besides what a site of docgen has. */
const unifiedPlugins = [
  'rehype-autolink-headings',
  'rehype-external-links',
  'rehype-katex',
  'rehype-unwrap-images',
  'remark-definition-list',
  'remark-gemoji',
  'remark-github',
  'remark-math',
]

const ownModules = fileURLToPath(new URL('../node_modules', import.meta.url))

/** An empty temporary folder; the caller removes it. */
export function makeTempFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'docgen-test-')))
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Copies a folder of the repository to `to` and gives it the packages that a config may import. */
export function copySite(from: string, to: string): string {
  cpSync(from, to, { recursive: true })
  linkPackages(to)
  return to
}

/** Files by their path relative to the root. */
export function writeFiles(root: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}

/** What `npm install` would do for a site: docgen, its theme, the bridge, the plugins and React below `node_modules`. */
export function linkPackages(root: string): void {
  const own = [
    '@docgen/ssg-cli',
    '@docgen/theme-react',
    '@docgen/api-extractor-bridge',
    '@docgen/blog',
    '@docgen/mermaid',
    'react',
  ]
  for (const name of [...own, ...unifiedPlugins]) {
    const link = join(root, 'node_modules', name)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(realpathSync(join(ownModules, name)), link, 'dir')
  }
}

/** A site that has Pagefind installed. */
export function linkPagefind(root: string): void {
  symlinkSync(realpathSync(join(ownModules, '../../node_modules/pagefind')), join(root, 'node_modules/pagefind'), 'dir')
}
