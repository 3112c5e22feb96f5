import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { runDocgen } from './docgen.ts'

/** Absolute path. */
export const manualFolder = fileURLToPath(new URL('../../manual', import.meta.url))
export const manualDist = join(manualFolder, 'dist')

/** Builds docgen's manual where it is, since its pages are made from the sources around it. Rejects where a finding is left. */
export async function buildManual(): Promise<void> {
  const { code, stdout, stderr } = await runDocgen(['build', '--strict'], manualFolder)
  if (code !== 0) throw new Error(`The manual could not be built:\n${stdout}${stderr}`)
}
