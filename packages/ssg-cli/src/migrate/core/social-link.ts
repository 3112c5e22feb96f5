import { navIcons, type NavIcon } from '@docgen/model'

interface SocialLink {
  readonly label: string
  readonly href: string
  readonly icon: NavIcon | undefined
}

/** What services call themselves, where that is more than a capital letter. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    github: 'GitHub',
    gitlab: 'GitLab',
    npm: 'npm',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
    stackoverflow: 'Stack Overflow',
  }),
)

/**
 * A link to a service, whose icon each tool calls otherwise: `github`, `x.com`, `blueSky`, `fontawesome/brands/x-twitter`. Without a label, the
 * name of the service is the label.
 */
export function socialLink(href: string, icon: string | undefined, label?: string): SocialLink {
  const last = icon?.split('/').at(-1) ?? ''
  const service = last
    .toLowerCase()
    .replace(/\.com$|-alt$|-logo$/, '')
    .replace(/^(?:x-twitter|twitter)$/, 'x')
  const name = names.get(service) ?? (last === '' ? 'Link' : service.charAt(0).toUpperCase() + service.slice(1))
  return { label: label ?? name, href, icon: navIcons.find((each) => each === service) }
}

/** The service that an address belongs to, for links that a style sheet makes icons. */
export function serviceOf(href: string): NavIcon | undefined {
  const host = /^https?:\/\/(?:www\.)?([^/:]+)/.exec(href)?.[1] ?? ''
  return hosts.get(host)
}

const hosts: ReadonlyMap<string, NavIcon> = new Map([
  ['github.com', 'github'],
  ['gitlab.com', 'gitlab'],
  ['discord.gg', 'discord'],
  ['discord.com', 'discord'],
  ['twitter.com', 'x'],
  ['x.com', 'x'],
  ['bsky.app', 'bluesky'],
  ['youtube.com', 'youtube'],
  ['npmjs.com', 'npm'],
])
