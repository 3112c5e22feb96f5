// What the releases of a package changed in its API, with the pages of what is still there.
import { exportIdOf, releaseAnchorOf, type ApiChange, type ApiChangesPageProps, type ApiId, type ApiPackage } from '@docgen/model'

export function releasesOf(
  { changes: releases = [] }: Pick<ApiPackage, 'changes'>,
  hrefOf: (id: ApiId) => string | undefined,
): ApiChangesPageProps['releases'] {
  return releases.map(({ version, date, changes }) => ({
    version,
    date,
    anchor: releaseAnchorOf({ version }),
    impact: (['breaks', 'mayBreak'] as const).find((impact) => changes.some((change) => change.impact === impact)),
    changes: withoutParts(changes).map((change) => ({
      ...change,
      ...(change.entryPoint !== undefined &&
        change.kind !== 'removed' && { href: hrefOf(exportIdOf(change.entryPoint, change.name)) }),
    })),
  }))
}

/** A namespace comes and goes with all that stands in it. */
function withoutParts(changes: readonly ApiChange[]): readonly ApiChange[] {
  const keyOf = ({ kind, entryPoint = '' }: ApiChange, name: string): string => [kind, entryPoint, name].join('\n')
  const whole = new Set(changes.filter(({ kind }) => kind !== 'changed').map((change) => keyOf(change, change.name)))
  return changes.filter((change) => {
    const names = change.name.split('.')
    return !names.some((_, index) => index > 0 && whole.has(keyOf(change, names.slice(0, index).join('.'))))
  })
}
