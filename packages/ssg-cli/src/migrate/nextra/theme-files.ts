// Code and styles around all pages, which docgen has no place for.
import type { Note } from '../core/note.ts'
import { folderOfFile, joinPath } from '../core/paths.ts'
import type { ProjectFiles } from '../core/site.ts'

const layout = /^(?:src\/)?(?:pages\/_app|pages\/_document|app\/(?:\[\w+\]\/|\([\w-]+\)\/)?layout)\.(?:[jt]sx?|mdx)$/
const components = /^(?:src\/)?mdx-components\.[jt]sx?$/

export function themeFiles({ paths, read }: ProjectFiles): readonly Note[] {
  const around = paths.filter((path) => layout.test(path))
  const sheets = around.flatMap((path) =>
    [...(read(path) ?? '').matchAll(/import\s+['"](\.{1,2}\/[^'"]+\.s?css)['"]/g)].map(([, sheet = '']) =>
      joinPath(folderOfFile(path), sheet),
    ),
  )
  return [
    ...[...new Set(sheets)]
      .filter((path) => paths.includes(path))
      .map((file) =>
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
