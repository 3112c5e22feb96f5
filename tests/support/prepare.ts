import type { runDocgen } from './docgen.ts'

/** Brings a copied fixture into the state that it is about; returns the folder to build. */
export type Prepare = (site: string, run: typeof runDocgen) => Promise<string>
