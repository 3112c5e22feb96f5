import { expect, test } from 'vitest'
import { Draft } from '../core/draft.ts'
import { migrateStarlightPage } from './page.ts'

function migrate(text: string): string {
  const draft = new Draft('src/content/docs/a.md', text)
  migrateStarlightPage(draft, () => undefined)
  return draft.finish()
}

const fence = (info: string, ...lines: readonly string[]): string => ['```' + info, ...lines, '```', ''].join('\n')

test.each([
  ['a comment', fence('js {3-4}', '// src/a.mjs', '', 'b', 'c'), fence('js {1-2} title="src/a.mjs"', 'b', 'c')],
  ['one further down', fence('ts mark={2}', "'use strict'", '// b.ts', 'c'), fence('ts {1} title="b.ts"', "'use strict'", 'c')],
  ['one with words before it', fence('css', '/* Example: src/a.css */', 'b {}'), fence('css title="src/a.css"', 'b {}')],
  [
    'frontmatter that has nothing else',
    fence('astro', '---', '// src/a.astro', '---', '', '<b />'),
    fence('astro title="src/a.astro"', '<b />'),
  ],
  ['a path without an ending', fence('sh', '# ./.env', 'A=1'), fence('sh title="./.env"', 'A=1')],
])('the title of code is %s', (_, before, after) => expect(migrate(before)).toBe(after))

test.each([
  [
    'texts',
    fence('js "b c" ins={1}', 'b c', 'b c', 'a "b c"', 'b'),
    fence('js {2-3}', 'b c // [!code ++]', 'b c', 'a "b c"', 'b'),
  ],
  ['signs in quotes', fence('js del="\\"b\\""', 'b', '"b"'), fence('js {2}', 'b', '"b"')],
  ['patterns', fence('js mark=/b+c/ /[/', '// a.js', 'a', 'bbc'), fence('js title="a.js" {2}', 'a', 'bbc')],
  ['words that are not there', fence('js frame="none" "b"', 'a'), fence('js', 'a')],
])('lines are highlighted for marks of %s', (_, before, after) => expect(migrate(before)).toBe(after))

test.each([
  fence('js title="a"', '// src/a.js', 'b'),
  fence('js', 'a', 'b', 'c', 'd', '// src/a.js'),
  fence('js', '// styles.css', 'a'),
  fence('js', '// see a.js', '// 1.2', '// @filename: a.js', '// ...', 'b'),
])('no title is made of %j', (text) => expect(migrate(text)).toBe(text))

test.each([
  [
    'signs that take the place of a space',
    fence('diff lang="js"', ' // a.config.mjs', ' export default {', '-  a: 1,', '+  b: 2,', ' }'),
    fence('js title="a.config.mjs"', 'export default {', '  a: 1, // [!code --]', '  b: 2, // [!code ++]', '}'),
  ],
  [
    'signs in front of the line',
    fence('diff lang="css" ins=/b/', 'a {', '+  b: c;', '}'),
    fence('css', 'a {', '  b: c; /* [!code ++] */', '}'),
  ],
  [
    'lines without text',
    fence('diff lang="json"', '  {', '', '+ "a": 1', '+', '  }'),
    fence('json', '{', '', '"a": 1 // [!code ++]', '', '}'),
  ],
  ['output of a program', fence('diff lang="js"', '--- a.js', '+++ b.js', '+ c'), fence('diff', '--- a.js', '+++ b.js', '+ c')],
  ['languages without comments', fence('diff lang="csv"', '+ a'), fence('diff', '+ a')],
  ['fences in lists', '- a\n\n  ```diff lang="ts"\n  + b\n    c\n  ```\n', '- a\n\n  ```ts\n  b // [!code ++]\n  c\n  ```\n'],
])('the diff of a language: %s', (_, before, after) => expect(migrate(before)).toBe(after))
