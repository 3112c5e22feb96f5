// In: the root of a repository. Out: what `docgen init` has to know of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { initPaths } from '../init/plan-init.ts'
import type { PackageManager, Project } from '../init/project.ts'
import { configNames } from './load-config.ts'

/** Never throws for what the repository holds: what cannot be read counts for nothing. */
export function readProject(root: string): Project {
  const files = Object.fromEntries(
    initPaths.flatMap((path): [string, string][] => {
      const text = textOf(join(root, path))
      return text === undefined ? [] : [[path, text]]
    }),
  )
  const manifest = manifestOf(root)
  const config = configNames.find((name) => existsSync(join(root, name)))
  return {
    title: stringAt(manifest, 'name') ?? (basename(root) || 'Documentation'),
    description: stringAt(manifest, 'description'),
    repository: repositoryOf(manifest),
    branch: branchOf(root),
    packageManager: packageManagerOf(root, manifest),
    guides: guideFolders.find((folder) => hasMarkdown(join(root, folder))),
    packages: packagesOf(root),
    usesDist: usesDist(root, manifest),
    config,
    files: config === undefined ? files : { ...files, [config]: textOf(join(root, config)) ?? '' },
  }
}

const guideFolders = ['docs', 'website/docs', 'doc', 'content']

type Manifest = Readonly<Record<string, unknown>>

function manifestOf(folder: string): Manifest {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function stringAt(manifest: Manifest, key: string): string | undefined {
  const value = manifest[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** https://docs.npmjs.com/cli/configuring-npm/package-json#repository: an address, `owner/name`, or an object with `url`. */
function repositoryOf({ repository }: Manifest): string | undefined {
  const url = typeof repository === 'object' && repository !== null ? Reflect.get(repository, 'url') : repository
  if (typeof url !== 'string') return undefined
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(url)?.[1]
  if (short !== undefined) return `https://github.com/${short}`
  const [, host, path] = /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)[/:](.+?)(?:\.git)?\/?$/.exec(url) ?? []
  return host === undefined || path === undefined ? undefined : `https://${host}/${path}`
}

function branchOf(root: string): string | undefined {
  return /^ref: refs\/heads\/(.+)$/m.exec(textOf(join(root, '.git/HEAD')) ?? '')?.[1]
}

function packageManagerOf(root: string, manifest: Manifest): PackageManager {
  const named = /^(npm|pnpm|yarn|bun)@/.exec(stringAt(manifest, 'packageManager') ?? '')?.[1]
  if (named === 'npm' || named === 'pnpm' || named === 'yarn' || named === 'bun') return named
  const has = (name: string): boolean => existsSync(join(root, name))
  if (has('pnpm-lock.yaml') || has('pnpm-workspace.yaml')) return 'pnpm'
  if (has('yarn.lock')) return 'yarn'
  return has('bun.lock') || has('bun.lockb') ? 'bun' : 'npm'
}

function hasMarkdown(folder: string): boolean {
  if (!existsSync(folder)) return false
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (name) => name.endsWith('.md') && !name.includes('node_modules'),
  )
}

function packagesOf(root: string): Project['packages'] {
  const below = existsSync(join(root, 'packages')) ? readdirSync(join(root, 'packages')).map((name) => `packages/${name}`) : []
  return ['.', ...below.sort()].flatMap((folder) => {
    const manifest = manifestOf(join(root, folder))
    const name = stringAt(manifest, 'name')
    const isPublished = name !== undefined && manifest['private'] !== true
    const hasTypes = ['types', 'typings', 'exports', 'main'].some((key) => key in manifest)
    return isPublished && hasTypes ? [{ folder, name }] : []
  })
}

function usesDist(root: string, { main, module, types, exports, files }: Manifest): boolean {
  const isOthers = existsSync(join(root, 'dist')) && !existsSync(join(root, 'dist/.docgen-output'))
  return isOthers || /\bdist\b/.test(JSON.stringify([main, module, types, exports, files]))
}
