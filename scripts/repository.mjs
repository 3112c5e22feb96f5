// The address of the repository is written once, in package.json at the root. npm wants it in the package.json of each package, and so this writes it there:
//
//   node scripts/repository.mjs
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './toolchain.mjs'

/** The page of the repository at an address (`git+https://github.com/owner/name.git`). */
export function homeOf(url) {
  return url.replace(/^git\+/, '').replace(/\.git$/, '')
}

/** Where the workflow "Documentation" publishes the manual: GitHub Pages. Elsewhere the README is the home page. */
export function homepageOf(url) {
  const [, owner, name] = /^https:\/\/github\.com\/([^/]+)\/([^/]+)$/.exec(homeOf(url)) ?? []
  return owner === undefined ? `${homeOf(url)}#readme` : `https://${owner.toLowerCase()}.github.io/${name}/`
}

/** What the package in a folder says of the repository. */
export function repositoryFieldsOf(url, folder) {
  const home = homeOf(url)
  return {
    homepage: homepageOf(url),
    bugs: { url: `${home}/issues` },
    repository: { type: 'git', url, directory: `packages/${folder}` },
  }
}

/** The text of each package.json whose fields follow the address, by its path. */
export function manifestsWith(url) {
  return readdirSync(join(root, 'packages')).map((folder) => {
    const file = join(root, 'packages', folder, 'package.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    return { file, text: `${JSON.stringify({ ...manifest, ...repositoryFieldsOf(url, folder) }, null, 2)}\n` }
  })
}

export function ownAddress() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).repository.url
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { file, text } of manifestsWith(ownAddress())) writeFileSync(file, text)
}
