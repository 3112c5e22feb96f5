/** Where the types of a page lie, by the path that it was opened at: hosts serve a page also by the name of its file. The generator has the same rule. */
export function codeTypesFileAt(pathname: string): string {
  return `${pathname.replace(/(\/index)?(\.html)?\/?$/, '')}/code-types.json`
}
