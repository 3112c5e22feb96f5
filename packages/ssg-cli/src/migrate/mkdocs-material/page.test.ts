import { expect, test } from 'vitest'
import { Draft } from '../core/draft.ts'
import type { Mark } from './inline-syntax.ts'
import { migrateMkDocsPage, pythonSlug } from './page.ts'

const snippets: Readonly<Record<string, string>> = {
  'b.md': 'Text of b.\n',
  'links.md': '[a](files/a.zip)\n',
  'whole.ts': 'a()\n',
  'part.ts': 'a()\n',
  'noted.ts': 'a() // (1)!\n',
  'code.ts:3': '\n  // [a](files/a.zip)\n\n  b() // (2)!\n',
}

function migrate(text: string, marks: readonly Mark[] = []): string {
  const draft = new Draft('a.md', text)
  migrateMkDocsPage(draft, {
    include: (path) => snippets[path],
    shownFile: (path) => (['whole.ts', 'noted.ts'].includes(path) ? `src/${path}` : undefined),
    keepsAnchors: true,
    link: (path) => path.replace('files/', '/files/'),
    marks: new Set(marks),
  })
  return draft.finish()
}

test.each([
  ['an admonition', '!!! note "Title"\n\n    a\n\n    b\n\nc\n', ':::note[Title]\n\na\n\nb\n:::\n\nc\n'],
  ['a kind of its own', '!!! bug\n    a\n', ':::danger[Bug]\na\n:::\n'],
  ['a title with a link', '!!! note "See [a](files/a.zip) [b"\n    c\n', ':::note[See [a](/files/a.zip) \\[b]\nc\n:::\n'],
  [
    'a fold without a type',
    '??? "Open `a`"\n    a\n\n???+ "B"\n    b\n',
    ':::details[Open `a`]\na\n:::\n\n:::details[B]\nb\n:::\n',
  ],
  [
    'attributes behind code and bold text',
    '- A: `a`{.b}\n- C: `c`{ .d e="f" } **g**{.h} __i__{: #j} `{.k}`\n\n| `l`{.m} | n {.o} p |\n\n## `q` { #r }\n',
    '- A: `a`\n- C: `c` **g** __i__ `{.k}`\n\n| `l` | n {.o} p |\n\n## `q` {#r}\n',
  ],
  [
    'numbers of annotations',
    '=== "A"\n\n    ```yaml\n      a: 1 # (1)!\n      b: <!-- (12)! -->\n      c(1)!\n    ```\n\n1. One (1)!\n',
    '::::tabs\n:::tab[A]\n\n```yaml\n  a: 1 # (1)\n  b: <!-- (12) -->\n  c(1)!\n```\n:::\n::::\n\n1. One (1)!\n',
  ],
  ['code in marks', '==a `b==` c== ==`d`== ^^e `f`^^\n', '<mark>a `b==` c</mark> <mark>`d`</mark> <u>e `f`</u>\n'],
  ['a fold', '??? tip "Open"\n    a\n', ':::details[Open]\na\n:::\n'],
  ['admonitions in each other', '!!! note\n    !!! tip\n        a\n', '::::note\n:::tip\na\n:::\n::::\n'],
  ['in a list', '1. a\n\n    !!! tip\n\n        b\n', '1. a\n\n    :::tip\n\n    b\n    :::\n'],
  [
    'a title with quotes, and a link with attributes',
    '!!! note "See "a" and [b](c.md){target="_blank"} first."\n    c\n\n=== "The "a""\n\n    b\n',
    ':::note[See "a" and [b](c.md) first.]\nc\n:::\n\n::::tabs\n:::tab[The "a"]\n\nb\n:::\n::::\n',
  ],
  ['tabs', '=== "A"\n\n    a\n\n=== "B"\n\n    b\n\nc\n', '::::tabs\n:::tab[A]\n\na\n:::\n\n:::tab[B]\n\nb\n:::\n::::\n\nc\n'],
  [
    'tabs in tabs',
    '=== "A"\n\n    === "B"\n\n        b\n',
    '::::::tabs\n:::::tab[A]\n\n::::tabs\n:::tab[B]\n\nb\n:::\n::::\n:::::\n::::::\n',
  ],
  [
    'code in a tab',
    '=== "A"\n\n    ``` py hl_lines="2-3 5" linenums="1"\n    a\n    ```\n',
    '::::tabs\n:::tab[A]\n\n``` py {2-3,5} showLineNumbers\na\n```\n:::\n::::\n',
  ],
  ['attributes of code', '``` { .py .annotate title="a.py" }\n```\n', '```py title="a.py"\n```\n'],
  ['a title with quotes', '``` { .py title=\'the "a"\' }\n```\n', '```py title=\'the "a"\'\n```\n'],
  ['code without a language', '``` title=".gitignore"\n```\n', '```text title=".gitignore"\n```\n'],
  ['blocks that code shows', '```\n!!! note\n    a\n```\n', '```\n!!! note\n    a\n```\n'],
  [
    'a block of mkdocstrings',
    'a\n\n::: acme.Widget\n    options:\n\n      members: true\n\nb\n',
    'a\n\n<!-- ::: acme.Widget\n    options:\n\n      members: true -->\n\nb\n',
  ],
  ['snippets', '--8<-- "b.md"\n', 'Text of b.\n'],
  [
    'buttons in a line of their own',
    'Text.\n\n[:material-home: A](a.md){ .md-button .md-button--primary }\n[B](b.md){ .md-button }\n\nText.\n',
    'Text.\n\n:::buttons\n\n- [A](a.md)\n- [B](b.md)\n\n:::\n\nText.\n',
  ],
  [
    'a button in a sentence, icons, keys, marks',
    '[a](b.md){ .md-button } :material-home: ++ctrl+a++ ==c==\n',
    '[a](b.md) <kbd>Ctrl</kbd>+<kbd>A</kbd> <mark>c</mark>\n',
  ],
  [
    'parts that a page hides',
    '---\nhide:\n  - navigation\n  - toc\n---\n',
    '---\nhide_sidebar: true\nhide_table_of_contents: true\n---\n',
  ],
  ['anchors', '## A & b { #own }\n\n## C\n\n## C\n', '## A & b {#own}\n\n## C\n\n## C {#c_1}\n'],
  [
    'anchors among other attributes',
    '## with pip <small>best</small> { #with-pip data-toc-label="with pip" }\n\n## 9.7.0 { id="9.7.0" }\n\n## D { .e #f }\n',
    '## with pip <small>best</small> {#with-pip}\n\n## 9.7.0 {#9.7.0}\n\n## D {#f}\n',
  ],
  [
    'spaces in an address',
    '![a](my shot 1.png "One") [b]( b c.md ) (d e)\n',
    '![a](my%20shot%201.png "One") [b]( b%20c.md ) (d e)\n',
  ],
  ['links to files', '[a](files/a.zip) `[a](files/a.zip)`\n', '[a](/files/a.zip) `[a](files/a.zip)`\n'],
  ['a button to a file', '[a](files/a.zip){ .md-button }\n', ':::buttons\n\n- [a](/files/a.zip)\n\n:::\n'],
  ['a snippet with links', '--8<-- "links.md"\n', '[a](/files/a.zip)\n'],
  ['code in a sentence', '`==a==` and `++b++`\n', '`==a==` and `++b++`\n'],
  [
    'a snippet in code',
    '=== "A"\n\n    ```ts\n    --8<-- "code.ts:3"\n    ```\n',
    '::::tabs\n:::tab[A]\n\n```ts\n  // [a](files/a.zip)\n\n  b() // (2)\n```\n:::\n::::\n',
  ],
  [
    'a whole file in code',
    '=== "A"\n\n    ``` { .ts title="a" hl_lines="1" }\n    --8<-- "whole.ts"\n    ```\n\n```\n;--8<-- "whole.ts"\n--8<-- "whole.ts"\n```\n\n```\n--8<--\nwhole.ts\n--8<--\n```\n',
    '::::tabs\n:::tab[A]\n\n```ts title="a" {1} file="src/whole.ts"\n```\n:::\n::::\n\n```\n;--8<-- "whole.ts"\na()\n```\n\n```\na()\n```\n',
  ],
  [
    'a whole file in code without a language, and one that needs a change or has marks of sections',
    '```\n--8<-- "whole.ts"\n```\n\n```ts\n--8<-- "noted.ts"\n```\n\n```ts\n--8<-- "part.ts"\n```\n',
    '```text file="src/whole.ts"\n```\n\n```ts\na() // (1)\n```\n\n```ts\na()\n```\n',
  ],
  [
    'several snippets',
    '--8<--\nb.md\n; links.md\n\nlinks.md\n--8<--\n\n```ts\n--8<--\ncode.ts:3\nother.ts\n--8<--\n```\n',
    'Text of b.\n[a](/files/a.zip)\n\n```ts\n--8<--\ncode.ts:3\nother.ts\n--8<--\n```\n',
  ],
  [
    'a table in a tab',
    '=== "A"\n\n    | a |\n    | - |\n    | b |\n\nc\n',
    '::::tabs\n:::tab[A]\n\n| a |\n| - |\n| b |\n\n:::\n::::\n\nc\n',
  ],
  ['HTML around Markdown', '<center>\n\na\n\n</center>\n\n<div>b</div>\n', '<center>\n\na\n\n</center>\n\n<div>b</div>\n'],
  [
    'code in HTML',
    '!!! note\n    <center>\n    ```mermaid\n    a\n    ```\n    </center>\n',
    ':::note\n<center>\n\n```mermaid\na\n```\n</center>\n:::\n',
  ],
  [
    'HTML in HTML with Markdown',
    '<figure markdown="span">\n  <div class="b">\n  c\n  </div>\n</figure>\n',
    '\n  <div class="b">\n  c\n  </div>\n\n',
  ],
  ['Markdown in HTML', '<div class="grid" markdown>\n\na\n\n</div>\n', '\n\na\n\n\n'],
])('%s', (_, before, after) => expect(migrate(before)).toBe(after))

