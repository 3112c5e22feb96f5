import { expect, test } from 'vitest'
import { diagnosticCatalogue } from '@docgen/model'
import { explanations } from '../diagnostics/explanations.ts'
import { runExplainCommand } from './explain.ts'
import { wayToExplanation } from './way-to-explanation.ts'

function explain(code?: string): string {
  let printed = ''
  runExplainCommand(code, { stdout: { write: (text) => void (printed += text), isTerminal: false } })
  return printed
}

const codes = Object.keys(diagnosticCatalogue)

test('a code is explained in lines that a terminal shows whole', () => {
  const printed = explain('broken-link')
  expect(printed).toMatch(
    /^broken-link\n\n {2}A link does not match any page of the site\.\n\n {2}Why: .+\n\n {2}Fix: .+\n\n {2}https:\/\/.+\/reference\/diagnostics\/broken-link\/\n$/s,
  )
  expect(Math.max(...printed.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
})

test.each(['config', 'usage', 'crash'])('what ends a command is explained too: %s', (code) => {
  expect(explain(code)).toMatch(new RegExp(`^${code}\\n\\n {2}The .+\\n\\n {2}Why: .+\\n\\n {2}Fix: .+\\n$`, 's'))
})

test('without a code, every code is listed', () => {
  expect(
    explain()
      .split('\n')
      .map((line) => line.split(' ')[0])
      .filter(Boolean),
  ).toEqual(codes)
})

test('a code that is not known is a mistake of the command line, with the nearest one', () => {
  expect(() => explain('broken-lnk')).toThrow('No finding has the code "broken-lnk".')
  expect(() => explain('broken-lnk')).toThrow(expect.objectContaining({ hint: 'Write "docgen explain broken-link".' }))
  expect(() => explain('x')).toThrow(expect.objectContaining({ hint: 'Run "docgen explain" to list all codes.' }))
})

test('explanations are in the order of the catalogue, in whole sentences', () => {
  expect(Object.keys(explanations)).toEqual(codes)
  const texts = Object.values(explanations).flatMap(({ why, fix }) => [why, fix])
  expect(texts.filter((text) => !/^[A-Z].*[.]$/.test(text) && !/^(?:docgen|esbuild|`)/.test(text))).toEqual([])
})

test('a report leads to the first code that is explained: not to that of a check of the config', () => {
  expect(wayToExplanation(['forbidden-word', 'broken-link', 'broken-anchor'], undefined)).toBe(
    'To read more about a finding, run "docgen explain broken-link"\n',
  )
  expect(wayToExplanation(['forbidden-word'], undefined)).toBe('')
})

test('a report names the address of the page in the manual', () => {
  expect(wayToExplanation(['broken-link'], 'https://acme.example/docs/')).toBe(
    'To read more about a finding, run "docgen explain broken-link", or open https://acme.example/docs/reference/diagnostics/broken-link/\n',
  )
})
