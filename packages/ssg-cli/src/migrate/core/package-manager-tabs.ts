// ```bash npm2yarn: a tab for each package manager, as the remark plugin of Docusaurus makes them.
import type { Draft } from './draft.ts'
import type { Fence } from './lines.ts'

export function writePackageManagerTabs(draft: Draft): void {
  for (const fence of draft.page.fences) {
    if (fence.isClosed && /\bnpm2yarn\b/.test(fence.meta)) writeTabs(draft, fence)
  }
}

function writeTabs(draft: Draft, fence: Fence): void {
  const { lines } = draft.page
  const first = lines[fence.first]
  const last = lines[fence.last]
  if (!first || !last) return
  const indent = first.indent
  const code = lines.slice(fence.first + 1, fence.last).map(({ text }) => text.slice(Math.min(indent.length, text.length)))
  const blocks = (['yarn', 'pnpm'] as const).flatMap((manager) => [
    ':::',
    `:::tab[${manager}]`,
    `${fence.marker}${fence.language}`,
    ...code.map((line) => commandFor(line, manager)),
    fence.marker,
  ])
  const open = { start: first.start + indent.length, end: first.start + indent.length }
  const close = { start: last.end, end: last.end }
  // What is inserted ends the first tab; the mark at the end is that of the last one.
  draft.contain({ open, close, head: 'tab[npm]', indent })
  draft.contain({ open, close, head: 'tabs{group=package-manager}', indent })
  draft.insert(last.end, blocks.map((line) => `\n${indent}${line}`.trimEnd()).join(''))
}

/** Commands that people write in guides; what is not known stays as it is. */
export function commandFor(line: string, manager: 'yarn' | 'pnpm'): string {
  const [, before = '', command = '', rest = ''] = /^(\s*\$?\s*)(npm(?:\s+[\w-]+)?|npx)\b(.*)$/.exec(line) ?? []
  const verb = command.replace(/^npm\s*/, '')
  if (command === 'npx') return `${before}${manager === 'yarn' ? 'yarn dlx' : 'pnpm dlx'}${rest}`
  if (command === '') return line
  const isInstall = ['install', 'i', 'add'].includes(verb)
  const hasPackages = rest.split(/\s+/).some((word) => /^[\w@]/.test(word))
  if (isInstall && !hasPackages) return `${before}${manager} install${rest}`
  if (isInstall && /\s(?:-g|--global)\b/.test(rest) && manager === 'yarn')
    return `${before}yarn global add${rest.replace(/\s(?:-g|--global)\b/, '')}`
  if (isInstall)
    return `${before}${manager} add${rest.replace(/--save-dev\b|-D\b/, manager === 'yarn' ? '--dev' : '-D').replace(/\s--save\b/, '')}`
  if (verb === 'run' || verb === 'run-script')
    return `${before}${manager}${manager === 'pnpm' ? ' run' : ''}${rest.replace(/ -- /, ' ')}`
  if (verb === 'uninstall' || verb === 'remove') return `${before}${manager} remove${rest}`
  if (verb === 'init' || verb === 'create')
    return `${before}${manager} create${rest.replace(/@latest\b/, manager === 'yarn' ? '' : '@latest')}`
  return `${before}${manager} ${verb}${rest}`
}
