// Images and downloads of the author. The only file that knows how to read the size of an image.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { Asset, Ports } from '../model/ports.ts'
import { hashOf } from '../pipeline/hash.ts'

const image = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|tiff?)$/i

type AssetReader = Ports['readAssets']

/** `staticFiles` keep their path in the output, `files` get a name with their hash. What did not change is not read a second time. */
export function createAssetReader(root: string): AssetReader {
  const known = new Map<string, { readonly stamp: string; readonly asset: Asset }>()
  const readOnce = (file: string, read: (stamp: string) => Asset): Asset => {
    const { size, mtimeMs } = statSync(join(root, file))
    const stamp = `${size}-${mtimeMs}`
    const before = known.get(file)
    if (before?.stamp === stamp) return before.asset
    const asset = read(stamp)
    known.set(file, { stamp, asset })
    return asset
  }
  return async (files, staticFiles, staticDir) => [
    ...files.map((file) =>
      readOnce(file, () => {
        const bytes = readFileSync(join(root, file))
        return { file, hash: hashOf(bytes).slice(0, 10), ...sizeOf(file, bytes) }
      }),
    ),
    ...staticFiles.map((file) =>
      readOnce(file, (stamp) => {
        const dimensions = image.test(file) ? sizeOf(file, readFileSync(join(root, file))) : {}
        return { file, staticPath: file.slice(staticDir.length), hash: stamp, ...dimensions }
      }),
    ),
  ]
}

/** In pixels, as a browser would lay the image out; nothing for what is no image or has no size of its own. */
function sizeOf(file: string, bytes: Uint8Array): { readonly width?: number; readonly height?: number } {
  if (!image.test(file)) return {}
  try {
    const { width, height, orientation } = imageSize(bytes)
    // Orientations of 5 and above lie on their side: https://exiftool.org/TagNames/EXIF.html
    return orientation !== undefined && orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return {}
  }
}
