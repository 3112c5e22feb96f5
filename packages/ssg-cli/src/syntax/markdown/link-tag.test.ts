import { expect, test } from 'vitest'
import { everyLinkTag, linkTagOf } from './link-tag.ts'

test.each([
  ['See {@link Widget}.', 'See Widget.'],
  ['{@link widgets/Widget.size}', 'Widget.size'],
  ['{@linkcode @acme/widgets!Widget#size}', 'Widget#size'],
  ['{@linkplain Widget|the widget} and {@link Widget the other}', 'the widget and the other'],
  ['{@link\n  Widget\n  | the widget }', 'the widget'],
  ['{@link} and {@link Widget', '{@link} and {@link Widget'],
])('%j reads %j', (written, read) => {
  expect(written.replace(everyLinkTag, (_tag, _form, content: string) => linkTagOf(content).label)).toBe(read)
})
