import type { VersionLink } from '@docgen/model'

export interface VersionMenuProps {
  readonly versions: readonly VersionLink[]
}

/** The versions of the guides, folded: a native `details`, so that it opens by pointer and keyboard without scripts. */
export function VersionMenu({ versions }: VersionMenuProps) {
  const current = versions.find(({ isCurrent }) => isCurrent)
  return (
    <details className="docgen-versions">
      <summary>
        <span className="docgen-visually-hidden">{current ? 'Version of the documentation: ' : 'Documentation: '}</span>
        {current?.label ?? 'Versions'}
      </summary>
      <VersionList versions={versions} />
    </details>
  )
}

/** The runtime remembers the `data-version` that was followed. */
export function VersionList({ versions }: VersionMenuProps) {
  return (
    <ul>
      {versions.map(({ name, label, href, isCurrent }) => (
        <li key={name}>
          <a href={href} data-version={name} aria-current={isCurrent ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
