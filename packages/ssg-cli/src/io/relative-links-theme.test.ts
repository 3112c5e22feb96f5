// The theme writes addresses into attributes of its own. Each of them has to be known where links are made relative.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { addressNames, jsonNames } from '../syntax/html/relative-links.ts'

const theme = fileURLToPath(new URL('../../../theme-react/src/', import.meta.url))

/** Attributes for which a path that all pages begin with is no page. */
const folders = ['data-base']

function attributesWithAddresses(code: string): readonly string[] {
  return [...code.matchAll(/\s(data-[\w-]+)=\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)].flatMap(([, name = '', value = '']) =>
    /[hH]ref|\bsrc\b|versions\b|JSON\.stringify\((?:props|search)/.test(value) ? [name] : [],
  )
}

test('every attribute of the theme that holds addresses is made relative', () => {
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file))
  const found = new Set(files.flatMap((file) => attributesWithAddresses(readFileSync(join(theme, file), 'utf8'))))
  expect(found.size).toBeGreaterThan(3)
  expect([...found].filter((name) => !addressNames.has(name) && !jsonNames.has(name) && !folders.includes(name))).toEqual([])
})

test.each([
  ['<p data-next={page.nextHref}>', ['data-next']],
  ['<p data-search={JSON.stringify({ search, searchHref })}>', ['data-search']],
  ['<p data-kind={kind} title={href}>', []],
])('%s holds addresses in %j', (code, names) => expect(attributesWithAddresses(code)).toEqual(names))
