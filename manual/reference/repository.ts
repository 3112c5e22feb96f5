import { fileURLToPath } from 'node:url'

/** Absolute path of the repository, of which the manual is a folder. */
export const repositoryFolder = fileURLToPath(new URL('../..', import.meta.url))
