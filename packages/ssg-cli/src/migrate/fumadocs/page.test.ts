import { expect, test } from 'vitest'
import { Draft } from '../core/draft.ts'
import { migrateFumadocsPage } from './page.ts'

type Input = Partial<Parameters<typeof migrateFumadocsPage>[1]>

function migrate(text: string, input: Input = {}): { readonly text: string; readonly notes: readonly string[] } {
  const draft = new Draft('content/docs/a.mdx', text)
  migrateFumadocsPage(draft, { include: () => undefined, ...input })
  return { text: draft.finish(), notes: draft.notes.map(({ kind, message }) => `${kind} ${message}`) }
}

test.each([
  [
    'keys of the frontmatter: those that Fumadocs does not read make no address',
    '---\ntitle: T\ndescription: D\nicon: Book\nfull: true\nslug: other\nid: x\ndate: 2024-03-01T10:00:00Z\ntags: [a]\n---\n',
    '---\ntitle: T\ndescription: D\nhide_table_of_contents: true\nlast_update: { date: 2024-03-01 }\ntags: [a]\n---\n',
  ],
  [
    'marks of headings, in any column and order',
    '## One [#first]\n\n## Two [!toc] [#second]\n\n## Three [toc]\n\n    ### Four [step]\n\n## See [link]\n',
    '## One {#first}\n\n## Two {#second}\n\n## Three\n\n### Four\n\n## See [link]\n',
  ],
  [
    'a heading of level 1 below the title of the frontmatter',
    '---\ntitle: T\n---\n\n# Another\n\n# T\n',
    '---\ntitle: T\n---\n\n## Another\n\n# T\n',
  ],
  ['a heading that says the title again', '---\ntitle: T\n---\n\n# T\n', '---\ntitle: T\n---\n\n# T\n'],
  [
    'callouts by their types',
    '<Callout>a</Callout>\n\n<Callout type="warn" title="T">\n  b\n</Callout>\n\n<Callout type="error">c</Callout>\n\n<Callout type="success">d</Callout>\n\n<Callout type="idea">e</Callout>\n',
    ':::info\na\n:::\n\n:::warning[T]\nb\n:::\n\n:::danger\nc\n:::\n\n:::tip\nd\n:::\n\n:::tip\ne\n:::\n',
  ],
  [
    'what components of React enclose',
    "import { Suspense } from 'react'\n\n<Suspense fallback={<Wait />}>\n  <Demo />\n</Suspense>\n\n<React.Fragment>Text</React.Fragment>\n",
    '\n\n\n:::demo\n:::\n\n\nText\n',
  ],
  [
    'a component of the site that is called like one of React',
    "import { Suspense } from '@/own'\n\n<Suspense>\n\nText\n\n</Suspense>\n",
    '\n\n:::suspense\n\nText\n\n:::\n',
  ],
  ['containers of remark-admonition', ':::warn[T]\na\n:::\n', ':::warning[T]\na\n:::\n'],
  [
    'tabs with labels at the list, at the tab, and a group',
    '<Tabs items={["A", "B"]} groupId="os">\n  <Tab>one</Tab>\n  <Tab value="C">two</Tab>\n</Tabs>\n',
    '::::tabs{group=os}\n:::tab[A]\none\n:::\n:::tab[C]\ntwo\n:::\n::::\n',
  ],
  [
    'code in a row that names tabs, and code alone',
    '```ts tab="A" tab-group="lang" title="a.ts"\na\n```\n\n```js tab="<Icon /> B"\nb\n```\n\nText.\n\n```ts tab="C"\nc\n```\n',
    '::::tabs{group=lang}\n:::tab[A]\n```ts title="a.ts"\na\n```\n:::\n\n:::tab[B]\n```js\nb\n```\n:::\n::::\n\nText.\n\n::::tabs\n:::tab[C]\n```ts\nc\n```\n:::\n::::\n',
  ],
  [
    'code with tabs in a list of tabs',
    '<Tabs>\n\n```ts tab="A"\na\n```\n\n</Tabs>\n',
    '\n\n::::tabs\n:::tab[A]\n```ts\na\n```\n:::\n::::\n\n\n',
  ],
  [
    'commands of npm',
    '```npm\nnpx widgets init\n```\n\n```package-install\nwidgets -D\n```\n',
    '::::tabs{group=package-manager}\n:::tab[npm]\n```bash\nnpx widgets init\n```\n:::\n:::tab[pnpm]\n```bash\npnpm dlx widgets init\n```\n:::\n:::tab[yarn]\n```bash\nyarn dlx widgets init\n```\n:::\n:::tab[bun]\n```bash\nbunx widgets init\n```\n:::\n::::\n\n::::tabs{group=package-manager}\n:::tab[npm]\n```bash\nnpm install widgets -D\n```\n:::\n:::tab[pnpm]\n```bash\npnpm add widgets -D\n```\n:::\n:::tab[yarn]\n```bash\nyarn add widgets --dev\n```\n:::\n:::tab[bun]\n```bash\nbun add widgets --dev\n```\n:::\n::::\n',
  ],
  [
    'steps: code with tabs, other components, and more of ten steps',
    `<Steps>\n<Step>\n\n### One\n\n\`\`\`npm\nnpm i\n\`\`\`\n\n</Step>\n<Step>\n  <Callout>\n    in\n  </Callout>\n</Step>\n${'<Step>x</Step>\n'.repeat(8)}</Steps>\n`,
    `:::::steps\n1. ### One\n\n   ::::tabs{group=package-manager}\n   :::tab[npm]\n   \`\`\`bash\n   npm i\n   \`\`\`\n   :::\n   :::tab[pnpm]\n   \`\`\`bash\n   pnpm install\n   \`\`\`\n   :::\n   :::tab[yarn]\n   \`\`\`bash\n   yarn install\n   \`\`\`\n   :::\n   :::tab[bun]\n   \`\`\`bash\n   bun install\n   \`\`\`\n   :::\n   ::::\n\n\n2. :::info\n   in\n   :::\n\n${[3, 4, 5, 6, 7, 8, 9, 10].map((number) => `${number}. x\n`).join('')}:::::\n`,
  ],
  [
    'steps with text between them, which stay what they contain',
    '<Steps>\n<Step>\n\none\n\n</Step>\n\nbetween\n\n<Step>\n\ntwo\n\n</Step>\n</Steps>\n',
    '\n\n\none\n\n\n\nbetween\n\n\n\ntwo\n\n\n\n',
  ],
  [
    'accordions, and a table at the end of one',
    '<Accordions>\n<Accordion title="Why [x]?">\n| a |\n| - |\n| b |\n</Accordion>\n</Accordions>\n',
    '\n:::details[Why \\[x\\]?]\n| a |\n| - |\n| b |\n\n:::\n\n',
  ],
  [
    'an accordion with its tags on the lines of those around it',
    '<Accordions type="single"><Accordion title="Why?">\n\nSo.\n\n</Accordion></Accordions>\n',
    '\n:::details[Why?]\n\nSo.\n\n:::\n\n',
  ],
  [
    'files and cards in a container, which moves them to the left',
    '<Callout>\n  <Files>\n    <Folder name="src/">\n      <File name="a.ts" />\n    </Folder>\n  </Files>\n\n  <Cards>\n    <Card title="A" href="/a" description="Below." />\n    <Card title="B">\n      Inside.\n    </Card>\n  </Cards>\n</Callout>\n',
    '::::info\n- `src/`\n  - `a.ts`\n\n:::cards\n- [A](/a)\n\n  Below.\n- **B**\n\n  Inside.\n\n:::\n::::\n',
  ],
  [
    'a table of a type',
    '<TypeTable type={{ a: { type: "x | y", default: 1, required: true, description: "A <b>" }, b: { deprecated: true, type: "`t`" } }} />\n',
    '| Name | Type | Default | Description |\n| --- | --- | --- | --- |\n| `a` | `x \\| y` | `1` | A \\<b> |\n| `b?` | `t` |  | **Deprecated.** |\n',
  ],
  [
    'a diagram, code and an image as components',
    '<Mermaid chart="\ngraph TD;\n  a --> b" />\n\n<DynamicCodeBlock lang="ts" title="a.ts" code="const a = 1" />\n\n<ImageZoom src="/a.png" alt="A" />\n\n<InlineTOC items={toc} />\n',
    '```mermaid\ngraph TD;\na --> b\n```\n\n```ts title="a.ts"\nconst a = 1\n```\n\n<img src="/a.png" alt="A" />\n\n\n',
  ],
  [
    'words after a language, and marks of lines',
    '```ts lineNumbers {1} noCopy icon="x"\na // [!code word:a]\n// [!code word:b:2]\nb // [!code warning]\nc // [!code ++]\n```\n\n```files\nsrc\n```\n',
    '```ts showLineNumbers {1}\na\nb // [!code highlight]\nc // [!code ++]\n```\n\n```text\nsrc\n```\n',
  ],
  ['code that ends deeper than it begins', '<Callout>\n  ```txt\n  a\n      ```\n</Callout>\n', ':::info\n```txt\na\n```\n:::\n'],
  ['what the frontmatter says', '---\ntitle: T\n---\n\nThe {frontmatter.title}.\n', '---\ntitle: T\n---\n\nThe T.\n'],
  ['metadata of a page of Next.js', 'export const metadata = {\n  title: "T",\n  description: "D",\n}\n\n# T\n', '\n\n# T\n'],
])('%s', (_, text, expected) => expect(migrate(text).text).toBe(expected))

