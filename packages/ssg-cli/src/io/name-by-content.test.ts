import { expect, test } from 'vitest'
import { nameByContent } from './name-by-content.ts'

const filesOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))

const namesOf = (texts: Readonly<Record<string, string>>): readonly string[] =>
  nameByContent(filesOf(texts)).files.map(({ name }) => name)

/** As a bundler names them in one folder and in another. */
const here = {
  'client-AAAAAAAA.js': 'import("./a-BBBBBBBB.js")',
  'a-BBBBBBBB.js': 'import"./c-CCCCCCCC.js"',
  'c-CCCCCCCC.js': 'c',
}
const there = {
  'client-ZZZZZZZZ.js': 'import("./a-YYYYYYYY.js")',
  'a-YYYYYYYY.js': 'import"./c-XXXXXXXX.js"',
  'c-XXXXXXXX.js': 'c',
}

test('names and bytes are the same whatever the bundler named them', () => {
  expect(nameByContent(filesOf(there)).files).toEqual(nameByContent(filesOf(here)).files)
  expect(namesOf(here)).toEqual([
    expect.stringMatching(/^client-[\da-f]{8}\.js$/),
    expect.stringMatching(/^a-[\da-f]{8}\.js$/),
    expect.stringMatching(/^c-[\da-f]{8}\.js$/),
  ])
})

test('files name each other by their new names', () => {
  const { files, names } = nameByContent(filesOf(here))
  expect(Buffer.from(files[0]?.bytes ?? []).toString()).toBe(`import("./${names.get('a-BBBBBBBB.js')}")`)
})

test('a change renames what leads to it, and nothing else', () => {
  const [client, a, c] = namesOf(here)
  const changed = namesOf({ ...here, 'a-BBBBBBBB.js': 'import"./c-CCCCCCCC.js";1' })
  expect(changed[2]).toBe(c)
  expect([client, a]).not.toContain(changed[0])
  expect([client, a]).not.toContain(changed[1])
})

test('files that name each other in a circle are renamed when one of them changes', () => {
  const circle = { 'a-AAAAAAAA.js': 'import("./b-BBBBBBBB.js")', 'b-BBBBBBBB.js': 'import("./a-AAAAAAAA.js")' }
  const changed = namesOf({ ...circle, 'b-BBBBBBBB.js': 'import("./a-AAAAAAAA.js");1' })
  for (const name of namesOf(circle)) expect(changed).not.toContain(name)
})
