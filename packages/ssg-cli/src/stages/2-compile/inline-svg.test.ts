import { englishWords } from '@docgen/model'
import { describe, expect, test } from 'vitest'
import { inlineSvgOf, type InlinedSvg } from './inline-svg.ts'
import { plainContent } from './plain-content.ts'
import { createContentRenderer } from './render-content.ts'

const render = createContentRenderer(plainContent, englishWords)

const inline = (content: string, label = ''): InlinedSvg => inlineSvgOf(content, { label, idPrefix: 'p-' })

/** What stands within the `<svg>`, for a picture without a name. */
function inside(content: string): { readonly html: string; readonly removed: readonly string[] } {
  const inlined = inline(`<svg viewBox="0 0 1 1">${content}</svg>`)
  if ('problem' in inlined) throw new Error(inlined.problem)
  const html = render({ type: 'root', children: [inlined.svg] }, ({ reason }) => expect.unreachable(reason))
  return {
    html: html.replace(/^<svg viewBox="0 0 1 1" width="1" height="1" aria-hidden="true">|<\/svg>$/g, ''),
    removed: inlined.removed.map(({ what }) => what),
  }
}

describe('keeps what draws', () => {
  test.each([
    [
      'shapes and paint',
      '<rect x="1" stroke-dasharray="2 1" fill="var(--docgen-line, #ddd)"/>',
      '<rect x="1" stroke-dasharray="2 1" fill="var(--docgen-line, #ddd)"></rect>',
    ],
    ['text', '<text text-anchor="middle" class="a b">1 &lt; 2</text>', '<text text-anchor="middle" class="a b">1 &lt; 2</text>'],
    [
      'ids, and what names them',
      '<marker id="m"/><path marker-end="url(#m)"/>',
      '<marker id="p-m"></marker><path marker-end="url(#p-m)"></path>',
    ],
    [
      'references within the picture',
      '<use href="#a"/><use xlink:href="#b"/>',
      '<use href="#p-a"></use><use xlink:href="#p-b"></use>',
    ],
    [
      'styles, as attributes',
      '<path style="fill:none; stroke-width:2;stroke-dasharray:1 2"/>',
      '<path fill="none" stroke-width="2" stroke-dasharray="1 2"></path>',
    ],
    [
      'nothing of what editors note',
      '<!-- x --><metadata/><sodipodi:namedview/><g inkscape:label="l" data-x="1" style="-inkscape-x:y"/>',
      '<g></g>',
    ],
  ])('%s', (_, content, expected) => expect(inside(content)).toEqual({ html: expected, removed: [] }))
})

describe('leaves out what loads, runs, links or restyles, and says so', () => {
  test.each([
    ['<script>alert(1)</script>', 'the element <script>'],
    ['<style>svg{}</style>', 'the element <style>'],
    ['<foreignObject><b>x</b></foreignObject>', 'the element <foreignObject>'],
    ['<image href="https://x.y/z.png"/>', 'the element <image>'],
    ['<a href="javascript:1"><g/></a>', 'the element <a>'],
    ['<set attributeName="href" to="x"/>', 'the element <set>'],
  ])('%s', (content, what) => expect(inside(content)).toEqual({ html: '', removed: [what] }))

  test.each([
    ['<g onclick="x()"/>', 'onclick'],
    ['<g on:click="x()"/>', 'on:click'],
    ['<use href="other.svg#a"/>', 'href', 'use'],
    ['<use xlink:href="data:image/svg+xml,x"/>', 'xlinkhref', 'use'],
    ['<g fill="url(https://x.y)"/>', 'fill'],
    ['<g fill="url(#a) url( https://x.y )"/>', 'fill'],
    ['<g style="fill:u\\72l(https://x.y)"/>', 'fill'],
    ['<g style="background:red"/>', 'background'],
    ['<g filter="url(#f)"/>', 'filter'],
  ])('%s', (content, attribute, tag = 'g') =>
    expect(inside(content)).toEqual({ html: `<${tag}></${tag}>`, removed: [`the attribute "${attribute}"`] }),
  )
})

describe('name and size', () => {
  test.each([
    ['size from the viewBox', '<svg viewBox="0 0 30 20"/>', '', { width: '30', height: '20', viewBox: '0 0 30 20' }],
    ['viewBox from the size', '<svg width="30px" height="20"/>', '', { width: '30', height: '20', viewBox: '0 0 30 20' }],
    [
      'its own size before that of the viewBox',
      '<svg width="3" height="2" viewBox="0,0,30,20"/>',
      '',
      { width: '3', height: '2' },
    ],
    ['no size of the page', '<svg width="100%" viewBox="0 0 30 20"/>', '', { width: '30', height: '20' }],
    ['a name', '<svg viewBox="0 0 1 1"/>', 'Flow', { role: 'img', ariaLabel: 'Flow' }],
    ['a name and a description', '<svg viewBox="0 0 1 1"><desc>Long</desc></svg>', 'Flow', { ariaDescribedBy: 'p-desc' }],
    ['a description with an id', '<svg viewBox="0 0 1 1"><desc id="d">Long</desc></svg>', 'Flow', { ariaDescribedBy: 'p-d' }],
    ['decoration', '<svg viewBox="0 0 1 1"/>', '', { ariaHidden: 'true' }],
    ['a file with a prolog', '<?xml version="1.0"?>\n<!-- a -->\n<svg viewBox="0 0 1 1"></svg>\n<!-- b -->', '', { width: '1' }],
  ])('%s', (_, text, label, expected) =>
    expect(inline(text, label)).toMatchObject({ svg: { properties: expected }, removed: [] }),
  )

  test('no tooltip over the whole picture', () => expect(inside('<title>T</title><g/>').html).toBe('<g></g>'))
})

test.each([
  ['nothing', '', 'it holds no <svg> element'],
  ['a page', '<!doctype html><p>404</p>', 'it holds no <svg> element'],
  ['half a file', '<svg viewBox="0 0 1 1"><g/>', 'its <svg> element is never closed'],
  ['no size', '<svg><g/></svg>', 'it has neither a viewBox nor a width and height'],
])('cannot use %s', (_, text, problem) => expect(inline(text)).toMatchObject({ problem }))
