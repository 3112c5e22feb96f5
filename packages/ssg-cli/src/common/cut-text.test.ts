import { describe, expect, it } from 'vitest'
import { endOfCut } from './cut-text.ts'

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
