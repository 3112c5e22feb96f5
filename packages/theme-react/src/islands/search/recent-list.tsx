import { CloseIcon } from '../../components/icons.tsx'

export interface RecentListProps {
  readonly recent: readonly string[]
  readonly onChoose: (query: string) => void
  readonly onRemove: (query: string) => void
}

/** What the reader searched for before, while nothing is typed. */
export function RecentList({ recent, onChoose, onRemove }: RecentListProps) {
  return (
    <section className="docgen-search-recent" aria-label="Recent searches">
      <p>Recent</p>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              <svg
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                aria-hidden="true"
              >
                <path d="M12 7v5.5l3.5 2" />
                <circle cx="12" cy="12" r="8.5" />
              </svg>
              {query}
            </button>
            <button
              type="button"
              className="docgen-icon-button"
              aria-label={`Remove “${query}” from recent searches`}
              onClick={() => onRemove(query)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
