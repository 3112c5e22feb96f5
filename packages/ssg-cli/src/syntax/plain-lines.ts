/** A text whose lines end in `\n`: a checkout of Windows ends them in `\r\n`. Lines and columns stay as they are. */
export function withPlainLines(text: string): string {
  return text.includes('\r') ? text.replaceAll('\r\n', '\n') : text
}
