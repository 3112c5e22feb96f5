import type { DocPageProps, WithWords } from '@docgen/model'
import { FallbackNotice } from '../components/fallback-notice.tsx'
import { Phrase } from '../components/phrase.tsx'
import { languageOf } from '../components/said.tsx'
import { VersionNotice } from '../components/version-notice.tsx'

type DocLeadProps = Pick<DocPageProps, 'version' | 'versionNotice' | 'fallback' | 'isUnlisted' | 'isDraft'> & WithWords

export function hasDocLead({ version, fallback, isUnlisted, isDraft }: Omit<DocLeadProps, 'words'>): boolean {
  return version !== undefined || fallback !== undefined || isUnlisted || isDraft === true
}

/** Between the title and the text of a guide: which version it is of, and what readers are to know of it. */
export function DocLead({ version, versionNotice, fallback, isUnlisted, isDraft, words }: DocLeadProps) {
  return (
    <>
      {version && (
        <p className="docgen-version">
          <Phrase words={words} say="pageVersion" values={{ version: <strong>{version.label}</strong> }} />
        </p>
      )}
      {version && versionNotice && <VersionNotice label={version.label} notice={versionNotice} words={words} />}
      {fallback && <FallbackNotice fallback={fallback} words={words} />}
      {isDraft && <Status say="draftPage" words={words} />}
      {isUnlisted && <Status say="unlistedPage" words={words} />}
    </>
  )
}

function Status({ say, words }: { readonly say: 'draftPage' | 'unlistedPage' } & WithWords) {
  return (
    <p className="docgen-unlisted" {...languageOf(words, say)}>
      {words(say)}
    </p>
  )
}
