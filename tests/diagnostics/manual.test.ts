// The manual has a page for each code, made from the catalogue and from the reports of the broken sites.
import { expect, test } from 'vitest'
import { diagnosticPages } from '../../manual/reference/diagnostic-pages.ts'
import { diagnosticCatalogue } from '@docgen/model'

const pages = diagnosticPages()
const textOf = (code: string): string => {
  const page = pages.find(({ route }) => route === `/reference/diagnostics/${code}/`)
  return typeof page?.markdown === 'string' ? page.markdown : ''
}

test.each(Object.keys(diagnosticCatalogue))('%s has a page with its severity, its reasons and an example', (code) => {
  const text = textOf(code)
  expect(text).toMatch(/^\*\*Severity:\*\* (?:error|warning)/m)
  expect(text).toContain('## Why it occurs')
  expect(text).toContain('## How to fix it')
  expect(text).toMatch(new RegExp(`^(?:\\S+ {2})?(?:error|warning) {2}${code}$`, 'm'))
})

test('the line that a finding names is marked in the example', () => {
  expect(textOf('broken-anchor')).toContain('title="docs/guide.md" {3}\n## Another {#custom-name}\n\nSee [another](#another).\n')
})

test('the codes are sorted', () => {
  expect(Object.keys(diagnosticCatalogue)).toEqual(Object.keys(diagnosticCatalogue).sort())
})
