import { expect, test } from 'vitest'
import { withTrustedHtml } from './trusted-html.ts'

const settingsWith = (text: string): readonly unknown[] => {
  const pages = [{ from: 'a.md', to: 'a.md', text }]
  const { settings, notes } = withTrustedHtml({
    pages,
    files: [],
    copies: [],
    settings: [],
    notes: [],
    addresses: [],
    components: [],
  })
  return [...settings, ...notes.map(({ line }) => line)]
}

const trusted = { key: 'markdown', value: { html: 'trust' } }

test.each([
  ['a frame', 'Text.\n\n<iframe src="https://widgets.example"></iframe>\n', [trusted, 3]],
  ['a style', '<div class="a" style="color: red">b</div>\n', [trusted, 1]],
  ['what docgen allows', '<details><summary>a</summary>b</details> <kbd>c</kbd>\n', []],
  ['code', '`<iframe>`\n\n```html\n<iframe></iframe>\n```\n', []],
])('%s', (_, text, expected) => expect(settingsWith(text)).toEqual(expected))
