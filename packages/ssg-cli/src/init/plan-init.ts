// In: what the repository has, and where the site is to be served. Out: the files to write, and those that stay as they are.
import { Call, type Code } from '../scaffold/code-text.ts'
import { configFileText, type Setting } from '../scaffold/config-file.ts'
import type { FileChange, KeptFile } from '../scaffold/file-change.ts'
import { withIgnored } from '../scaffold/ignore-lines.ts'
import { withAdditions } from '../scaffold/manifest-text.ts'
import type { DeployTarget } from './deploy/deploy-target.ts'
import { deployTargets } from './deploy/index.ts'
import type { Project } from './project.ts'

export interface InitChoices {
  readonly deploy?: DeployTarget | undefined
  /** Of the running docgen: `0.1.0`. */
  readonly version: string
}

export interface InitPlan {
  /** Only files that change. */
  readonly changes: readonly FileChange[]
  readonly kept: readonly KeptFile[]
  /** What the user does next: sentences. */
  readonly next: readonly string[]
}

/** A second run on what the first one wrote changes nothing. */
export function planInit(project: Project, choices: InitChoices): InitPlan {
  const outDir = project.usesDist ? 'docs-dist' : 'dist'
  const configName = project.config ?? 'docgen.config.ts'
  const drafts: readonly Draft[] = [
    { path: configName, text: configText(project, choices, outDir), onConflict: 'keep silently' },
    { path: 'package.json', ...manifestDraft(project, choices) },
    { path: '.gitignore', edit: withIgnored(project.files['.gitignore'], ['.docgen/', `${outDir}/`]) },
    ...(project.guides === undefined
      ? [{ path: 'docs/index.md', text: firstPage(project), onConflict: 'keep silently' } as const]
      : []),
    ...deployDrafts(project, choices, outDir),
  ]
  const outcomes = drafts.map((draft) => outcomeOf(draft, project))
  return {
    changes: outcomes.flatMap(({ change }) => change ?? []),
    kept: outcomes.flatMap(({ kept }) => kept ?? []),
    next: nextSteps(project, choices, outDir),
  }
}

/** A file that is to be there (`text`), or one that is edited in place (`edit`: the whole new text). */
type Draft =
  | { readonly path: string; readonly text: string; readonly onConflict: 'keep silently' | 'say what to add' }
  | { readonly path: string; readonly edit: string }
  | { readonly path: string; readonly refusal: string }

function outcomeOf(draft: Draft, { files }: Project): { readonly change?: FileChange; readonly kept?: KeptFile } {
  const { path } = draft
  const before = files[path]
  if ('refusal' in draft) return { kept: { path, reason: draft.refusal } }
  if ('edit' in draft) return draft.edit === before ? {} : { change: { path, before, after: draft.edit } }
  if (before === undefined) return { change: { path, before, after: draft.text } }
  if (before === draft.text || draft.onConflict === 'keep silently') return {}
  return { kept: { path, reason: `It is there already and stays as it is. Add this to it by hand:\n${draft.text}` } }
}

function manifestDraft({ files, packages }: Project, { version }: InitChoices): { edit: string } | { refusal: string } {
  const range = `^${version}`
  const additions = {
    scripts: { 'docs:dev': 'docgen dev', 'docs:build': 'docgen build', 'docs:check': 'docgen check' },
    devDependencies: {
      ...(packages.length > 0 && { '@docgen/api-extractor-bridge': range }),
      '@docgen/ssg-cli': range,
    },
  }
  const edited = withAdditions(files['package.json'] ?? '{\n  "private": true\n}\n', additions)
  return edited === undefined ? { refusal: 'It holds no JSON object. Correct it, and run the command again.' } : { edit: edited }
}

function configText(project: Project, { deploy }: InitChoices, outDir: string): string {
  const { title, description, repository, branch = 'main', guides, packages } = project
  const place = deploy?.name === 'github-pages' ? pagesPlaceOf(repository) : {}
  const sources: Code[] = [
    new Call('docs', { dir: guides ?? 'docs', path: '/' }),
    ...(packages.length > 0 ? [new Call('apiReference', { packages: packages.map(({ folder }) => ({ folder })) })] : []),
  ]
  const settings: readonly Setting[] = [
    { key: 'title', value: title },
    { key: 'tagline', value: description },
    { key: 'url', value: place.url },
    { key: 'base', value: place.base },
    { key: 'outDir', value: outDir === 'dist' ? undefined : outDir },
    { key: 'navbar', value: navbarOf(project) },
    { key: 'editLink', value: repository && { pattern: `${repository}/edit/${branch}/{file}` } },
    { key: 'sources', value: sources },
  ]
  return configFileText(settings)
}

function navbarOf({ packages, repository }: Project): Code {
  const links = [
    ...(packages.length > 0 ? [{ label: 'API', to: '/api' }] : []),
    ...(repository === undefined ? [] : [{ label: repository.includes('gitlab') ? 'GitLab' : 'GitHub', href: repository }]),
  ]
  return links.length > 0 ? links : undefined
}

/** https://docs.github.com/pages: `<owner>.github.io` is served at the root of its host, any other repository below its name. */
function pagesPlaceOf(repository: string | undefined): { readonly url?: string; readonly base?: string } {
  const [, owner, name] = /^https:\/\/github\.com\/([^/]+)\/([^/]+)$/.exec(repository ?? '') ?? []
  if (owner === undefined || name === undefined) return {}
  const host = `${owner.toLowerCase()}.github.io`
  return { url: `https://${host}`, ...(name.toLowerCase() !== host && { base: `/${name}/` }) }
}

function firstPage({ title, description, packages }: Project): string {
  const list = packages.map(({ name }) => `- \`${name}\`\n`).join('')
  return [
    `# ${title}\n`,
    ...(description === undefined ? [] : [`\n${description}\n`]),
    ...(list === '' ? [] : [`\n## Packages\n\n${list}`]),
    '\n## Next\n\nEdit `docs/index.md`, and add pages beside it: each Markdown file is a page.\n',
  ].join('')
}

function deployDrafts(
  { packageManager, branch = 'main', repository, title }: Project,
  { deploy }: InitChoices,
  outDir: string,
): readonly Draft[] {
  const slug = slugOf(repository?.split('/').at(-1) ?? title)
  const files = deploy?.files({ packageManager, branch, outDir, slug }) ?? {}
  return Object.entries(files).map(([path, text]) => ({ path, text, onConflict: 'say what to add' }))
}

function nextSteps(
  { packageManager, branch = 'main', repository, title }: Project,
  { deploy }: InitChoices,
  outDir: string,
): readonly string[] {
  const run = packageManager === 'npm' ? 'npm run' : packageManager
  const slug = slugOf(repository?.split('/').at(-1) ?? title)
  return [
    `Run "${packageManager} install", then "${run} docs:dev".`,
    ...(deploy === undefined ? [] : [deploy.next({ packageManager, branch, outDir, slug })]),
  ]
}

function slugOf(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '') || 'docs'
  )
}

const anyFacts = { packageManager: 'npm', branch: 'main', outDir: 'dist', slug: 'docs' } as const

/** All files that init may write or edit, so that somebody can read them first; the config is found by its owner. */
export const initPaths: readonly string[] = [
  'package.json',
  '.gitignore',
  'docs/index.md',
  ...deployTargets.flatMap(({ files }) => Object.keys(files(anyFacts))),
]
