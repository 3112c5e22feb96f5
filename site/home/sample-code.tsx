import { reactTheme } from '@docgen/theme-react'
import { highlight } from './highlight.ts'

const CodeBlock = reactTheme.content['docgen-code']

/** A block of code as the guides show it. */
export function SampleCode({ title, code }: { readonly title: string; readonly code: string }) {
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
    />
  )
}
