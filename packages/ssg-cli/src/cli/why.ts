import { realpathSync, statSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { askSite } from '../build/ask-site.ts'
import { outputPlacesOf } from '../io/output/last-build.ts'
import { isWithin } from '../io/is-within.ts'
import { openPageHistory, type PageRecord } from '../io/output/page-history.ts'
import { siteFileOf } from '../io/site-file.ts'
import { changedParts } from '../pipeline/page-parts.ts'
import { dependenciesOf, type PageDependencies, type UnknownPage } from '../pipeline/queries/why.ts'
import type { WhyFlags } from './flags.ts'
import { findRoot, openSite } from './open-site.ts'
import { renderJsonOfFailure } from './report.ts'
import { renderWhy, shortened, type WhyReport } from './why-report.ts'
import { sayProblems } from './say-problems.ts'
import type { CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Says what a page depends on, why the last build made it, and whether the next one will. */
export async function runWhyCommand(
  input: WhyFlags & { readonly root: string; readonly page: string },
  world: CliWorld,
): Promise<number> {
  const root = findRoot(input.root, world)
  const loaded = await openSite(root, input, world)
  if ('problems' in loaded) {
    if (!input.json) return sayProblems(loaded.problems, 'docgen cannot say anything about its pages', world)
    world.stdout.write(renderJsonOfFailure(loaded.problems))
    return 2
  }
  const found = await askSite({ root, loaded, useCache: true }, dependenciesOf(nameInSite(input.page, root)))
  if ('nearest' in found) throw refusalOf(input.page, found)
  const history = openPageHistory(outputPlacesOf(root, loaded.config.outDir).historyFile)
  const report = reportOf(found, history.find(found.file))
  world.stdout.write(input.json ? `${JSON.stringify(report)}\n` : renderWhy(report))
  return 0
}

/** An editor names files absolutely. Routes begin with a slash too. */
function nameInSite(page: string, root: string): string {
  if (!isAbsolute(page)) return page
  const isFile = statSync(page, { throwIfNoEntry: false })?.isFile() === true
  if (isFile) return siteFileOf(realpathSync.native(page), root)
  return isWithin(page, root) ? siteFileOf(page, root) : page
}

function refusalOf(name: string, { nearest, partOf, isUnshown }: UnknownPage): UsageError {
  const [first, ...others] = partOf
  if (first !== undefined) {
    return others.length === 0
      ? new UsageError(`"${name}" is part of the page "${first}".`, `Write "${first}".`)
      : new UsageError(
          `"${name}" is part of ${partOf.length} pages: ${shortened(partOf)}.`,
          `Write one of them, such as "${first}".`,
        )
  }
  if (isUnshown) {
    return new UsageError(
      `No page shows a declaration from "${name}", which docgen reads for the reference.`,
      'Name a page, or a file whose declarations are exported.',
    )
  }
  return new UsageError(
    `The site has no page "${name}".`,
    nearest === undefined
      ? 'Name a route, such as /docs/install/, a Markdown file, or the HTML file of a page.'
      : `Write "${nearest}".`,
  )
}

function reportOf({ parts, ...page }: PageDependencies, record: PageRecord | undefined): WhyReport {
  return {
    ...page,
    parts: Object.keys(parts),
    last: record && { changed: record.changed },
    next: record && { changed: changedParts(record.parts, parts) },
  }
}
