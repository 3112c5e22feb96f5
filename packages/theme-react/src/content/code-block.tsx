import type { CodeBlockProps } from '@docgen/ssg-cli/model'
import type { ReactNode } from 'react'
import { CheckIcon, CopyIcon } from '../components/icons.tsx'
import { languageNameOf } from './language-name.ts'

export function CodeBlock({ html, code, language, title, showLineNumbers, wrap, hasFocus, hasDiff }: CodeBlockProps) {
  const modifiers = { numbered: showLineNumbers, wrapped: wrap, focused: hasFocus, diff: hasDiff }
  return (
    <CodeFrame
      language={language}
      title={title}
      modifiers={Object.entries(modifiers).flatMap(([name, isOn]) => (isOn ? [name] : []))}
      // The reader copies what stands in the block, so the text is only said twice where the two differ.
      copy={textOfHtml(html).trimEnd() === code.trimEnd() ? undefined : code}
    >
      <code className={language === '' ? undefined : `language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
    </CodeFrame>
  )
}

/** Code that needs no highlighting: an import line, a command. */
export function PlainCode({ code, language }: { readonly code: string; readonly language: string }) {
  return (
    <CodeFrame language={language}>
      <code>{code}</code>
    </CodeFrame>
  )
}

interface CodeFrameProps {
  readonly language: string
  readonly title?: string | undefined
  readonly modifiers?: readonly string[]
  readonly copy?: string | undefined
  readonly children: ReactNode
}

export function CodeFrame({ language, title, modifiers = [], copy, children }: CodeFrameProps) {
  const label = languageNameOf(language)
  const className = ['docgen-code', ...(title === undefined ? [] : ['has-title']), ...modifiers.map((name) => `is-${name}`)].join(
    ' ',
  )
  return (
    <div className={className} data-code={copy}>
      {title !== undefined && <p className="docgen-code-title">{title}</p>}
      <div className="docgen-code-tools">
        {label !== '' && <span>{label}</span>}
        <button type="button" className="docgen-icon-button docgen-needs-js" data-copy="" aria-label="Copy code">
          <CopyIcon />
          <CheckIcon />
        </button>
      </div>
      <pre tabIndex={0}>{children}</pre>
    </div>
  )
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What a browser shows of highlighted code: tags taken out, character references read. */
export function textOfHtml(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (reference, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
    return entities[name] ?? reference
  })
}
