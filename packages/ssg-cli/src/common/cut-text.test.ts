import { describe, expect, it } from 'vitest'
import { descriptionFrom, endOfCut } from './cut-text.ts'

const cut = (text: string, longest: number, within: number): string => text.slice(0, endOfCut(text, longest, within))

describe('endOfCut', () => {
  it('ends no text that is short enough', () => {
    expect(cut('one two', 7, 4)).toBe('one two')
  })

  it('ends at the last space that is near', () => {
    expect(cut('one two three', 11, 8)).toBe('one two')
    expect(cut('one two three', 7, 4)).toBe('one two')
  })

  it('keeps a long word rather than losing most of the text', () => {
    expect(cut(`使用 ${'漢'.repeat(50)}`, 40, 10)).toBe(`使用 ${'漢'.repeat(37)}`)
  })

  it('cuts no character in two', () => {
    expect(cut(`${'あ'.repeat(9)}😀あ`, 10, 4)).toBe('あ'.repeat(9))
    expect(cut(`${'あ'.repeat(9)}👩🏽‍💻あ`, 12, 4)).toBe('あ'.repeat(9))
    expect(cut(`${'あ'.repeat(9)}e\u0301あ`, 10, 4)).toBe('あ'.repeat(9))
  })

  it('ends a text that is one character', () => {
    expect(cut(`a${'\u0301'.repeat(20)}`, 10, 4)).toHaveLength(10)
  })
})

describe('descriptionFrom', () => {
  const twoSentences = `${'word '.repeat(15)}end. ${'word '.repeat(15)}end.`

  it.each([
    ['a text that fits', `${'word '.repeat(39)}words`, `${'word '.repeat(39)}words`],
    ['the sentences that fit', `${'word '.repeat(15)}end. ${'word '.repeat(15)}end. ${'more '.repeat(20)}`, twoSentences],
    ['words, where a sentence is too long', `${'word '.repeat(60)}end. Next.`, `${'word '.repeat(39)}word…`],
    ['words, where the only sentence says little', `Short. ${'word '.repeat(60)}`, `Short. ${'word '.repeat(37)}word…`],
    ['sentences in Chinese', `${'字'.repeat(120)}。${'字'.repeat(120)}。`, `${'字'.repeat(120)}。`],
  ])('keeps %s', (_, text, expected) => {
    expect(descriptionFrom(text)).toBe(expected)
  })

  it('ends no sentence within a name', () => {
    const text = `${'word '.repeat(24)}\`a.b\` and version 2.0 of it ${'word '.repeat(30)}`
    expect(descriptionFrom(text)).toMatch(/word…$/)
  })
})
