// What a reader of a tutorial does, in the order of the page: the files to write and the commands to run, read from its fences.

export type TutorialStep =
  | { readonly kind: 'file'; readonly name: string; readonly text: string }
  /** `terminal` is the fence's title; a command in the "First terminal" keeps running. `output` is what the page says it prints. */
  | {
      readonly kind: 'command'
      readonly script: string
      readonly terminal?: string | undefined
      readonly output?: string | undefined
    }

const fence = /^```(\w+)(?: +title="([^"]*)")?(?: +file="([^"]*)")?(?: +wrap)?\n([\s\S]*?)\n?```$/gm

/**
 * `readShown` gets the path of a file that a fence shows, relative to the site root. Throws for a fence that is neither a file, a command,
 * nor the output of the command right before it: a reader would be at a loss too.
 */
export function tutorialSteps(markdown: string, readShown: (file: string) => string): readonly TutorialStep[] {
  const steps: TutorialStep[] = []
  for (const [whole, language = '', title, file, text = ''] of markdown.matchAll(fence)) {
    const last = steps.at(-1)
    if (language === 'bash') steps.push({ kind: 'command', script: text, terminal: title })
    else if (language === 'text' && title === 'Output' && last?.kind === 'command')
      steps[steps.length - 1] = { ...last, output: text }
    else if (title !== undefined && language !== 'text')
      steps.push({ kind: 'file', name: title, text: file === undefined ? `${text}\n` : readShown(file) })
    else throw new Error(`Nobody knows what to do with this fence:\n${whole}`)
  }
  const rest = markdown.replace(fence, '')
  if (rest.includes('```'))
    throw new Error(
      `A fence has a first line that is not understood:\n${rest.slice(rest.indexOf('```'), rest.indexOf('```') + 200)}`,
    )
  return steps
}
