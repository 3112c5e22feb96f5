import type { WithWords } from '@docgen/model'
import { CodeFrame } from '../content/code-block.tsx'

/** The line that a reader copies into a program, its words coloured as in other code. */
export function ImportLine({ line, words }: { readonly line: string } & WithWords) {
  return (
    <CodeFrame language="" modifiers={['import']} words={words}>
      <code>
        {line
          .split(/('[^']*'|\b(?:import|type|from|as)\b)/)
          .map((part, index) => (index % 2 === 0 ? part : <Coloured key={index} text={part} />))}
      </code>
    </CodeFrame>
  )
}

function Coloured({ text }: { readonly text: string }) {
  return <span className={text.startsWith("'") ? 'token string' : 'token keyword'}>{text}</span>
}
