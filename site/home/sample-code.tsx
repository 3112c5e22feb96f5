import type { ReactPageProps } from '@docgen/ssg-cli'
import { reactTheme } from '@docgen/theme-react'
import { highlight } from './highlight.ts'

const CodeBlock = reactTheme.content['docgen-code']

export interface SampleCodeProps extends Pick<ReactPageProps, 'words'> {
  readonly title: string
  readonly code: string
}

/** A block of code as the guides show it. */
export function SampleCode({ title, code, words }: SampleCodeProps) {
  const lines = code.split('\n').map((line) => `<span class="line">${highlight(line)}\n</span>`)
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
      words={words}
    />
  )
}
