import { createHash } from 'node:crypto'

/** Short name of a text's content, for keys and file names. */
export function hashOf(text: string | Uint8Array): string {
  return createHash('sha1').update(text).digest('base64url').slice(0, 20)
}

/** In base64, as policies of browsers want it. */
export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
