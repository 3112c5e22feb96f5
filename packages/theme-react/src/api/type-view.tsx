import {
  type ApiCode,
  type ApiCodeWord,
  type ApiType,
  hardBreak,
  layOut,
  legibleType,
  linesOf,
  standaloneTypeCode,
} from '@docgen/model'
import type { ApiContext } from './context.ts'

/** Characters to a line of the article. */
export const lineWidth = 76

/** A type within a line or a cell, each documented name a link. */
export function TypeView({
  type,
  context: { links, parts },
  width = lineWidth,
}: {
  readonly type: ApiType
  readonly context: ApiContext
  readonly width?: number
}) {
  return (
    <parts.Type type={type}>
      <CodeView code={standaloneTypeCode(legibleType(type), links)} width={width} />
    </parts.Type>
  )
}

/** The type of a property, below its name. */
export function TypeBlock({ type, context: { links, parts } }: { readonly type: ApiType; readonly context: ApiContext }) {
  return (
    <parts.Signature
      pieces={[<CodeView key="type" code={standaloneTypeCode(legibleType(type), links)} width={lineWidth} />]}
      isPlain
    />
  )
}

/** Declarations below each other: the overloads of a function, a getter and its setter. */
export function Declaration({ pieces, context }: { readonly pieces: readonly ApiCode[]; readonly context: ApiContext }) {
  if (pieces.length === 0) return null
  const { Signature } = context.parts
  const shown = pieces.map((code, index) => <CodeView key={index} code={[code, hardBreak]} width={lineWidth} />)
  return <Signature pieces={shown} isPlain={false} />
}

/** Each of several lines is an element, so that on a narrow screen what a line has no room for hangs below it, not at the left edge. */
function CodeView({ code, width }: { readonly code: ApiCode; readonly width: number }) {
  const words = layOut(code, width)
  const lines = linesOf(words).filter((line) => line.words.length > 0)
  if (lines.length === 1) return <Words words={words} />
  return lines.map(({ depth, words: line }, index) => (
    <span key={index} className={`docgen-line-${Math.min(depth, deepestLine)}`}>
      <Words words={line} />
    </span>
  ))
}

/** The styles know as many depths. */
const deepestLine = 4

function Words({ words }: { readonly words: readonly ApiCodeWord[] }) {
  return words.map((word, index) => <WordView key={index} {...word} />)
}

function WordView({ text, role, href, isDeprecated, anchor }: ApiCodeWord) {
  const shown = isDeprecated ? <s>{text}</s> : text
  if (anchor !== undefined) {
    return (
      <a id={anchor} href={`#${anchor}`} className={`docgen-member-anchor token ${role ?? ''}`}>
        {shown}
      </a>
    )
  }
  if (href !== undefined) return <a href={href}>{shown}</a>
  if (role === undefined) return shown
  return <span className={`token ${role}`}>{shown}</span>
}