test('formulas keep their braces where the site has math', () => {
  const page = 'The area is $a^{2}$.\n\n$$\n\\frac{a}{b}\n$$\n\n<Callout>$x_{1}$</Callout>\n'
  expect(migrate(page, { hasMath: true }).text).toBe('The area is $a^{2}$.\n\n$$\n\\frac{a}{b}\n$$\n\n:::info\n$x_{1}$\n:::\n')
  expect(migrate('a $x$ {1} $y$\n', { hasMath: true }).text).toBe('a $x$ 1 $y$\n')
})

test('the description is shown where the old site showed it', () => {
  const page = '---\ntitle: T\ndescription: Use `a` & <b>\n---\n\nText.\n'
  expect(migrate(page, { showsDescription: true }).text).toBe(
    '---\ntitle: T\ndescription: Use `a` & <b>\n---\n\nUse \\`a\\` & \\<b\\>\n\nText.\n',
  )
  expect(migrate(page).text).toBe(page)
})

test('a file is included, as a whole, by a heading, by a section, and in a list', () => {
  const text = '## One\n\nfirst\n\n### Deep\n\nin\n\n## Two [#second]\n\nnext\n\n<section id="part">own</section>\n'
  const include = (path: string) => (path === './b.mdx' ? text.replace('[#second]', '{#second}') : undefined)
  const included = (path: string) => migrate(`<include>${path}</include>\n`, { include }).text
  expect(included('./b.mdx#one')).toBe('first\n\n### Deep\n\nin\n')
  expect(included('./b.mdx#second')).toBe('next\n\n<section id="part">own</section>\n')
  expect(included('./b.mdx#part')).toBe('own\n')
  expect(migrate('- a\n\n  <include>./b.mdx#one</include>\n', { include }).text).toBe('- a\n\n  first\n\n  ### Deep\n\n  in\n')
})

