// Pages of the documentation of accounts-js, read by html-validate: the standard, accessibility and what documents have to have.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../support/file-tree.ts'
import { pagesOf } from '../support/pages-of.ts'
import { pagesToLookAt } from '../support/pages-to-look-at.ts'
import { buildAccountsSite, type BuiltSite } from './accounts-site.ts'

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes HTML: the standard allows each of these in any spelling.
    'doctype-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // Anchors are what GitHub makes of headings, and names of members: the standard asks for an id without spaces, no more.
    'valid-id': ['error', { relaxed: true }],
    // Code is shown as its author wrote it.
    'no-trailing-whitespace': 'off',
    // Our own files come from the place that the page comes from.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
}

let site: BuiltSite

beforeAll(async () => {
  site = await buildAccountsSite()
})

afterAll(() => site.remove())

test('pages are valid HTML', { timeout: 600_000 }, () => {
  const reader = new HtmlValidate(new StaticConfigLoader(config))
  const fileOf = (path: string): string => (path.endsWith('.html') ? path : `${path}index.html`)
  const [all, looked] = [pagesOf(site.dist), pagesToLookAt(site.dist).pages].map((paths) => new Set(paths.map(fileOf)))
  // What only leads to a page, or has all of a long one, is looked at always.
  const pages = listFiles(site.dist).filter((file) => file.endsWith('.html') && (looked?.has(file) || !all?.has(file)))
  const findings = pages.flatMap((page) =>
    reader.validateStringSync(readFileSync(join(site.dist, page), 'utf8'), page).results.flatMap(({ messages }) =>
      messages.map(({ ruleId, line, column, message, selector }) => {
        const element = selector ?? `${line}:${column}`
        return `${page}: ${ruleId}: ${element}: ${message}`
      }),
    ),
  )
  expect(pages.length).toBeGreaterThan(20)
  expect(findings).toEqual([])
})
