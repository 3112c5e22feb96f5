import { expect } from 'vitest'

/** As a browser reads it on a page of the site; `undefined` where it makes nothing of it. */
export function protocolOf(written: string): string | undefined {
  return URL.canParse(written, 'https://site.example/docs/a/')
    ? new URL(written, 'https://site.example/docs/a/').protocol
    : undefined
}

/** A link may lead there. */
export function expectSafeAddress(written: string): void {
  expect(['http:', 'https:', 'mailto:', 'tel:', undefined], JSON.stringify(written)).toContain(protocolOf(written))
}
