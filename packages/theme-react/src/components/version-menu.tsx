import type { VersionLink, WithWords } from '@docgen/model'

interface VersionMenuProps {
  readonly versions: readonly VersionLink[]
}

/** The versions of the guides, folded: a native `details`, so that it opens by pointer and keyboard without scripts. */
export function VersionMenu({ versions, words }: VersionMenuProps & WithWords) {
  const current = versions.find(({ isCurrent }) => isCurrent)
  return (
    <details className="docgen-versions">
      <summary>
        <span className="docgen-visually-hidden">{words(current ? 'currentVersion' : 'noVersion')}</span>
        {current?.label ?? words('versions')}
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
