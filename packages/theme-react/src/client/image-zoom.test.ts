// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { start } from './image-zoom.ts'

/** An image that the page shows at half its width. */
function show(html: string): HTMLImageElement {
  document.body.innerHTML = `<main><div class="docgen-prose">${html}</div></main>`
  const image = document.querySelector('img') ?? document.createElement('img')
  Object.defineProperties(image, {
    naturalWidth: { value: 2000 },
    clientWidth: { value: 1000 },
    complete: { value: true },
  })
  return image
}

test('an image that is shown smaller than it is stands in a button, once', () => {
  const image = show('<p><img src="/a.png" alt="A"></p>')
  start(new AbortController().signal)
  start(new AbortController().signal)
  expect(document.querySelectorAll('button')).toHaveLength(1)
  expect(image.parentElement?.getAttribute('aria-label')).toContain('A')
})

test('an image of several sources keeps them', () => {
  const image = show(
    '<picture><source srcset="/dark.png" media="(prefers-color-scheme: dark)"><img src="/a.png" alt=""></picture>',
  )
  start(new AbortController().signal)
  start(new AbortController().signal)
  expect(image.parentElement?.tagName).toBe('PICTURE')
  expect(document.querySelectorAll('button > picture')).toHaveLength(1)
})
