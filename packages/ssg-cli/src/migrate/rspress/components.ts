// Components of Rspress.
import { cardRule, cardsRule } from '../core/mdx/card-rules.ts'
import { codeBlockRule } from '../core/mdx/code-block.ts'
import { writeCommandTabs } from '../core/mdx/command-tabs.ts'
import { textAt, type Element } from '../core/mdx/element.ts'
import { withoutTags } from '../core/mdx/jsx-container.ts'
import { listedTabRules } from '../core/mdx/listed-tabs.ts'
import type { ComponentRule, ComponentRules } from '../core/mdx/mdx-page.ts'
import { layoutRule, lostOf, rulesOfModule, without } from '../core/mdx/parts.ts'
import { asideRule, linkRule, tocRule } from '../core/mdx/theme-components.ts'
import { indentBehind, unindentTag } from '../core/mdx/unindent.ts'
import { commandFor } from '../core/package-manager-tabs.ts'
import { at, entriesIn, listIn, textIn } from '../core/values.ts'

/** Where Rspress exports components: `rspress/theme` up to version 1, `@rspress/core/theme` from version 2 on, and `@theme` in both. */
export function isOwnModule(specifier: string): boolean {
  return /^(?:@theme(?:-original|-assets)?|rspress|@rspress\/(?:core|theme-default))(?:\/|$)/.test(specifier)
}

/** Headings, which docgen's steps do not hold: they stay headings. */
const stepsRule: ComponentRule = (element, { draft }) =>
  withoutTags(element, draft, {
    kind: 'left',
    topic: 'steps',
    message: '<Steps> was removed; its headings stay, without their numbers.',
  })

/** `<Badge text="new" type="info" />`, `<Tag tag="new" />` */
const badgeRule: ComponentRule = (element, { draft }) => {
  const text = textAt(element.values, 'text') ?? textAt(element.values, 'tag')
  const type = textAt(element.values, 'type') ?? ''
  const lost = lostOf(element, ['text', 'tag', 'type'])
  const tone = /^(?:tip|info|warning|danger)$/.test(type) ? type : 'tip'
  const open = `<span class="docgen-badge docgen-tone-${tone}">`
  const message = `<${element.name}> is now an HTML badge${without(lost)}.`
  const reason = { kind: lost.length > 0 ? 'left' : 'changed', topic: 'badge', message } as const
  if (element.close) {
    draft.replace(element.open, open, reason)
    draft.replace(element.close, '</span>', {
      ...reason,
      kind: 'changed',
      message: `The end of <${element.name}> is now that of the badge.`,
    })
    return 'named'
  }
  if (text === undefined) return false
  draft.replace(element.span, `${open}${text}</span>`, reason)
  return 'named'
}

const managers = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const

type Manager = (typeof managers)[number]

/** What runs a package: one that is installed, or any. */
const runners: Readonly<Record<Manager, readonly [installed: string, any: string]>> = {
  npm: ['npx', 'npx'],
  yarn: ['yarn', 'yarn dlx'],
  pnpm: ['pnpm', 'pnpm dlx'],
  bun: ['bun', 'bunx'],
  deno: ['deno run -A', 'deno run -A'],
}

function managerCommand(manager: Manager, command: string, { values }: Element): string {
  const runner = values['dlx'] === true ? runners[manager][1] : values['exec'] === true ? runners[manager][0] : undefined
  if (runner !== undefined) return `${runner} ${manager === 'deno' ? ofNpm(command) : command}`
  if (manager === 'npm') return `npm ${command}`
  return manager === 'deno' ? denoCommand(command) : commandFor(`npm ${command}`, manager)
}

/** Packages of npm have the name of their registry in front. */
function ofNpm(command: string): string {
  return command.replace(/(?<=^|\s)(?=@?[a-z])(?!npm:|jsr:)/, 'npm:')
}

function denoCommand(command: string): string {
  const [, verb = '', rest = ''] = /^(\S+)(.*)$/s.exec(command) ?? []
  const hasPackage = /(?:^|\s)@?[a-z]/.test(rest)
  if (verb === 'create' || verb === 'init') return `deno init --npm${rest}`
  if (!hasPackage || !/^(?:install|i|add|remove|uninstall)$/.test(verb)) return `deno ${command}`
  const named = rest.replaceAll(/(?<=\s)(?=@?[a-z])(?!npm:|jsr:)/g, 'npm:')
  return `deno ${/^(?:remove|uninstall)$/.test(verb) ? 'remove' : 'add'}${named}`
}

