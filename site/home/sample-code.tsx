import { reactTheme } from '@docgen/theme-react'

export interface SampleCodeProps {
  readonly title: string
  readonly code: string
  /** Lines that hold a text are marked, and say what they are. */
  readonly marks?: readonly { readonly text: string; readonly part: 'strategy' | 'transport' | 'database' }[]
}

const CodeBlock = reactTheme.content['docgen-code']

/** A block of code as the guides show it. Pages in React have no highlighter at hand; for samples as short as ours these words are enough. */
export function SampleCode({ title, code, marks = [] }: SampleCodeProps) {
  const lines = code.split('\n').map((line) => {
    const part = marks.find(({ text }) => line.includes(text))?.part
    const look = part === undefined ? 'line' : `line home-part home-part-${part}`
    // What the style sheet says about a marked line stands behind it, so that no break may come before.
    return `<span class="${look}">${highlight(line)}${part === undefined ? '\n' : ''}</span>`
  })
  return (
    <CodeBlock
      html={lines.join('').replace(/\n<\/span>$/, '</span>')}
      code={code}
      language="ts"
      title={title}
      showLineNumbers={false}
      wrap={false}
      hasFocus={false}
      hasDiff={false}
    />
  )
}

const kinds = ['string', 'keyword', 'class-name', 'function', 'punctuation'] as const
const words =
  /('[^']*')|\b(import|from|const|new|await|return|export|async|function)\b|\b([A-Z]\w*)\b|\b(\w+)(?=\()|([{}()[\],:.=]+)|[<>&]/g

function highlight(line: string): string {
  return line.replace(words, (word, ...groups: readonly unknown[]) => {
    const kind = kinds[groups.slice(0, kinds.length).findIndex((group) => group !== undefined)]
    return kind === undefined ? `&#${word.charCodeAt(0)};` : `<span class="token ${kind}">${escapeHtml(word)}</span>`
  })
}

function escapeHtml(text: string): string {
  return text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`)
}
