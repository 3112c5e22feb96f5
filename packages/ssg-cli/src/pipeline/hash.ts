import { hash, type Hash } from 'node:crypto'

/** Short name of a text's content, for keys. */
export function hashOf(text: string | Uint8Array): string {
  return hash('sha1', text, 'base64url').slice(0, 20)
}

/** What `hashOf` returns for all that a SHA-1 hash was updated with. */
export function shortHash(sha1: Hash): string {
  return sha1.digest('base64url').slice(0, 20)
}

/** For names of files: digits and small letters, which no disk takes for others. */
export function nameHashOf(text: string | Uint8Array): string {
  return hash('sha1', text, 'hex').slice(0, 8)
}

/** In base64, as policies of browsers want it. */
export function sha256Of(text: string): string {
  return hash('sha256', text, 'base64')
}

/** For marks that authors see. */
export function sha256HexOf(text: string): string {
  return hash('sha256', text, 'hex')
}
