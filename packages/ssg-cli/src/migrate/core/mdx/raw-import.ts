// Files whose text a page imports to show it: `import code from '!!raw-loader!./a.ts'`.
import type { MdxPage } from './mdx-page.ts'

/** A list of loaders that ends with a path: https://webpack.js.org/concepts/loaders/#inline */
const rawImport = /(?:^|!)raw-loader(?:\?[^!]*)?!(?:[^!]+!)*([^!]+)$/

/** What imports may leave out. */
const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.json']

/** What `file=` of a fence says of the file that a name is the text of; `undefined` for other names, and where the new site has no such file. */
export function rawFileOf(name: string, { imports, isFile }: Pick<MdxPage, 'imports' | 'isFile'>): string | undefined {
  const path = rawImport.exec(imports.fileOf(name) ?? '')?.[1]
  if (path === undefined) return undefined
  const found = extensions.map((extension) => path + extension).find(isFile)
  return found?.replace(/^@site\//, '')
}

/** The language of a fence that shows a file. */
export function languageOfFile(file: string): string {
  const [, extension = 'text'] = /\.(\w+)$/.exec(file) ?? []
  return extension.replace(/^[cm](?=[jt]s$)/, '')
}
