import { Fragment } from 'react'

export interface Badge {
  readonly label: string
  /** `danger` for what is deprecated, `warning` for what is not stable. */
  readonly tone?: 'danger' | 'warning' | undefined
  /** What is shown to those who point at it. */
  readonly title?: string | undefined
}

export interface BadgesProps {
  readonly badges: readonly Badge[]
  /** `li` where they stand in a list of facts. */
  readonly element: 'span' | 'li'
}

/** What a reader has to know of a declaration at a glance. */
export function Badges({ badges, element: Element }: BadgesProps) {
  return badges.map(({ label, tone, title }, index) => (
    <Fragment key={label}>
      {index > 0 && Element === 'span' && ' '}
      <Element title={title} className={tone === undefined ? 'docgen-badge' : `docgen-badge docgen-tone-${tone}`}>
        {label}
      </Element>
    </Fragment>
  ))
}