test('code is included by its file', () => {
  const asked: string[] = []
  const codeOf = (path: string, isRoot: boolean): string | undefined => {
    asked.push(`${path} ${isRoot}`)
    return path.endsWith('.ts') ? 'lib/a.ts' : undefined
  }
  const { text } = migrate(
    '<include cwd lang="tsx" meta=\'title="a"\'>\n  lib/a.ts#part\n</include>\n\n<include>./gone.css</include>\n',
    {
      included: { codeOf },
    },
  )
  expect(text).toBe('```tsx file="lib/a.ts" region=part title="a"\n```\n\n:include-inline[./gone.css]\n')
  expect(asked).toEqual(['lib/a.ts true', './gone.css false'])
})

test('components of the site that are named like those of Fumadocs stay the site’s, copies of Fumadocs do not', () => {
  const page = (module: string): string => `import { Callout } from "${module}"\n\n<Callout>a</Callout>\n`
  expect(migrate(page('@/own/things')).text).toContain(':callout-inline[a]')
  expect(migrate(page('@/components/ui/callout')).text).toContain(':::info\na\n:::')
  expect(migrate(page('fumadocs-ui/components/callout')).text).toContain(':::info\na\n:::')
})

test('what a title computes is named for a person', () => {
  expect(migrate('<Callout title={<b>T</b>}>a</Callout>\n').notes).toEqual([
    'by-hand <Callout> is now ":::info", without title={<b>T</b>}: write what it says.',
  ])
})

test('a page of OpenAPI is named for a person', () => {
  const { notes } = migrate('---\ntitle: T\n_openapi:\n  method: GET\n---\n\n<APIPage document="a.json" />\n')
  expect(notes[0]).toMatch(/^by-hand The page was made of an OpenAPI document/)
})
