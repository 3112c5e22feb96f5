// Whole numbers as text: five bits in each character, the sixth says that more follow. Small numbers, of which postings are full, take one.
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const valueByCode = new Uint8Array(128)
for (let index = 0; index < digits.length; index++) valueByCode[digits.charCodeAt(index)] = index

/** `value` is a whole number from 0 on. */
export function packNumber(value: number): string {
  let text = ''
  let rest = value
  while (rest >= 32) {
    text += digits.charAt(32 + (rest % 32))
    rest = Math.floor(rest / 32)
  }
  return text + digits.charAt(rest)
}

export function packNumbers(values: readonly number[]): string {
  return values.map(packNumber).join('')
}

export function unpackNumbers(text: string): readonly number[] {
  const values: number[] = []
  eachNumber(text, (value) => values.push(value))
  return values
}

/** Five bits of a number, and 32 more if another character follows: for loops that make no object for each number. */
export function digitAt(text: string, index: number): number {
  return valueByCode[text.charCodeAt(index)] ?? 0
}

/** The number that begins at `from`, and where what follows begins. */
export function readNumber(text: string, from: number): { readonly value: number; readonly end: number } {
  let value = 0
  let factor = 1
  for (let index = from; index < text.length; index++) {
    const digit = valueByCode[text.charCodeAt(index)] ?? 0
    value += (digit % 32) * factor
    if (digit < 32) return { value, end: index + 1 }
    factor *= 32
  }
  return { value, end: text.length }
}

/** Of long lists that nobody keeps. */
export function eachNumber(text: string, visit: (value: number) => void): void {
  let value = 0
  let factor = 1
  for (let index = 0; index < text.length; index++) {
    const digit = valueByCode[text.charCodeAt(index)] ?? 0
    value += (digit % 32) * factor
    factor *= 32
    if (digit >= 32) continue
    visit(value)
    value = 0
    factor = 1
  }
}
