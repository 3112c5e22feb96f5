import { mostBytesOfSegment, outputPathOf, portableSegment, type Asset, type OutputPath } from '@docgen/model'

/** Characters of `.ending`; what is longer belongs to the name. */
const longestEnding = 12

/** A file of the static folder keeps its path; any other has the hash of its bytes in its name, so that browsers may keep it for ever. */
export function outputPathOfAsset({ file, staticPath, hash }: Pick<Asset, 'file' | 'staticPath' | 'hash'>): OutputPath {
  if (staticPath !== undefined) return outputPathOf(staticPath.slice(1))
  const name = file.split('/').at(-1) ?? ''
  const dot = name.lastIndexOf('.')
  const isEnding = dot > 0 && name.length - dot <= longestEnding
  const [stem, ending] = isEnding ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const rest = `-${hash}${ending}`
  // The author's disk may take a name that is too long with a hash in it.
  const cut = portableSegment(stem, mostBytesOfSegment - new TextEncoder().encode(rest).length)
  return outputPathOf(`assets/${portableSegment(cut + rest)}`)
}
