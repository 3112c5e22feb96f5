import type { SiteProps } from '@docgen/model'
import { CloseIcon } from './icons.tsx'

export interface AnnouncementProps {
  readonly announcement: NonNullable<SiteProps['announcement']>
}

/** A notice above the navbar. The runtime remembers the id of the one that was closed; the close button needs scripts. */
export function Announcement({ announcement }: AnnouncementProps) {
  return (
    <aside className="docgen-announcement" aria-label="Announcement">
      <div dangerouslySetInnerHTML={{ __html: announcement.html }} />
      {announcement.isCloseable && (
        <button
          type="button"
          className="docgen-icon-button docgen-needs-js"
          data-close-announcement={announcement.id}
          aria-label="Close"
        >
          <CloseIcon />
        </button>
      )}
    </aside>
  )
}
