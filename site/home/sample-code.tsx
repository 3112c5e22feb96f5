import type { ReactPageProps } from '@docgen/ssg-cli'
import { reactTheme } from '@docgen/theme-react'
import { highlight } from './highlight.ts'

const CodeBlock = reactTheme.content['docgen-code']

export interface SampleCodeProps extends Pick<ReactPageProps, 'words'> {
  readonly title: string
  readonly code: string
}

/** A block of code as the guides show it. */
export function SampleCode({ code, ...props }: SampleCodeProps) {
  const lines = code.split('\n').map((line) => `<span class="line">${highlight(line)}\n</span>`)
  return <SampleBlock {...props} html={lines.join('').replace(/\n<\/span>$/, '</span>')} code={code} language="ts" />
}

export interface SampleBlockProps extends Pick<ReactPageProps, 'words'> {
  readonly title?: string
  readonly html: string
  readonly code: string
  readonly language: string
  readonly wrap?: boolean
}

/** The same with markup of one's own. */
export function SampleBlock({ wrap = false, ...props }: SampleBlockProps) {
  return <CodeBlock {...props} wrap={wrap} showLineNumbers={false} hasFocus={false} hasDiff={false} />
}
