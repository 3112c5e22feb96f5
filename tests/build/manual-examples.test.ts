// What the manual shows of code that extends docgen is what the fixture sites are built with.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sitesFolder } from '../support/fixture-sites.ts'

const manualFolder = fileURLToPath(new URL('../../manual/docs', import.meta.url))
const manual = readdirSync(manualFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(join(manualFolder, file), 'utf8'))
  .join('\n')

/** Each file that the manual shows whole, with the fixture site that has it. */
const examples = [
  ['forbidden-words.ts', 'own-check'],
  ['page-inventory.ts', 'own-output'],
  ['abbreviations.ts', 'own-remark-plugin'],
  ['pages/tools/[slug].tsx', 'react-pages'],
  ['rating.ts', 'own-directive'],
  ['islands/rating.tsx', 'own-directive'],
  ['blog.tsx', 'source-blog'],
  ['schema-reference.ts', 'source-schema'],
  ['tool-reference.ts', 'source-tool'],
] as const

test.each(examples)('%s of the manual is that of the fixture "%s"', (file, site) => {
  const [, shown] = manual.split(`\`\`\`${file.split('.').at(-1)} title="${file}"\n`)
  const fixture = join(sitesFolder, site, file)
  expect(existsSync(fixture)).toBe(true)
  expect(`${shown?.split('\n```')[0]}\n`).toBe(readFileSync(fixture, 'utf8'))
})
