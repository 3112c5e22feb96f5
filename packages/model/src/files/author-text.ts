/**
 * The text of a file as all that reads it has it: without a byte order mark, and with the line ends of Unix, so that nobody else has to know
 * of others. Lines and columns stay as they are.
 */
export function authorTextOf(text: string): string {
  const own = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  return own.includes('\r\n') ? own.replaceAll('\r\n', '\n') : own
}
