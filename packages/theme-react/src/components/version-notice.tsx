import type { DocPageProps } from '@docgen/model'

export interface VersionNoticeProps {
  readonly label: string
  readonly notice: NonNullable<DocPageProps['versionNotice']>
}

/** Says above the text that this is not the version that most readers want, and leads to the one that is. */
export function VersionNotice({ label, notice: { banner, newest } }: VersionNoticeProps) {
  return (
    <aside className="docgen-version-notice" aria-label="About this version">
      <p>
        {banner === 'unreleased' ? (
          <>
            This page is about <strong>{label}</strong>, which is not released yet.
          </>
        ) : (
          <>
            This page is about <strong>{label}</strong>, which is no longer maintained.
          </>
        )}
        {newest && (
          <>
            {' '}
            <a href={newest.href}>Read about {newest.label}</a>, the newest version.
          </>
        )}
      </p>
    </aside>
  )
}
