import type { DocPageProps, WithWords } from '@docgen/model'
import { Phrase } from './phrase.tsx'

export interface VersionNoticeProps extends WithWords {
  readonly label: string
  readonly notice: NonNullable<DocPageProps['versionNotice']>
}

/** Says above the text that this is not the version that most readers want, and leads to the one that is. */
export function VersionNotice({ label, notice: { banner, newest }, words }: VersionNoticeProps) {
  return (
    <aside className="docgen-version-notice" aria-label={words('aboutThisVersion')}>
      <p>
        <Phrase
          words={words}
          say={banner === 'unreleased' ? 'unreleasedVersion' : 'unmaintainedVersion'}
          values={{ version: <strong>{label}</strong> }}
        />
        {newest && (
          <>
            {' '}
            <Phrase
              words={words}
              say="newestVersion"
              values={{ link: <a href={newest.href}>{words('readAboutVersion', { version: newest.label })}</a> }}
            />
          </>
        )}
      </p>
    </aside>
  )
}
