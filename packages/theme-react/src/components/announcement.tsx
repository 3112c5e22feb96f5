import type { SiteProps, WithWords } from '@docgen/model'
import { CloseIcon } from './icons.tsx'

export interface AnnouncementProps extends WithWords {
  readonly announcement: NonNullable<SiteProps['announcement']>
}

/** A notice above the navbar. The runtime remembers the id of the one that was closed; the close button needs scripts. */
export function Announcement({ announcement, words }: AnnouncementProps) {
  return (
    <aside className="docgen-announcement" aria-label={words('announcement')}>
      <div dangerouslySetInnerHTML={{ __html: announcement.html }} />
      {announcement.isCloseable && (
        <button
          type="button"
          className="docgen-icon-button docgen-needs-js"
          data-close-announcement={announcement.id}
          aria-label={words('close')}
        >
          <CloseIcon />
        </button>
      )}
    </aside>
  )
}
