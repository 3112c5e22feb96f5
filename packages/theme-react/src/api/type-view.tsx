import type { ApiType } from '@docgen/ssg-cli/model'
import { layOut, type Code, type Word } from './code.ts'
import type { Links } from './links.ts'
import { standaloneTypeCode } from './type-code.ts'

/** Characters to a line of the article. */
export const lineWidth = 76

/** A type within a line or a cell, each documented name a link. */
export function TypeView({
  type,
  links,
  width = lineWidth,
}: {
  readonly type: ApiType
  readonly links: Links
  readonly width?: number
}) {
  return (
    <code className="docgen-type">
      <CodeView code={standaloneTypeCode(type, links)} width={width} />
    </code>
  )
}

/** The type of a property, below its name. */
export function TypeBlock({ type, links }: { readonly type: ApiType; readonly links: Links }) {
  return (
    <pre className="docgen-declaration is-plain" tabIndex={0}>
      <code>
        <CodeView code={standaloneTypeCode(type, links)} width={lineWidth} />
      </code>
    </pre>
  )
}

/** Declarations below each other: the overloads of a function, a getter and its setter. */
export function Declaration({ pieces }: { readonly pieces: readonly Code[] }) {
  return (
    <pre className="docgen-declaration" tabIndex={0}>
      {pieces.map((code, index) => (
        <code key={index}>
          <CodeView code={code} width={lineWidth} />
          {'\n'}
        </code>
      ))}
    </pre>
  )
}

export function CodeView({ code, width }: { readonly code: Code; readonly width: number }) {
  return layOut(code, width).map((word, index) => <WordView key={index} {...word} />)
}

function WordView({ text, role, href, isDeprecated }: Word) {
  const shown = isDeprecated ? <s>{text}</s> : text
  if (href !== undefined) return <a href={href}>{shown}</a>
  if (role === undefined) return shown
  return <span className={`token ${role}`}>{shown}</span>
}
