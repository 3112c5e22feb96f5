import { createHash } from 'node:crypto'

/** Short name of a text's content, for keys. */
export function hashOf(text: string | Uint8Array): string {
  return createHash('sha1').update(text).digest('base64url').slice(0, 20)
}

/** For names of files: digits and small letters, which no disk takes for others. */
export function nameHashOf(text: string | Uint8Array): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 8)
}

/** In base64, as policies of browsers want it. */
export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
