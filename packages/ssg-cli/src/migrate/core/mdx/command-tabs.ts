// A component of the old site that has a command for each package manager: `<CommandTabs npm="npm i a" pnpm="pnpm add a" />`.
import { lineNumberAt } from '../lines.ts'
import type { Draft } from '../draft.ts'
import type { Element } from './element.ts'
import { indentBehind, unindentTag } from './unindent.ts'

const managers = new Set(['npm', 'npx', 'pnpm', 'yarn', 'bun', 'bunx', 'deno', 'cargo'])

type Commands = readonly (readonly [manager: string, command: string])[]

/** `undefined` for any other component. */
export function commandsOf({ values, computed, isBlock, node, column }: Element): Commands | undefined {
  const entries = Object.entries(values).flatMap(([name, value]): Commands =>
    managers.has(name) && typeof value === 'string' && value.trim() !== ''
      ? [[name, value.trim().replace(/\n[ \t]+/g, '\n')]]
      : [],
  )
  const isWhole = entries.length === Object.keys(values).length && computed.length === 0 && node.children.length === 0
  const isForNode = entries.filter(([name]) => name !== 'cargo').length >= 2
  return isBlock && isWhole && isForNode && column !== undefined ? entries : undefined
}

export function writeCommandTabs(element: Element, commands: Commands, draft: Draft): void {
  const { name, span, open } = element
  const isAlone =
    draft.text.slice(draft.page.lines[lineNumberAt(draft.page, open.start) - 1]?.start ?? 0, open.start).trim() === ''
  const tabs = commands.map(([manager, command]) => `:::tab[${manager}]\n\`\`\`sh\n${command}\n\`\`\`\n:::\n`)
  const text = `::::tabs{group=package-manager}\n${tabs.join('')}::::`
  if (isAlone) unindentTag(element, draft)
  draft.replace(span, text.replaceAll('\n', `\n${indentBehind(element, draft)}`), {
    kind: 'changed',
    topic: 'tabs',
    message: `<${name}> is now "::::tabs" of the commands that it was told.`,
  })
}