const managersRule: ComponentRule = (element, { draft }) => {
  const { values, computed, isBlock, column } = element
  if (!isBlock || column === undefined || computed.some(({ name }) => name === 'command')) return false
  const command = textAt(values, 'command')
  const more = listIn(values['additionalTabs']).flatMap((tab) => textIn(tab, 'tool') ?? [])
  const commands =
    command === undefined
      ? entriesIn(values, 'command').flatMap(([name, text]): (readonly [string, string])[] =>
          typeof text === 'string' && text !== '' ? [[name, text]] : [],
        )
      : [
          ...managers.map((manager) => [manager, managerCommand(manager, command, element)] as const),
          ...more.map((tool) => [tool, `${tool} ${command}`] as const),
        ]
  if (commands.length === 0) return false
  writeCommandTabs(element, commands, draft)
  return true
}

const sourceRule: ComponentRule = (element, { draft }) => {
  const href = textAt(element.values, 'href')
  if (href === undefined) return false
  const message = '<SourceCode> is now a link.'
  draft.replace(element.span, `[Source code](${href})`, { kind: 'changed', topic: 'link', message })
  return true
}

/** `<Card title="…" content="…" />`: what it says stands in it. */
const contentCardRule: ComponentRule = (element, page) => {
  const content = textAt(element.values, 'content')
  if (content === undefined) return cardRule(element, page)
  const { content: _, ...values } = element.values
  return cardRule({ ...element, values: { ...values, description: content } }, page)
}

/** A text to copy: its title and its words stand above the code. */
const promptRule: ComponentRule = (element, page) => {
  const { values, isBlock, close, column } = element
  if (values['custom'] === true && close) return layoutRule(element, page)
  const prompt = textAt(values, 'prompt')
  if (prompt === undefined || !isBlock || column === undefined) return false
  const lost = lostOf(element, ['prompt', 'title', 'description', 'eyebrow', 'defaultCollapsed'])
  const marks = '`'.repeat(Math.max(3, ...[...prompt.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)))
  const [title, ...rest] = ['title', 'eyebrow', 'description'].flatMap((key) => textAt(values, key) ?? [])
  const words = [...(title === undefined ? [] : [`**${title}**`]), ...rest]
  const text = [...words, `${marks}text\n${prompt.trim()}\n${marks}`].join('\n\n')
  unindentTag(element, page.draft)
  page.draft.replace(element.span, text.replace(/\n(?=[^\n])/g, `\n${indentBehind(element, page.draft)}`), {
    kind: lost.length > 0 ? 'left' : 'changed',
    topic: 'component',
    message: `<Prompt> is now its text, in a code fence${without(lost)}.`,
  })
  return 'named'
}

/** `values={[{ label, value }]}` names tabs at the list of them. */
function listedLabel({ values }: Element, tab: Element): string | undefined {
  const value = textAt(tab.values, 'value')
  const own = value === undefined ? undefined : listIn(values, 'values').find((each) => textIn(each, 'value') === value)
  return textIn(own, 'label')
}

/** A tab that was chosen by its value, as the one at its place. */
function withChosen(element: Element): Element {
  const { defaultValue } = element.values
  const chosen = listIn(element.values, 'values').findIndex((each) => at(each, 'value') === defaultValue)
  return defaultValue === undefined || chosen < 0 ? element : { ...element, values: { ...element.values, defaultIndex: chosen } }
}

/** Fresh for each page: of tabs, it remembers the labels. */
export function rspressComponents(): ComponentRules {
  const tabRules = (names: { readonly tabs: string; readonly tab: string }): readonly (readonly [string, ComponentRule])[] => {
    const rules = new Map(listedTabRules({ tabs: [names.tab], group: 'groupId', labelOf: listedLabel }))
    const [tabs, tab] = [rules.get('Tabs'), rules.get(names.tab)]
    return [
      [names.tabs, (element, page) => tabs?.(withChosen(element), page) ?? false],
      [names.tab, (element, page) => tab?.(element, page) ?? false],
    ]
  }
  return rulesOfModule(
    [
      ...tabRules({ tabs: 'Tabs', tab: 'Tab' }),
      ...tabRules({ tabs: 'PageTabs', tab: 'PageTab' }),
      ['PackageManagerTabs', managersRule],
      ['Steps', stepsRule],
      ['Badge', badgeRule],
      ['Tag', badgeRule],
      ['Callout', asideRule],
      ['Card', contentCardRule],
      ['LinkCard', cardRule],
      ['CardGroup', cardsRule],
      ['SourceCode', sourceRule],
      ['Prompt', promptRule],
      ['CodeBlockRuntime', codeBlockRule],
      ['Link', linkRule],
      ['Button', linkRule],
      ['Toc', tocRule],
      ['NoSSR', layoutRule],
      ['BrowserOnly', layoutRule],
    ],
    isOwnModule,
  )
}
