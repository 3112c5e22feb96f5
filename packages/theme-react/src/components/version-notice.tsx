import type { DocPageProps, MessageKey, WithWords } from '@docgen/model'
import { Phrase } from './phrase.tsx'
import { languageOf, NameInMessage, Said } from './said.tsx'

interface VersionNoticeProps extends WithWords {
  readonly label: string
  readonly notice: NonNullable<DocPageProps['versionNotice']>
}

const aboutNewest: readonly MessageKey[] = ['newestVersion', 'readAboutVersion']

/** Says above the text that this is not the version that most readers want, and leads to the one that is. */
export function VersionNotice({ label, notice: { banner, newest }, words }: VersionNoticeProps) {
  const say = banner === 'unreleased' ? 'unreleasedVersion' : 'unmaintainedVersion'
  const block = languageOf(words, 'aboutThisVersion', say, ...(newest ? aboutNewest : []))
  const version = (
    <strong>
      <NameInMessage words={words} name={label} by={[say]} />
    </strong>
  )
  return (
    <aside className="docgen-version-notice" aria-label={words('aboutThisVersion')} {...block}>
      <p>
        <Said words={words} by={[say]} block={block}>
          <Phrase words={words} say={say} values={{ version }} />
        </Said>
        {newest && (
          <>
            {' '}
            <Said words={words} by={aboutNewest} block={block}>
              <Phrase words={words} say="newestVersion" values={{ link: <NewestLink {...newest} words={words} /> }} />
            </Said>
          </>
        )}
      </p>
    </aside>
  )
}

function NewestLink({ label, href, words }: WithWords & NonNullable<VersionNoticeProps['notice']['newest']>) {
  const version = <NameInMessage words={words} name={label} by={aboutNewest} />
  return (
    <a href={href}>
      <Phrase words={words} say="readAboutVersion" values={{ version }} />
    </a>
  )
}
