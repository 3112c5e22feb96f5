// Builds the sites that the specs read and serves them as a static host would, until the last spec is done.
import { join } from 'node:path'
import { buildAccountsSite } from '../site/accounts-site.ts'
import { buildManual, manualFolder } from '../support/manual-site.ts'
import { runDocgen } from '../support/docgen.ts'
import shareSites from '../support/share-sites.ts'
import { sitesFolder } from '../support/fixture-sites.ts'
import { serveSite } from '../support/serve.ts'
import { copySite, makeTempFolder, removeFolder } from '../support/temp-site.ts'

export default async function setUp(): Promise<() => Promise<void>> {
  const folder = makeTempFolder()
  const forgetShared = shareSites()
  const reader = await buildFixture('reader', folder)
  const islands = await buildFixture('islands', folder)
  const versions = await buildFixture('versions', folder)
  const accounts = await buildAccountsSite()
  await buildManual()
  const served = [
    await serveSite('preview', reader),
    await serveSite('preview', accounts.root, '--out-dir', accounts.dist),
    await serveSite('preview', islands),
    await serveSite('preview', versions),
    await serveSite('preview', manualFolder),
  ]
  process.env['READER_URL'] = served[0]?.url
  process.env['ACCOUNTS_URL'] = served[1]?.url
  process.env['ISLANDS_URL'] = served[2]?.url
  process.env['VERSIONS_URL'] = served[3]?.url
  process.env['MANUAL_URL'] = served[4]?.url
  process.env['ACCOUNTS_DIST'] = accounts.dist
  return async () => {
    await Promise.all(served.map(({ stop }) => stop()))
    forgetShared()
    removeFolder(folder)
  }
}

/** Absolute path of the built copy. */
async function buildFixture(name: string, folder: string): Promise<string> {
  const root = copySite(join(sitesFolder, name), join(folder, name))
  const { code, stdout, stderr } = await runDocgen(['build'], root)
  if (code !== 0) throw new Error(`The fixture ${name} could not be built:\n${stdout}${stderr}`)
  return root
}
