import { expect, test } from 'vitest'
import { Draft } from '../core/draft.ts'
import { aliasesOf, withoutAlias } from '../core/aliases.ts'
import { migrateStarlightPage } from './page.ts'
import { usualAliases } from './usual-aliases.ts'

function migrate(text: string): { readonly text: string; readonly notes: readonly string[] } {
  const file = 'src/content/docs/index.mdx'
  const draft = new Draft(file, text)
  const aliases = aliasesOf({ paths: [], read: () => undefined }, usualAliases)
  migrateStarlightPage(draft, () => undefined, {
    link: (path) => withoutAlias(path, file, aliases),
    shownFile: (path) =>
      path.endsWith('.ts') && !path.includes('gone')
        ? withoutAlias(path, file, aliases).replace(/^(?:\.\.\/)+/, 'src/')
        : undefined,
  })
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
  [
    'texts of files that the page imports',
    'import { Code } from \'@astrojs/starlight/components\'\nimport a from \'@/code/a?raw\'\nimport gone from \'./gone.txt?raw\'\n\n<Code code={a} lang="js" title="a.ts" />\n\n1. One\n\n   <Code code={a} />\n\n<Code code={gone} lang="txt" />\n',
    '<!-- import { Code } from \'@astrojs/starlight/components\'\nimport a from \'@/code/a?raw\'\nimport gone from \'./gone.txt?raw\' -->\n\n```js title="a.ts" file="src/code/a.ts"\n```\n\n1. One\n\n   ```ts file="src/code/a.ts"\n   ```\n\n<!-- <Code code={gone} lang="txt" /> -->\n',
  ],
  [
    'no import whose text is in a fence',
    "import a from '../../a.ts?raw'\n\n<Code code={a} mark={[1]} />\n",
    '\n\n```ts file="src/a.ts"\n```\n',
  ],
  [
    'steps in a tab: a component of an item stands in the column of its text, where that is now',
    '<Tabs>\n    <TabItem label="a">\n\n        <Steps>\n\n        1.  One\n\n            <Own b="c" />\n\n        2.\tTwo\n\n            <Own b="c" />\n\n        </Steps>\n\n    </TabItem>\n</Tabs>\n',
    '::::::tabs\n:::::tab[a]\n\n::::steps\n\n1.  One\n\n    :::own{b="c"}\n    :::\n\n2.\tTwo\n\n    :::own{b="c"}\n    :::\n\n::::\n\n:::::\n::::::\n',
  ],
  [
    'tabs behind spaces, which say nothing of columns by their number',
    '<Steps>\n    \t\t1. One\n\n    \t\t   <Own b="c" />\n\n               ```sh\n  \t\t\t\t a\n               ```\n</Steps>\n',
    '::::steps\n1. One\n\n   :::own{b="c"}\n   :::\n\n   ```sh\n     a\n   ```\n::::\n',
  ],
  [
    'commands that a component of the site is told',
    'import Run from "@components/Run.astro"\n\n1. One\n\n   <Run npm="npm i a" pnpm="pnpm add a" cargo="cargo add a\n   cargo build" />\n\n<Run npm="npm i a" />\n',
    '\n\n1. One\n\n   ::::tabs{group=package-manager}\n   :::tab[npm]\n   ```sh\n   npm i a\n   ```\n   :::\n   :::tab[pnpm]\n   ```sh\n   pnpm add a\n   ```\n   :::\n   :::tab[cargo]\n   ```sh\n   cargo add a\n   cargo build\n   ```\n   :::\n   ::::\n\n:::run{npm="npm i a"}\n:::\n',
  ],
  [
    'what a tag is told of the frontmatter',
    '---\ntitle: T\nplugin: { id: sql }\n---\n\n<Own of={frontmatter.plugin.id} />\n\n{frontmatter.title}\n',
    '---\ntitle: T\n---\n\n:::own{of="sql"}\n:::\n\nT\n',
  ],
  [
    'HTML and texts that a fragment shows',
    '<Fragment set:html={"<pre class=\\"a\\"><code>b {c} \'<br />*d*</code></pre>"} />\n\n<Fragment set:html={`<p>\n\nb</p>`} />\n\n- a\n\n  <Fragment set:html="<p>b</p>" />\n\nText <Fragment set:html="<b>a*b*</b>" /> and <Fragment set:text="<c>" />.\n\n<Fragment>\n  d\n</Fragment>\n',
    '<pre class="a"><code>b {c} \'<br />*d*</code></pre>\n\n<p>\nb</p>\n\n- a\n\n  <p>b</p>\n\nText <b>a&#42;b&#42;</b> and &lt;c>.\n\n\n  d\n\n',
  ],
  [
    'steps that are a list of HTML',
    '<Steps>\n  <ol>\n    <li>\n      One\n    </li>\n  </ol>\n</Steps>\n',
    '\n<ol>\n  <li>\n    One\n  </li>\n</ol>\n\n\n',
  ],
  ['tabs that are none', '<Tabs>\n  **a**\n</Tabs>\n', '\n  **a**\n\n'],
  [
    'pictures of Astro',
    "import { Image } from 'astro:assets'\nimport star from '~/assets/star.png'\n\n<Image src={star} alt=\"A star\" />\n",
    '\n\n<img src="../../assets/star.png" alt="A star" />\n',
  ],
])('%s', (_, before, after) => expect(migrate(before).text.replace(/^[ \t]+$/gm, '')).toBe(after))

test('an import whose text is in a fence loses what docgen has not, by name', () => {
  const { notes } = migrate('import a from \'../../a.ts?raw\'\n\n<Code code={a} mark={rows} frame="none" />\n')
  expect(notes).toEqual([
    'changed The import of "../../a.ts?raw" was removed: what it names is now Markdown, a directive or a code fence.',
    'left <Code> is now a code fence, without frame. It includes "src/a.ts".',
    'by-hand <Code> lost code={a}, mark={rows}, because Markdown cannot compute values.',
  ])
})

test('what a hero loses is named', () => {
  const { notes } = migrate('---\ntitle: T\nhero:\n  image: { html: <b>T</b> }\n---\n')
  expect(notes).toEqual(['left "hero" of the frontmatter is now part of the page, without image.html.'])
})
