import { isAscii } from 'node:buffer'

/** Text from UTF-8. Most is ASCII, of which V8 makes strings of one byte per character, in half the time. */
export function decodeText(bytes: Buffer): string {
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8')
}
