/** Letters of Hebrew, Arabic and their neighbors. */
const rightToLeft = /[\u0590-\u08ff]/

/** As `Isolated` has it. What matched begins or ends at a U+0000. */
const namePattern = /@[\w./\0-]+|[\w.\0]+\(\0?\)/g

/**
 * Names among words keep the order of their signs in a language that is read from right to left. What matched may end within a name, so
 * characters isolate it, and no elements.
 */
export function withIsolates(text: string): string {
  return rightToLeft.test(text) ? text.replace(namePattern, '\u2068$&\u2069') : text
}
