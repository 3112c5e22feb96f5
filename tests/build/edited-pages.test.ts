// What a build knows of pages from the last one is never out of date: after each edit it makes the same, and finds the same, as one that knows nothing.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig, runBuild } from '@docgen/ssg-cli/testing'
import { expect, test } from 'vitest'
import { hashTree, listFiles } from '../support/file-tree.ts'
import { sitesFolder } from '../support/fixture-sites.ts'
import { copySite, writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

/** Each changes a text in its own way: in what only its page shows, in what other pages tell of it, or in where it stands. */
const edits: readonly (readonly [name: string, edit: (text: string) => string])[] = [
  ['a sentence at the end', (text) => `${text}\nOne more sentence.\n`],
  ['a line above all others', (text) => withFrontmatter(text, 'search: true')],
  ['another title', (text) => text.replace(/^# (.+)$/m, '# $1, again')],
  ['a heading', (text) => `${text}\n## Added heading\n`],
  ['a link to it', (text) => `${text}\n[Below](#added-heading)\n`],
  ['a heading that is gone', (text) => text.replace(/^## Added heading$/m, 'Added heading')],
  ['a label of the sidebar', (text) => withFrontmatter(text, 'sidebar_label: Labeled')],
  ['a description', (text) => withFrontmatter(text, 'description: Described.')],
  ['a tag', (text) => withFrontmatter(text, 'tags: [edited]')],
  ['other code', (text) => text.replace(/^(```\w+.*\n)/m, '$1\n')],
  ['a name of the reference', (text) => `${text}\nSee \`Basket\` and \`createShop\`.\n`],
  ['a page that is not listed', (text) => withFrontmatter(text, 'unlisted: true')],
]

function withFrontmatter(text: string, line: string): string {
  return text.startsWith('---\n') ? text.replace('---\n', `---\n${line}\n`) : `---\n${line}\n---\n\n${text}`
}

async function built(root: string) {
  const loaded = await loadConfig({ root })
  if (!('config' in loaded)) throw new Error('The config of the fixture is refused.')
  const { diagnostics, routes } = await runBuild({ root, loaded, useCache: true, write: true, failOn: 'never', workers: 0 })
  return { diagnostics, routes, files: hashTree(join(root, loaded.config.outDir)) }
}

/** References and samples stay: they do not know the pages. */
function forgetPages(root: string): void {
  for (const made of ['dist', '.docgen/pages', '.docgen/output']) rmSync(join(root, made), { recursive: true, force: true })
}

async function expectSame(edit: string, root: string, fresh: string): Promise<void> {
  forgetPages(fresh)
  expect([edit, await built(root)]).toEqual([edit, await built(fresh)])
}

/** Two copies of a site: one keeps what it knows, the other does not. */
function twoCopies(name: string): readonly [root: string, fresh: string] {
  const copyOf = (): string => copySite(join(sitesFolder, name), join(createTempFolder(), 'site'))
  return [copyOf(), copyOf()]
}

test.each(['checked-samples', 'languages', 'versions', 'generated-pages'])(
  'after every edit of a page of the site %s a build with a cache makes what one without makes',
  async (name) => {
    const [root, fresh] = twoCopies(name)
    const pages = listFiles(root).filter((file) => file.endsWith('.md') && !file.startsWith('node_modules/'))
    await built(root)
    for (const [index, [edit, change]] of edits.entries()) {
      for (const page of [pages[index % pages.length], pages[(index * 5 + 1) % pages.length]]) {
        if (page === undefined) continue
        const text = change(readFileSync(join(root, page), 'utf8'))
        for (const copy of [root, fresh]) writeFileSync(join(copy, page), text)
      }
      await expectSame(edit, root, fresh)
    }
  },
)

const sample = "```ts\nimport { Shop } from '@shop/server'\n\nexport const here = new Shop({ name: 'Here', openHours: 8 })\n```\n"

/** What each text of `docs/guides/b.md` says otherwise than the one before is told by other pages: of a link, a list, the sidebar or the reference. */
const texts: readonly (readonly [edit: string, text: string])[] = [
  ['it is there', '# Second\n\nAbout the second.\n\n## Set up\n'],
  ['what is linked has another anchor', '# Second\n\nAbout the second.\n\n## Start\n'],
  ['it has it again', '# Second\n\nAbout the second.\n\n## Set up\n'],
  ['its beginning is listed', '# Second\n\nAbout something else.\n\n## Set up\n'],
  ['its title is listed', '# Another\n\nAbout something else.\n\n## Set up\n'],
  ['its title changes in its letters only', '# ANOTHER\n\nAbout something else.\n\n## Set up\n'],
  ['it names a declaration', '# ANOTHER\n\nAbout something else.\n\n## Set up\n\nSee [it](api:@shop/server!Shop).\n'],
  ['its code uses it', `# ANOTHER\n\nAbout something else.\n\n## Set up\n\nSee [it](api:@shop/server!Shop).\n\n${sample}`],
  [
    'its code uses it twice',
    `# ANOTHER\n\nAbout something else.\n\n## Set up\n\nSee [it](api:@shop/server!Shop).\n\n${sample}\n${sample}`,
  ],
  ['it names nothing', '# ANOTHER\n\nAbout something else.\n\n## Set up\n'],
]

test('what other pages tell of an edited page is told as it now is', async () => {
  const [root, fresh] = twoCopies('checked-samples')
  const write = (file: string, text: string): void => {
    for (const copy of [root, fresh]) writeFiles(copy, { [file]: text })
  }
  write('docs/guides/a.md', '# First\n\nSee [the second](./b.md#set-up).\n')
  write('docs/guides/_category_.json', JSON.stringify({ label: 'Guides', link: { type: 'generated-index' } }))
  for (const [edit, text] of texts) {
    write('docs/guides/b.md', text)
    await expectSame(edit, root, fresh)
  }
  for (const copy of [root, fresh]) rmSync(join(copy, 'docs/guides/b.md'))
  await expectSame('it is gone', root, fresh)
})
