// In: what the repository has, and where the site is to be served. Out: the files to write, and those that stay as they are.
import { configFileText } from '../scaffold/config-file.ts'
import type { FileChange, KeptFile } from '../scaffold/file-change.ts'
import { ignoredPaths, withIgnored } from '../scaffold/ignore-lines.ts'
import { docgenScripts, otherScriptsIn, withAdditions } from '../scaffold/manifest-text.ts'
import { configSettingsOf } from '../workspace/config-text.ts'
import type { WorkspaceDescription } from '../workspace/description.ts'
import { managerVersionOf } from '../workspace/package-patterns.ts'
import type { DeployFacts, DeployTarget } from './deploy/deploy-target.ts'
import { deployTargets } from './deploy/index.ts'
import type { Project } from './project.ts'

interface InitChoices {
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
  const { workspace, files } = project
  const facts = deployFactsOf(project)
  const drafts: readonly Draft[] = [
    { path: project.config ?? 'docgen.config.ts', text: configText(workspace, choices), onConflict: 'keep silently' },
    { path: 'package.json', ...manifestDraft(project, choices) },
    { path: '.gitignore', edit: withIgnored(files['.gitignore'], ignoredPaths(files['.gitignore'], outDirOf(project))) },
    // A config that is there says where the pages are.
    ...(hasPages(workspace) || project.config !== undefined
      ? []
      : [{ path: 'docs/index.md', text: firstPage(workspace), onConflict: 'keep silently' } as const]),
    ...deployDrafts(choices, facts),
  ]
  const outcomes = drafts.map((draft) => outcomeOf(draft, project))
  const others = otherScriptsIn(files['package.json'] ?? '', docgenScripts)
  return {
    changes: outcomes.flatMap(({ change }) => change ?? []),
    kept: [...outcomes.flatMap(({ kept }) => kept ?? []), ...others.map(keptScript), ...otherPlace(project, choices)],
    next: [
      `Run "${workspace.packageManager} install", then "${devCommand(workspace, others)}".`,
      ...(choices.deploy === undefined ? [] : [choices.deploy.next(facts)]),
      ...(lacksUrl(project, choices) ? [urlStep] : []),
    ],
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
  return { kept: { path, reason: `It already exists and stays as it is. Add this to it by hand:\n${draft.text}` } }
}

type OtherScript = ReturnType<typeof otherScriptsIn>[number]

/** Workflows of deploy targets run these scripts, so one that runs another tool publishes its site. */
function keptScript({ name, value, wanted }: OtherScript): KeptFile {
  const lines = `  ${JSON.stringify(name)}: ${JSON.stringify(wanted)}\n`
  return {
    path: 'package.json',
    reason: `Its script "${name}" already exists and runs "${value}". For the site of docgen, set it by hand:\n${lines}`,
  }
}

function devCommand({ packageManager }: WorkspaceDescription, others: readonly OtherScript[]): string {
  const runs = { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' }
  if (others.some(({ name }) => name === 'docs:dev')) return `${runs[packageManager]} docgen dev`
  return `${packageManager === 'npm' ? 'npm run' : packageManager} docs:dev`
}

function manifestDraft({ files, workspace }: Project, { version }: InitChoices): { edit: string } | { refusal: string } {
  const range = `^${version}`
  const additions = {
    scripts: docgenScripts,
    devDependencies: {
      ...(workspace.packages.length > 0 && { '@docgen/api-extractor-bridge': range }),
      '@docgen/ssg-cli': range,
    },
  }
  const edited = withAdditions(files['package.json'] ?? '{\n  "private": true\n}\n', additions)
  return edited === undefined
    ? {
        refusal:
          'Its text is not valid JSON, or its scripts or dependencies are not objects. Fix it, then run the command again.',
      }
    : { edit: edited }
}

/** What a site without a config shows, and where it is served. */
function configText(workspace: WorkspaceDescription, { deploy }: InitChoices): string {
  const place = placeOf(workspace, deploy)
  const guides = hasPages(workspace) ? workspace.guides : { dir: 'docs', path: '/' as const }
  // Written down, the version of the package would be that of the day of `docgen init`.
  const [title, ...others] = configSettingsOf({ ...workspace, guides, version: undefined })
  return configFileText([
    ...(title ? [title] : []),
    { key: 'url', value: place.url },
    { key: 'base', value: place.base },
    ...others,
  ])
}

/** Whether the site has a page of its own to begin with. */
function hasPages({ guides, home }: WorkspaceDescription): boolean {
  return guides !== undefined || home !== undefined
}

function placeOf({ repository }: WorkspaceDescription, deploy: DeployTarget | undefined): Place {
  return deploy?.name === 'github-pages' ? pagesPlaceOf(repository?.url) : {}
}

const urlStep =
  'Set `url` in the config to the address of the site once you know it: the sitemap, feeds and canonical links need it.'

/** Hosts choose the address of a site when it is first published there. */
function lacksUrl({ config, site, workspace }: Project, { deploy }: InitChoices): boolean {
  if (deploy === undefined || placeOf(workspace, deploy).url !== undefined) return false
  return config === undefined || (site !== undefined && site.url === undefined)
}

/** On GitHub Pages, an existing config may lack `url` or have another `base`. A site with its own domain is left alone. */
function otherPlace({ config, site, workspace }: Project, { deploy }: InitChoices): readonly KeptFile[] {
  const { url, base = '/' } = placeOf(workspace, deploy)
  if (config === undefined || site === undefined || url === undefined) return []
  if (site.url !== undefined && (site.url !== url || site.base === base)) return []
  const reason = `It already exists and stays as it is. GitHub serves this site at ${url}${base}. Set this in it by hand:\n`
  return [{ path: config, reason: `${reason}  url: '${url}',\n  base: '${base}',\n` }]
}

interface Place {
  readonly url?: string
  readonly base?: string
}

/** https://docs.github.com/pages: `<owner>.github.io` is served at the root of its host, any other repository below its name. */
function pagesPlaceOf(repository: string | undefined): Place {
  const [, owner, name] = /^https:\/\/github\.com\/([^/]+)\/([^/]+)$/.exec(repository ?? '') ?? []
  if (owner === undefined || name === undefined) return {}
  const host = `${owner.toLowerCase()}.github.io`
  return { url: `https://${host}`, ...(name.toLowerCase() !== host && { base: `/${name}/` }) }
}

function firstPage({ title, tagline, packages }: WorkspaceDescription): string {
  const list = packages.map(({ name }) => `- \`${name}\`\n`).join('')
  return [
    `# ${title}\n`,
    ...(tagline === undefined ? [] : [`\n${tagline}\n`]),
    ...(list === '' ? [] : [`\n## Packages\n\n${list}`]),
    '\n## Next\n\nEdit `docs/index.md`. To add a page, add a Markdown file to `docs/`.\n',
  ].join('')
}

function outDirOf({ site, workspace }: Project): string {
  return site?.outDir ?? workspace.outDir
}

function deployFactsOf(project: Project): DeployFacts {
  const { workspace, files } = project
  const { packageManager, repository, title } = workspace
  const slug = slugOf(repository?.url.split('/').at(-1) ?? title)
  return {
    packageManager,
    managerVersion: managerVersionOf(files),
    branch: repository?.branch ?? 'main',
    outDir: outDirOf(project),
    slug,
  }
}

function deployDrafts({ deploy }: InitChoices, facts: DeployFacts): readonly Draft[] {
  const files = deploy?.files(facts) ?? {}
  return Object.entries(files).map(([path, text]) => ({ path, text, onConflict: 'say what to add' }))
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
