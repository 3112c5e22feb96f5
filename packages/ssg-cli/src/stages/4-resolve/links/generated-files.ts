import type { SiteConfig } from '@docgen/model'

type OutputConfig = Pick<SiteConfig, 'plugins' | 'localeSite'>

/**
 * The file that an output of the config or of a plugin writes where a link from the root leads, without a slash at its front: `llms.txt`. Before the output is
 * made, an output says which files may be its own. One that would have any file of that kind beside it names none.
 */
export function generatedFileAt(path: string, { plugins = [], localeSite }: Partial<OutputConfig>): string | undefined {
  if (!path.startsWith('/')) return undefined
  const outputs = plugins.flatMap(({ outputs = [] }) => outputs)
  const file = path.slice(1)
  const paths = localeSite && localeSite.path !== '/' ? [localeSite.path.slice(1) + file, file] : [file]
  return paths.find((each) => outputs.some(({ mayHold }) => mayHold?.(each) === true && !mayHold(besideIt(each))))
}

function besideIt(file: string): string {
  const name = file.lastIndexOf('/') + 1
  return `${file.slice(0, name)}other-${file.slice(name)}`
}
