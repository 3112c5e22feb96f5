import { escapeAttribute, unescapeHtml, type CodeBlockProps, type WithWords, type Words } from '@docgen/model'
import type { ReactNode } from 'react'
import { CheckIcon, CopyIcon } from '../components/icons.tsx'
import { languageNameOf } from './language-name.ts'

export function CodeBlock({
  html,
  code,
  language,
  title,
  showLineNumbers,
  wrap,
  hasFocus,
  hasDiff,
  words,
}: CodeBlockProps & WithWords) {
  const modifiers = { numbered: showLineNumbers, wrapped: wrap, focused: hasFocus, diff: hasDiff }
  return (
    <CodeFrame
      language={language}
      title={title}
      modifiers={Object.entries(modifiers).flatMap(([name, isOn]) => (isOn ? [name] : []))}
      // The reader copies what stands in the block, so the text is only said twice where the two differ.
      start={startOf(code)}
      beginsColored={coloredStart.test(html)}
      copy={textOfHtml(html).trimEnd() === code.trimEnd() ? undefined : code}
      words={words}
    >
      <code
        className={language === '' ? undefined : `language-${language}`}
        dangerouslySetInnerHTML={{ __html: hasDiff ? withSaidMarks(html, words) : html }}
      />
    </CodeFrame>
  )
}

/** Matches code whose first line has a background color. */
const coloredStart = /^<span class="line [^"]*\b(?:highlighted|add|remove|error)\b/

/** What the sign before an added or a removed line means, for the style sheet to say. */
function withSaidMarks(html: string, words: Words): string {
  return html.replace(
    /<span class="(line(?: [a-z]+)*? (add|remove)\b[^"]*)"/g,
    (_, look: string, mark: string) =>
      `<span class="${look}" data-said="${escapeAttribute(words(mark === 'add' ? 'lineAdded' : 'lineRemoved'))}"`,
  )
}

/** Characters of a first line that ends before the tools, in an article and on a phone. */
const roomInArticle = 62
const roomOnPhone = 32

/** How far the first line goes, where it may meet the tools. */
export function startOf(code: string): 'long' | 'middle' | undefined {
  const [first = ''] = code.split('\n')
  if (first.length > roomInArticle) return 'long'
  return first.length > roomOnPhone ? 'middle' : undefined
}

/** Code that needs no highlighting: an import line, a command. */
export function PlainCode({ code, language, words }: { readonly code: string; readonly language: string } & WithWords) {
  return (
    <CodeFrame language={language} start={startOf(code)} words={words}>
      <code>{code}</code>
    </CodeFrame>
  )
}

interface CodeFrameProps extends WithWords {
  readonly language: string
  readonly title?: string | undefined
  readonly modifiers?: readonly string[]
  readonly copy?: string | undefined
  /** See `startOf`. */
  readonly start?: 'long' | 'middle' | undefined
  /** The first line has a ground, which goes from edge to edge: without a title, the tools stand above it. */
  readonly beginsColored?: boolean
  readonly children: ReactNode
}

export function CodeFrame({
  language,
  title,
  modifiers = [],
  copy,
  start,
  beginsColored = false,
  children,
  words,
}: CodeFrameProps) {
  const label = languageNameOf(language)
  const isHeaded = title === undefined && beginsColored
  const look = title !== undefined ? ['has-title'] : isHeaded ? ['has-head'] : []
  const className = ['docgen-code', ...look, ...modifiers.map((name) => `is-${name}`)].join(' ')
  return (
    <div className={className} data-code={copy} data-start={isHeaded ? undefined : start}>
      {title !== undefined && <p className="docgen-code-title">{title}</p>}
      <div className="docgen-code-tools">
        {label !== '' && <span>{label}</span>}
        <button type="button" className="docgen-icon-button docgen-needs-js" data-copy="" aria-label={words('copyCode')}>
          <CopyIcon />
          <CheckIcon />
        </button>
      </div>
      <pre>{children}</pre>
    </div>
  )
}

/** What a browser shows of highlighted code. */
export function textOfHtml(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''))
}
