import { expect, test } from 'vitest'
import { Draft } from './draft.ts'
import { rewriteLinks } from './markdown-links.ts'

const moved = (text: string): string => {
  const draft = new Draft('a.md', text)
  rewriteLinks(draft, (path) => (path.startsWith('./') ? `../${path.slice(2)}` : path))
  return draft.finish()
}

test.each([
  ['[a](./b.mdx#c) ![d](./e.png)', '[a](../b.md#c) ![d](../e.png)'],
  ['[a]: ./b.md', '[a]: ../b.md'],
  [
    '<img\n  alt="a"\n  src="./a.png"\n> <a href=\'./b.mdx\'>b</a>',
    '<img\n  alt="a"\n  src="../a.png"\n> <a href=\'../b.md\'>b</a>',
  ],
  ['<video poster="./a.png"><source src="./a.mp4"></video>', '<video poster="../a.png"><source src="../a.mp4"></video>'],
  ['`<img src="./a.png">`\n\n```html\n<img src="./a.png">\n```', '`<img src="./a.png">`\n\n```html\n<img src="./a.png">\n```'],
  ['[a](https://widgets.example/b.mdx)', '[a](https://widgets.example/b.mdx)'],
])('%j is %j', (before, after) => expect(moved(before)).toBe(after))
