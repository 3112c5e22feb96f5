import { choices, type Part } from './samples.ts'

/** Degrees by which the arc of a part is turned, as in the logo. */
const turnOf: Readonly<Record<Part, number>> = { strategy: -82, transport: 38, database: 158 }

/** The mark, put together from what is chosen: an arc for every option, of which the style sheet shows three. */
export function Ring() {
  return (
    <svg className="home-ring" viewBox="-3 -3 38 38" fill="none" aria-hidden="true">
      {choices.map(({ part, options }) => (
        <g
          key={part}
          className={`home-part-${part}`}
          stroke="var(--part)"
          strokeWidth="4.4"
          strokeDasharray="21.6 60"
          transform={`rotate(${turnOf[part]} 16 16)`}
        >
          {options.map(({ value }) => (
            <circle key={value} className={`home-join only-${value}`} cx="16" cy="16" r="12.3" />
          ))}
        </g>
      ))}
      <path
        fill="var(--docgen-heading)"
        d="M16 9.2a3.6 3.6 0 0 1 1.9 6.7l1.6 5.2a.9.9 0 0 1-.9 1.2h-5.2a.9.9 0 0 1-.9-1.2l1.6-5.2A3.6 3.6 0 0 1 16 9.2z"
      />
    </svg>
  )
}
