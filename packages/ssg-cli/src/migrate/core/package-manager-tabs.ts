// Commands of npm with a tab for each package manager: ```bash npm2yarn of Docusaurus, ```npm of Fumadocs.
import type { Draft } from './draft.ts'
import type { Fence } from './lines.ts'

type Manager = 'yarn' | 'pnpm' | 'bun'

interface ManagerTabs {
  readonly isWanted: (fence: Fence) => boolean
  /** In the order of their tabs, behind npm. */
  readonly managers: readonly Manager[]
  /** Of all tabs, where it is not that of the fence. */
  readonly language?: string | undefined
  /** The command of npm in a line. */
  readonly npmOf?: (line: string, fence: Fence) => string
}

const usual: ManagerTabs = { isWanted: ({ meta }) => /\bnpm2yarn\b/.test(meta), managers: ['yarn', 'pnpm'] }

export function writePackageManagerTabs(draft: Draft, tabs: ManagerTabs = usual): void {
  for (const fence of draft.page.fences) {
    if (fence.isClosed && tabs.isWanted(fence)) writeTabs(draft, fence, tabs)
  }
}

function writeTabs(
  draft: Draft,
  fence: Fence,
  { managers, language = fence.language, npmOf = (line) => line }: ManagerTabs,
): void {
  const { lines } = draft.page
  const first = lines[fence.first]
  const last = lines[fence.last]
  if (!first || !last) return
  const indent = first.indent
  const code = lines.slice(fence.first + 1, fence.last).map(({ text }) => text.slice(Math.min(indent.length, text.length)))
  const blocks = managers.flatMap((manager) => [
    ':::',
    `:::tab[${manager}]`,
    `${fence.marker}${language}`,
    ...code.map((line) => commandFor(npmOf(line, fence), manager)),
    fence.marker,
  ])
  const open = { start: first.start + indent.length, end: first.start + indent.length }
  const close = { start: last.end, end: last.end }
  // What is inserted ends the first tab; the mark at the end is that of the last one.
  draft.contain({ open, close, head: 'tab[npm]', indent })
  draft.contain({ open, close, head: 'tabs{group=package-manager}', indent })
  draft.insert(last.end, blocks.map((line) => `\n${indent}${line}`.trimEnd()).join(''))
}

/** What runs a package that is not installed. */
const runners: Readonly<Record<Manager, string>> = { yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' }

/** Commands that people write in guides; what is not known stays as it is. */
export function commandFor(line: string, manager: Manager): string {
  const [, before = '', command = '', rest = ''] = /^(\s*\$?\s*)(npm(?:\s+[\w-]+)?|npx)\b(.*)$/.exec(line) ?? []
  const verb = command.replace(/^npm\s*/, '')
  if (command === 'npx') return `${before}${runners[manager]}${rest}`
  if (command === '') return line
  const isInstall = ['install', 'i', 'add'].includes(verb)
  const hasPackages = rest.split(/\s+/).some((word) => /^[\w@]/.test(word))
  if (isInstall && !hasPackages) return `${before}${manager} install${rest}`
  if (isInstall && /\s(?:-g|--global)\b/.test(rest) && manager === 'yarn')
    return `${before}yarn global add${rest.replace(/\s(?:-g|--global)\b/, '')}`
  if (isInstall)
    return `${before}${manager} add${rest.replace(/--save-dev\b|-D\b/, manager === 'pnpm' ? '-D' : '--dev').replace(/\s--save\b/, '')}`
  if (verb === 'run' || verb === 'run-script')
    return `${before}${manager}${manager === 'yarn' ? '' : ' run'}${rest.replace(/ -- /, ' ')}`
  if (verb === 'uninstall' || verb === 'remove') return `${before}${manager} remove${rest}`
  if (verb === 'init' || verb === 'create')
    return `${before}${manager} create${rest.replace(/@latest\b/, manager === 'yarn' ? '' : '@latest')}`
  return `${before}${manager} ${verb}${rest}`
}
