import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { configFileText } from '../../scaffold/config-file.ts'
import type { FileChange } from '../../scaffold/file-change.ts'
import { ignoredPaths, withIgnored } from '../../scaffold/ignore-lines.ts'
import { docgenScripts, withAdditions } from '../../scaffold/manifest-text.ts'
import type { Migration } from '../../migrate/core/site.ts'
import { reportFile } from '../../migrate/core/report.ts'
import { callsIn } from '../../scaffold/code-text.ts'
import { ownVersion } from '../own-packages.ts'
import { writeChanges } from '../write-changes.ts'

interface WriteInput {
  readonly migration: Migration
  /** As the tool is called: `Docusaurus`. */
  readonly title: string
  /** Absolute paths of the old site and the new one, which may be the same. */
  readonly root: string
  readonly out: string
}

/** Whether a folder can take a new site: it is not there, or empty. */
export function isFree(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}

/** Returns the paths that were left because they changed meanwhile, or were there already. Old pages go only once their new ones are written. */
export function writeMigration({ migration, title, root, out }: WriteInput): readonly string[] {
  const before = (path: string): string | undefined =>
    existsSync(join(out, path)) ? readFileSync(join(out, path), 'utf8') : undefined
  const changes: readonly FileChange[] = [
    ...migration.pages.map(({ from, to, text }) => ({
      path: to,
      before: root === out && from === to ? before(to) : undefined,
      after: text,
    })),
    ...migration.files.map(({ path, text }) => ({ path, before: undefined, after: text })),
    { path: 'docgen.config.ts', before: undefined, after: configFileText(migration.settings) },
    { path: 'MIGRATION.txt', before: undefined, after: reportFile(migration, title) },
    manifestChange(migration, before('package.json')),
    ignoreChange(before('.gitignore')),
  ]
  const left = writeChanges(
    out,
    changes.filter((change) => change.before !== change.after),
  )
  if (root === out) {
    for (const { from, to } of migration.pages)
      if (from !== to && !from.startsWith('../') && !left.includes(to)) rmSync(join(root, from), { force: true })
  }
  const copies = migration.copies.filter(({ from, to }) => join(root, from) !== join(out, to))
  for (const { from, to } of copies) {
    mkdirSync(dirname(join(out, to)), { recursive: true })
    if (!existsSync(join(out, to))) copyFileSync(join(root, from), join(out, to))
  }
  return left
}

function ignoreChange(before: string | undefined): FileChange {
  return { path: '.gitignore', before, after: withIgnored(before, ignoredPaths(before, 'dist')) }
}

function manifestChange({ settings }: Migration, before: string | undefined): FileChange {
  const range = `^${ownVersion}`
  const calls = settings.flatMap(({ value }) => callsIn(value))
  const additions = {
    scripts: docgenScripts,
    devDependencies: {
      ...(calls.includes('apiReference') && { '@docgen/api-extractor-bridge': range }),
      ...(calls.includes('blog') && { '@docgen/blog': range }),
      ...(calls.includes('mermaid') && { '@docgen/mermaid': range }),
      '@docgen/ssg-cli': range,
      ...(calls.includes('extendTheme') && { '@docgen/theme-react': range }),
    },
  }
  const after = withAdditions(before ?? '{\n  "private": true\n}\n', additions)
  return { path: 'package.json', before, after: after ?? before ?? '' }
}