test.each([
  ['{ .py title="a.py" hl_lines="1" linenums="1" }', 'changed', 'py title="a.py" {1} showLineNumbers".'],
  ['{ .py .annotate title="a.py" data-x="b  c" }', 'left', 'py title="a.py"", without ".annotate data-x="b c"".'],
  ['{: .py }', 'changed', 'py".'],
  ['py { .no-copy }', 'left', 'py", without ".no-copy".'],
])('of the attributes %s, what is lost is named as lost', (attributes, kind, end) => {
  const draft = new Draft('a.md', `\`\`\` ${attributes}\n\`\`\`\n`)
  migrateMkDocsPage(draft, { include: () => undefined, keepsAnchors: false, link: (path) => path, marks: new Set() })
  draft.finish()
  expect(draft.notes).toMatchObject([{ kind, message: `The attributes "${attributes}" of the code are now "${end}` }])
})

test('slugs are those of Python-Markdown', () => expect(pythonSlug('Émile & Co. – 1.5')).toBe('emile-co-15'))

test('marks of extensions are read where the site has them', () => {
  const text =
    '!!! tip ":rocket: A"\n    H~2~O, x^2^, ~~a~~ ^^b^^ [^1][^2] `~c~` <https://a.example/~d/~e> :tada: :no_such_sign:\n'
  expect(migrate(text, ['emoji', 'subscript', 'superscript'])).toBe(
    ':::tip[🚀 A]\nH<sub>2</sub>O, x<sup>2</sup>, ~~a~~ <u>b</u> [^1][^2] `~c~` <https://a.example/~d/~e> 🎉 :no_such_sign:\n:::\n',
  )
  expect(migrate(text)).toBe(
    ':::tip[:rocket: A]\nH~2~O, x^2^, ~~a~~ <u>b</u> [^1][^2] `~c~` <https://a.example/~d/~e> :tada: :no_such_sign:\n:::\n',
  )
})

test('frontmatter that is not valid, which MkDocs shows as text, is read as it was meant', () => {
  const text = '---\ntitle: One: two\ndescription: "a: b"\nhide: [toc]\n---\n\nText.\n'
  expect(migrate(text)).toBe('---\ntitle: "One: two"\ndescription: "a: b"\nhide_table_of_contents: true\n---\n\nText.\n')
  expect(migrate('---\ntitle: One\n  two: [\n---\n\nText.\n')).toBe('---\ntitle: One\n  two: [\n---\n\nText.\n')
  expect(migrate('---\ntitle: [One]\n---\n')).toBe('---\ntitle: "[One]"\n---\n')
})
