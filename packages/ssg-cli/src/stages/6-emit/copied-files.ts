// Files of the author, which are copied.
import { outputPathOf, type OutputPath } from '@docgen/model'
import { startOf } from '../../common/origin.ts'
import { isAsset, type ClaimGroup, type SiteInput } from './emit-input.ts'
import type { Claim } from './unique-outputs.ts'

export function authorGroups({ site, staticAssets, pageAssets }: SiteInput): readonly ClaimGroup[] {
  const copied = (file: string, path: OutputPath, key: string, hint: string): Claim => ({
    file: { path, key, contents: { kind: 'copy', file } },
    name: file,
    at: startOf(file),
    hint,
  })
  const staticPaths = new Set(staticAssets.map(({ staticPath }) => staticPath?.slice(1)))
  return [
    {
      mayHold: isAsset,
      isOfWholeSite: false,
      claims: () => {
        const shown = pageAssets?.() ?? site.pages.flatMap((page) => page.recall('assets', () => page.resolved().assets))
        const assets = new Map(shown.map((asset) => [asset.path, asset] as const))
        return [...assets.values()].map(({ file, path, hash }) => copied(file, path, hash, 'Rename one of the two.'))
      },
    },
    {
      mayHold: (path) => staticPaths.has(path),
      isOfWholeSite: false,
      claims: () =>
        staticAssets.flatMap(({ file, staticPath, key }) =>
          staticPath === undefined ? [] : [copied(file, outputPathOf(staticPath.slice(1)), key, 'Rename or remove this file.')],
        ),
    },
  ]
}
