import { englishWords } from '@docgen/model'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KindIcon } from './kind-icon.tsx'

test.each([
  ['class', 'C'],
  ['enum', 'E'],
  ['enum-member', 'e'],
  ['function', 'F'],
  ['interface', 'I'],
  ['method', 'm'],
  ['namespace', 'N'],
  ['property', 'p'],
  ['type', 'T'],
  ['variable', 'V'],
  ['augmentation', 'A'],
  ['module', 'M'],
] as const)('the mark of a %s is %s', (kind, letter) => {
  expect(renderToStaticMarkup(<KindIcon kind={kind} words={englishWords} />)).toContain(`aria-hidden="true">${letter}</span>`)
})

test.each(['page', 'section', 'changelog'] as const)('the mark of a %s is a drawing', (kind) => {
  expect(renderToStaticMarkup(<KindIcon kind={kind} words={englishWords} />)).toContain('aria-hidden="true"><svg')
})
