import type { SiteConfig } from '@docgen/model'

type OutputConfig = Pick<SiteConfig, 'plugins' | 'localeSite'>

/**
 * The file that an output of the config or of a plugin names where a link from the root leads, without a slash at its front: `llms.txt`, in each language
 * its own. An output that would have any file of that kind beside it names none. Whether there is the file is known once the output is listed.
 */
export function namedFileAt(path: string, { plugins = [], localeSite }: Partial<OutputConfig>): string | undefined {
  if (!path.startsWith('/')) return undefined
  const outputs = plugins.flatMap(({ outputs = [] }) => outputs)
  const file = path.slice(1)
  const paths = localeSite && localeSite.path !== '/' ? [localeSite.path.slice(1) + file, file] : [file]
  return paths.find((each) => outputs.some(({ mayHold }) => mayHold?.(each) === true && !mayHold(besideIt(each))))
}

/**
 * The file of the output where a link from the root leads, without a slash at its front: whatever docgen or an output may write that is no page.
 * `prefix` is what the language that the link names has in front of its paths: `/de`.
 */
export function writtenFileAt(path: string, prefix = ''): string | undefined {
  return path.startsWith('/') && /\.(?!html$)[^./]+$/.test(path) ? (prefix + path).slice(1) : undefined
}

function besideIt(file: string): string {
  const name = file.lastIndexOf('/') + 1
  return `${file.slice(0, name)}other-${file.slice(name)}`
}
