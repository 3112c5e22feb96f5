// A site with a package that has releases: commits with the tags of versions, and the reports of the API in them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runWarm } from './run-warm.ts'
import { linkPackages, writeFiles } from './temp-site.ts'

const config = [
  "import { apiReference } from '@docgen/api-extractor-bridge'",
  "import { defineConfig, docs, markdownPages } from '@docgen/ssg-cli'",
  `const api = apiReference({ packages: [{ folder: 'packages/box' }], history: 'api-reports' })`,
  `export default defineConfig({ title: 'Kit', sources: [docs(), api], outputs: [markdownPages()] })`,
].join('\n')

const first = 'export interface Box {\n  /** In grams. */\n  weight: number\n}\nexport declare enum Kind { Small }\n'
const second = `${first.replace('number\n', 'number\n  /** In millimeters. */\n  size: number\n').replace('Small', 'Small, Large')}export declare function box(): Box\n`
const third = `${second}export declare function crate(): Box\n`

/** Declarations of the package, each with more than the one before. */
export const versions = { first, second, third }

interface Repository {
  readonly root: string
  readonly git: (...args: readonly string[]) => void
}

/** In a folder that is empty. */
export function createRepository(root: string): Repository {
  writeFiles(root, {
    '.gitignore': 'node_modules\ndist\n.docgen\n',
    'docgen.config.ts': config,
    'docs/index.md': '# Kit\n',
  })
  linkPackages(root)
  const identity = [
    '-c',
    'user.name=Kit',
    '-c',
    'user.email=kit@example.com',
    '-c',
    'commit.gpgsign=false',
    '-c',
    'tag.gpgsign=false',
  ]
  const environment = { ...process.env, GIT_AUTHOR_DATE: '2024-05-31T12:00:00Z', GIT_COMMITTER_DATE: '2024-05-31T12:00:00Z' }
  const git = (...args: readonly string[]): void =>
    void execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore', env: environment })
  git('init', '--quiet')
  return { root, git }
}

export function writePackage(root: string, version: string, types: string): void {
  const files = { 'package.json': JSON.stringify({ name: '@kit/box', version }), 'index.d.ts': types }
  mkdirSync(join(root, 'packages/box'), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, 'packages/box', file), text)
}

/** Fails with what the command reports. */
export async function docgen(root: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runWarm(args, root)
  if (code !== 0 || stderr.includes('error')) throw new Error(`docgen ${args.join(' ')}: ${String(code)}\n${stdout}\n${stderr}`)
  return stdout
}

export async function release(repository: Repository, version: string, types: string): Promise<void> {
  writePackage(repository.root, version, types)
  await docgen(repository.root, 'api', 'report', '--update')
  repository.git('add', '--all')
  repository.git('commit', '--quiet', '--message', version)
  repository.git('tag', `@kit/box@${version}`)
}
