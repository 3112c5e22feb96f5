// Whoever copies the code of a guide gets all of it: a file that a page shows in parts is shown whole, and no sample is left over.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFolder } from './accounts-site.ts'

const docs = join(siteFolder, 'docs')
const fence = /^```\w+ [^\n]*?file="([^"]+)"(?: region=([\w-]+))?/gm

const shown = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((page) =>
    [...readFileSync(join(docs, page), 'utf8').matchAll(fence)].map(([, file = '', region]) => ({ page, file, region })),
  )

/** Lines of code that lie in none of these regions. */
function linesOutside(file: string, regions: ReadonlySet<string | undefined>): readonly string[] {
  let open: string | undefined
  return readFileSync(join(siteFolder, file), 'utf8')
    .split('\n')
    .filter((line) => {
      const start = /^\/\/ #region (.+)$/.exec(line)?.[1]
      if (start !== undefined) open = start
      const isEnd = line === '// #endregion'
      const isOutside = start === undefined && !isEnd && line !== '' && !regions.has(open)
      if (isEnd) open = undefined
      return isOutside
    })
}

test('a file that a page shows by regions is on that page from its first line to its last', () => {
  const parts = new Map<string, { readonly file: string; readonly regions: Set<string | undefined> }>()
  for (const { page, file, region } of shown.filter((part) => part.region !== undefined)) {
    const part = parts.get(`${page}: ${file}`) ?? { file, regions: new Set() }
    parts.set(`${page}: ${file}`, { file, regions: part.regions.add(region) })
  }
  expect(parts.size).toBeGreaterThan(5)
  const missing = [...parts].flatMap(([name, { file, regions }]) => {
    const isWhole = shown.some((other) => other.file === file && other.region === undefined)
    return isWhole ? [] : linesOutside(file, regions).map((line) => `${name}: ${line}`)
  })
  expect(missing).toEqual([])
})

test('every sample is shown by a guide, or only hands on one that is', () => {
  const samples = readdirSync(join(siteFolder, 'samples'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const isShown = (sample: string) => shown.some(({ file }) => file === `samples/${sample}`)
  const handsOn = (sample: string) => /^export \* from '[^']+'\n$/.test(readFileSync(join(siteFolder, 'samples', sample), 'utf8'))
  expect(samples.length).toBeGreaterThan(40)
  expect(samples.filter((sample) => !isShown(sample) && !handsOn(sample))).toEqual([])
})

test('no sample of the reference is cut where a page of it is narrow: 80 columns are the most', () => {
  const folder = join(siteFolder, 'reference')
  const wide = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].flatMap(([, code = '']) =>
        code.split('\n').flatMap((line) => (line.length > 80 ? [`${file}: ${line}`] : [])),
      ),
    )
  expect(wide).toEqual([])
})
