// In: docusaurus.config. Out: the tags for the head of each page.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { headTags } from '../core/head-tags.ts'
import { at, entriesIn, listIn, rooted, textIn } from '../core/values.ts'
import { pluginsOf } from './plugin-list.ts'

export function headOf(config: unknown, notes: ConfigNotes): Code {
  const tags: Code[] = listIn(config, 'headTags').flatMap((tag) =>
    headTags(textIn(tag, 'tagName'), at(tag, 'attributes'), textIn(tag, 'innerHTML'), notes),
  )
  for (const meta of listIn(config, 'themeConfig', 'metadata')) tags.push(...headTags('meta', meta, undefined, notes))
  const image = textIn(config, 'themeConfig', 'image')
  if (image !== undefined) {
    const url = /^[a-z]+:/i.test(image) ? image : `${textIn(config, 'url') ?? ''}${rooted(image)}`
    tags.push({ tag: 'meta', attributes: { property: 'og:image', content: url } })
  }
  for (const script of listIn(config, 'scripts')) {
    const attributes = typeof script === 'string' ? { src: script, defer: true } : script
    tags.push(...headTags('script', attributes, undefined, notes))
    notes.say('changed', 'head', 'scripts', 'A script of the config is now in `head`.')
  }
  for (const sheet of listIn(config, 'stylesheets')) {
    const attributes = typeof sheet === 'string' ? { href: sheet } : sheet
    tags.push(...headTags('link', { rel: 'stylesheet', ...Object.fromEntries(entriesIn(attributes)) }, undefined, notes))
  }
  tags.push(...tagsOfPwa(config, notes))
  return tags.length > 0 ? tags : undefined
}

/** https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-pwa: the icon of pages is the `favicon` of docgen. */
function tagsOfPwa(config: unknown, notes: ConfigNotes): readonly Code[] {
  const options = pluginsOf(config).find(([name]) => name.endsWith('plugin-pwa'))?.[1]
  if (options === undefined) return []
  const given = listIn(options, 'pwaHead').filter((tag) => textIn(tag, 'rel') !== 'icon')
  const message = 'The plugin "plugin-pwa" was left out: `offline: true` lets readers read without a network.'
  const kept = ' The tags of `pwaHead` are now in `head`.'
  notes.say('left', 'plugin', 'plugin-pwa', given.length > 0 ? message + kept : message)
  return given.flatMap((tag) => {
    const attributes = entriesIn(tag).flatMap(([key, value]): [string, unknown][] =>
      key === 'tagName' ? [] : [[key, key === 'href' && typeof value === 'string' ? rooted(value) : value]],
    )
    return headTags(textIn(tag, 'tagName'), Object.fromEntries(attributes), undefined, notes)
  })
}
