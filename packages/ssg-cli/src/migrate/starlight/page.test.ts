import { expect, test } from 'vitest'
import { Draft } from '../core/draft.ts'
import { aliasesOf, withoutAlias } from './aliases.ts'
import { migrateStarlightPage } from './page.ts'

function migrate(text: string): { readonly text: string; readonly notes: readonly string[] } {
  const file = 'src/content/docs/index.mdx'
  const draft = new Draft(file, text)
  const aliases = aliasesOf({ paths: [], read: () => undefined })
  migrateStarlightPage(draft, () => undefined, { link: (path) => withoutAlias(path, file, aliases) })
  return { text: draft.finish(), notes: draft.notes.map(({ kind, message }) => `${kind} ${message}`) }
}

test.each([
  [
    'a hero: its own title, words, links and picture',
    '---\ntitle: T\nhero:\n  title: Shine\n  tagline: Fast\n  image:\n    file: ~/assets/star.webp\n    alt: A star\n  actions:\n    - text: Go\n      link: /go/\n---\n\nMore.\n',
    '---\ntitle: Shine\n---\n\n::::hero\n\nFast\n\n:::buttons\n\n- [Go](/go/)\n\n:::\n\n![A star](../../assets/star.webp)\n\n::::\n\nMore.\n',
  ],
  [
    'a hero with a picture for each color scheme',
    '---\ntitle: T\nhero:\n  image: { light: ~/assets/a.svg, dark: "../../assets/b c.svg", alt: \'The "T"\' }\n---\n',
    '---\ntitle: T\n---\n\n:::hero\n\n<picture>\n  <source srcset="../../assets/b%20c.svg" media="(prefers-color-scheme: dark)" />\n  <img src="../../assets/a.svg" alt="The &quot;T&quot;" />\n</picture>\n\n:::\n',
  ],
  [
    'a page without sidebar and table of contents',
    '---\ntitle: T\ntemplate: splash\ntableOfContents: false\n---\n\nText.\n',
    '---\ntitle: T\nhide_sidebar: true\nhide_table_of_contents: true\n---\n\nText.\n',
  ],
  [
    'directives of a plugin beside MDX, and containers that are elements of HTML',
    ':::section{.columns}\n\nText\n\n:::\n\n:a[Sponsors]{.intro href="/sponsors"} <Badge text="new" />\n',
    '\n\nText\n\n\n\n:a[Sponsors]{.intro href="/sponsors"} <span class="docgen-badge docgen-tone-note">new</span>\n',
  ],
  [
    'a grid of cards with text',
    '<CardGrid stagger>\n\t<Card title="One" icon="star">\n\t\tFirst line,\n\t\tsecond line.\n\t</Card>\n\t<Card\n\t\ttitle="Two"\n\t>\n\t\tMore\n\t</Card>\n\t<LinkCard title="Three" href="/three/" />\n</CardGrid>\n',
    ':::cards\n- **One**\n\n  First line,\n  second line.\n\n- **Two**\n\n  More\n\n- [Three](/three/)\n:::\n',
  ],
  [
    'a card with code, which no item of a list holds as it stands',
    '<CardGrid>\n  <Card title="One">\n    ```sh\n    npm i\n    ```\n  </Card>\n</CardGrid>\n',
    '\n**One**\n\n```sh\nnpm i\n```\n\n\n',
  ],
])('%s', (_, before, after) => expect(migrate(before).text.replace(/^[ \t]+$/gm, '')).toBe(after))

test('what a hero loses is named', () => {
  const { notes } = migrate('---\ntitle: T\nhero:\n  image: { html: <b>T</b> }\n---\n')
  expect(notes).toEqual(['left "hero" of the frontmatter is now part of the page, without image.html.'])
})
