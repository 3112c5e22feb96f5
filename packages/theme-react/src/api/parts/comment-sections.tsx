import { Fragment, type ReactNode } from 'react'
import { SectionTitle } from './section-title.tsx'

/** Parts of a comment with a title of their own: errors, examples, references, block tags of other names. */
export interface CommentSectionsProps {
  readonly sections: readonly { readonly title: string; readonly texts: readonly ReactNode[] }[]
  /** Of the headings. */
  readonly level: number
}

export function CommentSections({ sections, level }: CommentSectionsProps) {
  return sections.map(({ title, texts }, index) => (
    <Fragment key={index}>
      <SectionTitle level={level}>{title}</SectionTitle>
      {texts}
    </Fragment>
  ))
}
