/** Services whose mark a link of the navbar can show. */
export const navIcons = ['bluesky', 'discord', 'github', 'gitlab', 'mastodon', 'npm', 'x', 'youtube'] as const

export type NavIcon = (typeof navIcons)[number]
