// What docgen says of a repository without a config: five lines.
import { joinedByAnd } from '@docgen/model'
import type { LeftOutPackage, WorkspaceDescription } from './description.ts'

/** What was found, and what to write to change it. Each line is whole; there are five of them. */
export function summaryOf(description: WorkspaceDescription): readonly string[] {
  const { guides, home, packages, repository, changelog, staticDir } = description
  const changelogs = packages.filter(({ hasChangelog }) => hasChangelog).length
  const shown = [
    ...(changelogs > 0 || changelog === undefined ? [countOf(changelogs, 'changelog')] : []),
    ...(changelog === undefined ? [] : [`${changelog} at /changelog`]),
  ]
  const pages = [
    ...(guides ? [`${guides.dir === '.' ? 'the Markdown files of this folder' : `${guides.dir}/`} at ${guides.path}`] : ['none']),
    ...(home === undefined ? [] : [`${home} at /`]),
    ...(staticDir === undefined ? [] : [`static files from ${staticDir}/`]),
  ]
  return [
    `No docgen.config.ts: the site "${description.title}" is built from ${describedTool(description)}.`,
    `  packages  ${packagesLine(description)}`,
    `  guides    ${pages.join('; ')}`,
    `  also      ${[...shown, repository ? `links to ${repository.url}` : 'no repository in package.json'].join('; ')}`,
    '  To change any of this, run `docgen init`, which writes docgen.config.ts for you to edit.',
  ]
}

const tools: Readonly<Record<WorkspaceDescription['tool'], string>> = {
  pnpm: 'this pnpm workspace',
  npm: 'this npm workspace',
  yarn: 'this Yarn workspace',
  lerna: 'this Lerna repository',
  nx: 'this Nx repository',
  single: 'this package',
  none: 'this folder',
}

function describedTool({ tool }: WorkspaceDescription): string {
  return tools[tool]
}

function packagesLine({ packages, leftOut, apiPath, isPrivate }: WorkspaceDescription): string {
  const names = packages.map(({ name }) => name)
  const listed = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names
  const found = names.length === 0 ? 'none' : `${joinedByAnd(listed)} at ${apiPath}`
  const notes = [
    ...(isPrivate === true ? ['private'] : []),
    ...(leftOut.length === 0 ? [] : [`left out: ${leftOutText(leftOut)}`]),
  ]
  return notes.length === 0 ? found : `${found} (${notes.join('; ')})`
}

/** Private packages and examples are meant to be left out, so their number is enough; others are named with the reason. */
function leftOutText(leftOut: readonly LeftOutPackage[]): string {
  const privates = leftOut.filter(({ reason }) => reason === 'private').length
  const examples = leftOut.filter(({ reason }) => reason === 'example').length
  const others = leftOut.filter(({ reason }) => reason !== 'private' && reason !== 'example')
  const named = others
    .slice(0, others.length > 3 ? 2 : 3)
    .map(({ folder, name, reason }) => `${name ?? folder} ${reasons[reason]}`)
  const rest = others.length - named.length
  return joinedByAnd([
    ...(privates > 0 ? [`${privates} private`] : []),
    ...(examples > 0 ? [`${examples} in folders of examples or tests`] : []),
    ...named,
    ...(rest > 0 ? [`${rest} more without an entry`] : []),
  ])
}

const reasons: Readonly<Record<LeftOutPackage['reason'], string>> = {
  example: 'is an example',
  private: 'is private',
  unnamed: 'has no name',
  'no-code': 'has no types, exports or main',
  unreadable: 'has no valid package.json',
}

function countOf(count: number, what: string): string {
  return `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`
}
