// Control characters, ends of lines of Unicode, and what turns the direction of the text that follows.
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/**
 * Text on one line, as a terminal may show it. Names of files and addresses of links are written by whoever sends a change: a raw escape
 * sequence would change what the terminal shows, and a line that begins with `::` is a command to a GitHub workflow.
 */
export function printable(text: string): string {
  return text.replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
