// Files whose text a page imports to show it: `import code from '!!raw-loader!./a.ts'`, `import code from './a.ts?raw'`.
import type { MdxPage } from './mdx-page.ts'

/** A list of loaders that ends with a path: https://webpack.js.org/concepts/loaders/#inline. Vite's mark is behind it: https://vite.dev/guide/assets */
const rawImports = [/(?:^|!)raw-loader(?:\?[^!]*)?!(?:[^!]+!)*([^!]+)$/, /^(?:-?!!?)?([^!?]+)\?raw$/]

/** What imports may leave out. */
const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.json']

/** What `file=` of a fence says of the file that a name is the text of; `undefined` for other names, and where the new site has no such file. */
export function rawFileOf(name: string, { imports, shownFile }: Pick<MdxPage, 'imports' | 'shownFile'>): string | undefined {
  const specifier = imports.fileOf(name) ?? ''
  const [path] = rawImports.flatMap((pattern) => pattern.exec(specifier)?.[1] ?? [])
  if (path === undefined) return undefined
  for (const extension of extensions) {
    const file = shownFile(path + extension)
    if (file !== undefined) return file
  }
  return undefined
}

/** The language of a fence that shows a file. */
export function languageOfFile(file: string): string {
  const [, extension = 'text'] = /\.(\w+)$/.exec(file) ?? []
  return extension.replace(/^[cm](?=[jt]s$)/, '')
}
