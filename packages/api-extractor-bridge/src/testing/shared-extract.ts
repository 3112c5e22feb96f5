import { createExtractor } from '../extract.ts'

/** Extracts in this thread. One for all tests of a process, each of which would otherwise parse and bind TypeScript's own declarations again. */
export const extract = createExtractor().extract
