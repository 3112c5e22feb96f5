import { english } from '@docgen/model'

// In a site, docgen's bundler puts the texts in.
Object.assign(globalThis, { DOCGEN_WORDS: english })
