// Code and styles around all pages, which docgen has no place for.
import type { Note } from '../note.ts'
import { folderOfFile, joinPath } from '../paths.ts'
import type { ProjectFiles } from '../site.ts'

const components = /^(?:src\/)?(?:components\/)?mdx(?:-components)?\.[jt]sx?$/

/** Style sheets that layouts import, and those that these import. */
export function sheetsOf({ paths, read }: ProjectFiles, isLayout: (path: string) => boolean): readonly string[] {
  const found = new Set<string>()
  const importsIn = (file: string): readonly string[] =>
    [...(read(file) ?? '').matchAll(/import\s+['"]((?:\.{1,2}|@|~)\/[^'"]+\.s?css)['"]/g)].flatMap(([, sheet = '']) => {
      const names = sheet.startsWith('.') ? [joinPath(folderOfFile(file), sheet)] : [sheet.slice(2), `src/${sheet.slice(2)}`]
      return names.find((name) => paths.includes(name)) ?? []
    })
  const add = (file: string): void => {
    for (const sheet of importsIn(file)) {
      if (found.has(sheet)) continue
      found.add(sheet)
      add(sheet)
    }
  }
  for (const path of paths) if (isLayout(path)) add(path)
  return [...found]
}

export function themeFiles(files: ProjectFiles, isLayout: (path: string) => boolean): readonly Note[] {
  const { paths, read } = files
  const around = paths.filter(isLayout)
  return [
    ...sheetsOf(files, isLayout).map((file) =>
      note(file, 'style-sheet', 'The style sheet was left out: add what you need of it to a style sheet of the theme.'),
    ),
    ...around
      .filter((path) => /\/_(?:app|document)\./.test(path) && isMore(read(path) ?? ''))
      .map((file) =>
        note(
          file,
          'theme-override',
          'Code around all pages was left out: `head`, `analytics` and the theme of docgen may do what it did.',
        ),
      ),
    ...paths
      .filter((path) => /^(?:src\/)?(?:pages|content)\/(?:404|500)\.(?:mdx?|[jt]sx?)$/.test(path))
      .map((file) => ({
        ...note(file, 'config', 'The page was left out: docgen has one for addresses that do not exist.'),
        kind: 'left' as const,
      })),
    ...paths
      .filter((path) => components.test(path) && /<[A-Za-z]/.test(read(path) ?? ''))
      .map((file) =>
        note(
          file,
          'theme-override',
          'Components that this file gives to all pages were left out: directives and the theme of docgen may show the same.',
        ),
      ),
  ]
}

/** Than what each site has. */
function isMore(source: string): boolean {
  return /<(?!Component\b|Html\b|Head\b|Main\b|NextScript\b|body\b|\/|>)[A-Za-z]|\buse[A-Z]\w*\(/.test(
    source.replace(/:\s*\w+<[^>]*>/g, ''),
  )
}

function note(file: string, topic: string, message: string): Note {
  return { kind: 'by-hand', topic, file, line: 1, message }
}
