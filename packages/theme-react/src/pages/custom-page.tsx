import type { CustomPageProps } from '@docgen/model'
import { FallbackNotice } from '../components/fallback-notice.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

/** A page that a project wrote in React: it brings its own headings and its own width. */
export function CustomPage({ site, head, components, words, content, fallback }: WithComponents<CustomPageProps>) {
  return (
    <Document site={site} head={head} components={components} words={words} kind="page">
      {fallback && <FallbackNotice fallback={fallback} words={words} />}
      <div
        className="docgen-page"
        lang={fallback?.lang}
        dir={fallback?.direction}
        dangerouslySetInnerHTML={{ __html: content }}
      />
    </Document>
  )
}
