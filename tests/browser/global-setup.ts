// Builds the two sites that the specs read and serves them as a static host would, until the last spec is done.
import { join } from 'node:path'
import { buildAccountsSite } from '../site/accounts-site.ts'
import { runDocgen } from '../support/docgen.ts'
import { sitesFolder } from '../support/fixture-sites.ts'
import { serveSite } from '../support/serve.ts'
import { copySite, makeTempFolder, removeFolder } from '../support/temp-site.ts'

export default async function setUp(): Promise<() => Promise<void>> {
  const folder = makeTempFolder()
  const reader = copySite(join(sitesFolder, 'reader'), join(folder, 'reader'))
  const { code, stdout, stderr } = await runDocgen(['build'], reader)
  if (code !== 0) throw new Error(`The fixture could not be built:\n${stdout}${stderr}`)
  const accounts = await buildAccountsSite()
  const served = [await serveSite('preview', reader), await serveSite('preview', accounts.root, '--out-dir', accounts.dist)]
  process.env['READER_URL'] = served[0]?.url
  process.env['ACCOUNTS_URL'] = served[1]?.url
  return async () => {
    await Promise.all(served.map(({ stop }) => stop()))
    accounts.remove()
    removeFolder(folder)
  }
}
