// The team page of VitePress's own theme: its headings as Markdown, its members as cards.
// https://vitepress.dev/reference/default-theme-team-page
import { escapeRegExp } from '@docgen/model'
import { literalOfText } from '../core/mdx/literal-of-text.ts'
import type { Draft } from '../core/draft.ts'
import { cardsText, type HomeCard } from '../core/hero.ts'
import { proseOf } from '../core/prose.ts'
import { socialLink } from '../core/social-link.ts'
import { listIn, textIn } from '../core/values.ts'

const reason = { kind: 'changed', topic: 'component' } as const

/** What a name stands for that the page imports. */
export type ImportedValue = (name: string) => unknown

/** What it writes is settled: no other pass reads it. Returns the names of lists that it read. */
export function writeTeams(draft: Draft, imported: ImportedValue): ReadonlySet<string> {
  const read = new Set<string>()
  const prose = proseOf(draft)
  for (const { 0: text, index } of prose.matchAll(
    /<VPTeamPage>[\s\S]*?<\/VPTeamPage>|<VPTeamMembers\b[^>]*?(?:\/>|><\/VPTeamMembers>)/g,
  )) {
    const unread: string[] = []
    const markdown = partsOf(text, { draft, imported, read, unread })
    draft.settle({ start: index, end: index + text.length }, markdown, {
      ...reason,
      message: 'The team page is now Markdown: headings, text and cards.',
    })
    for (const name of unread)
      draft.note(index + Math.max(0, text.indexOf(`"${name}"`)), {
        kind: 'by-hand',
        topic: 'component',
        message: `The members "${name}" are code that was not read: write their cards where the comment is.`,
      })
  }
  return read
}

const part =
  /(<VPTeamPageSection>)|<template\s+(?:#|v-slot:)title\s*>([\s\S]*?)<\/template>|<template\s+(?:#|v-slot:)lead\s*>([\s\S]*?)<\/template>|<VPTeamMembers\b([^>]*?)\/?>|<\/?(?:VPTeam\w+|template)\b[^>]*>|([^<]+|<)/g

interface TeamInput {
  readonly draft: Draft
  readonly imported: ImportedValue
  /** Names of lists, and of those that code makes: filled here. */
  readonly read: Set<string>
  readonly unread: string[]
}

function partsOf(text: string, input: TeamInput): string {
  let level = '#'
  const blocks = [...text.matchAll(part)].flatMap(([, section, title, lead, attributes, other]): string[] => {
    if (section !== undefined) level = '##'
    if (title !== undefined) return [`${level} ${lineOf(title)}`]
    if (attributes !== undefined) return [membersOf(attributes, input)]
    const words = lineOf(lead ?? other ?? '')
    return words === '' ? [] : [words]
  })
  return blocks.map((block) => `\n${block.trim()}\n`).join('')
}

function lineOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** `:members="team"`, and `:members` for what is called so. */
function membersOf(attributes: string, { draft, imported, read, unread }: TeamInput): string {
  const [, given] = /(?:^|\s)(?::|v-bind:)members(?:\s*=\s*"([^"]*)")?/.exec(attributes) ?? []
  const name = given?.trim() ?? 'members'
  const members = valueOf(name, draft.text) ?? imported(name)
  if (Array.isArray(members)) {
    read.add(name)
    return cardsText(members.map((member) => cardOf(member)))
  }
  unread.push(name)
  return `<!-- <VPTeamMembers${attributes.trimEnd()} /> -->`
}

/** Of a list in the script of the page, where that can be told without running it. */
function valueOf(name: string, text: string): unknown {
  const begin = new RegExp(String.raw`\b(?:const|let|var)\s+${escapeRegExp(name)}\b[^=\n]*=\s*(?=\[)`).exec(text)
  if (!begin) return undefined
  const rest = text.slice(begin.index + begin[0].length)
  for (const { index } of rest.matchAll(/\](?=[ \t]*(?:as const)?[ \t]*(?:;|\r?\n|$))/g)) {
    const found = literalOfText(rest.slice(0, index + 1))
    if (found) return found.value
  }
  return undefined
}

function cardOf(member: unknown): HomeCard {
  const [avatar, org, orgLink] = ['avatar', 'org', 'orgLink'].map((key) => textIn(member, key))
  const at = org === undefined ? undefined : orgLink === undefined ? org : `[${org}](${orgLink})`
  const role = [textIn(member, 'title'), at].filter((each) => each !== undefined).join(' · ')
  const links = listIn(member, 'links').flatMap((link) => {
    const href = textIn(link, 'link')
    return href === undefined ? [] : [`[${socialLink(href, textIn(link, 'icon'), textIn(link, 'ariaLabel')).label}](${href})`]
  })
  const sponsor = textIn(member, 'sponsor')
  const all = sponsor === undefined ? links : [...links, `[${textIn(member, 'actionText') ?? 'Sponsor'}](${sponsor})`]
  const picture = avatar === undefined ? '' : `<img src="${avatar}" alt="" width="64" height="64">`
  const details = [picture, role, lineOf(textIn(member, 'desc') ?? ''), all.join(' · ')].filter((each) => each !== '')
  return { title: textIn(member, 'name') ?? '', link: undefined, details: details.join('\n\n') }
}
