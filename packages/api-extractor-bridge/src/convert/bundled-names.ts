/** A bundler of declarations puts `$1` behind a name that another file of the package has too. The author wrote none. */
export function withoutMark(name: string): string {
  return name.replace(/(?<=.)\$\d+$/, '')
}
