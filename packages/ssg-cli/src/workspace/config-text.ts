// In: what was found in a repository. Out: the docgen.config.ts that says so.
import { isPackagePattern, repositoryBase } from '@docgen/model'
import { Call } from '../scaffold/code-text.ts'
import { configFileText, type Setting } from '../scaffold/config-file.ts'
import type { WorkspaceDescription } from './description.ts'

/** A config that is valid as it stands: whatever a site without a config shows, a site with this one shows. */
export function configTextOf(description: WorkspaceDescription): string {
  return configFileText(configSettingsOf(description))
}

/** The values of that config, for whoever adds to them. Settings that say nothing have no value. */
export function configSettingsOf(description: WorkspaceDescription): readonly Setting[] {
  const { title, tagline, version, license, repository, guides, home, changelog, packages, groups, apiPath, outDir, staticDir } =
    description
  const { patterns, isPrivate } = description
  const list = packages.map(({ folder, dir }) => ({ folder, ...(lastOf(folder) !== dir && { dir }) }))
  const addsPrivate = (folder: string): boolean => isPrivate === true && isPackagePattern(folder) && !folder.startsWith('!')
  const entries = patterns?.map((folder) => ({ folder, ...(addsPrivate(folder) && { privatePackages: true }) })) ?? list
  const withChangelog = list.filter((_, index) => packages[index]?.hasChangelog === true)
  const changed = patterns !== undefined && withChangelog.length > 0 ? entries : withChangelog
  const navbar = navbarOf(description)
  return [
    { key: 'title', value: title },
    { key: 'tagline', value: tagline },
    { key: 'version', value: version },
    { key: 'outDir', value: outDir === 'dist' ? undefined : outDir },
    { key: 'staticDir', value: staticDir },
    { key: 'repository', value: repository && { url: repository.url, branch: repository.branch } },
    { key: 'editLink', value: repository && { pattern: `${repositoryBase(repository, 'edit', repository.branch)}/{file}` } },
    { key: 'navbar', value: navbar.length === 0 ? undefined : navbar },
    { key: 'footer', value: license === undefined ? undefined : { copyright: releasedUnder(license) } },
    {
      key: 'sources',
      value: [
        ...(home === undefined ? [] : [new Call('readme', { file: home })]),
        ...(guides ? [new Call('docs', { dir: guides.dir, path: guides.path })] : []),
        ...(packages.length === 0
          ? []
          : [new Call('apiReference', { path: apiPath, packages: entries, ...(groups && { groups }) })]),
        ...(changed.length === 0 ? [] : [new Call('changelogs', { packages: changed })]),
        ...(changelog === undefined ? [] : [new Call('changelogs', { file: changelog })]),
      ],
    },
  ]
}

/** `Apache License` says itself what it is. */
function releasedUnder(license: string): string {
  return /\blicen[cs]e\b/i.test(license) ? `Released under the ${license}.` : `Released under the ${license} license.`
}

function navbarOf({ guides, packages, apiPath, changelog, repository }: WorkspaceDescription) {
  return [
    ...(guides?.path === '/docs' ? [{ label: 'Guides', to: '/docs' }] : []),
    ...(packages.length > 0 ? [{ label: 'API', to: apiPath }] : []),
    ...(changelog === undefined ? [] : [{ label: 'Changelog', to: '/changelog' }]),
    ...(repository ? [{ label: hostNameOf(repository.url), href: repository.url }] : []),
  ]
}

function hostNameOf(url: string): string {
  const host = url.split('/')[2] ?? ''
  const known: Readonly<Record<string, string>> = { 'github.com': 'GitHub', 'gitlab.com': 'GitLab', 'bitbucket.org': 'Bitbucket' }
  return known[host] ?? 'Repository'
}

function lastOf(path: string): string {
  return path.split('/').at(-1) ?? path
}
