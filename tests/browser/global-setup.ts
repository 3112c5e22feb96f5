// Builds the sites that the specs read and serves them as a static host would, until the last spec is done.
import { join } from 'node:path'
import { buildAccountsSite } from '../site/accounts-site.ts'
import { buildManual, manualFolder } from '../support/manual-site.ts'
import shareSites from '../support/share-sites.ts'
import { sitesFolder } from '../support/fixture-sites.ts'
import { pagesToLookAt } from '../support/pages-to-look-at.ts'
import { buildSite, serveSite } from '../support/serve.ts'
import { copySite, makeTempFolder, removeFolder } from '../support/temp-site.ts'
import { axeScript } from './axe-findings.ts'
import { axePath } from './every-page.ts'
import { startHost } from './host-with-policy.ts'

export default async function setUp(): Promise<() => Promise<void>> {
  const folder = makeTempFolder()
  const forgetShared = shareSites()
  const [accounts, reader, islands, versions] = await Promise.all([
    buildAccountsSite(),
    buildFixture('reader', folder),
    buildFixture('islands', folder),
    buildFixture('versions', folder),
    buildManual(),
  ])
  const served = await Promise.all([
    serveSite('preview', reader),
    serveSite('preview', accounts.root, '--out-dir', accounts.dist),
    serveSite('preview', islands),
    serveSite('preview', versions),
    serveSite('preview', manualFolder),
  ])
  const host = await startHost(served[1].url, { [axePath]: axeScript })
  process.env['READER_URL'] = served[0].url
  process.env['ACCOUNTS_URL'] = served[1].url
  process.env['ACCOUNTS_UNDER_POLICY_URL'] = host.url
  process.env['ISLANDS_URL'] = served[2].url
  process.env['VERSIONS_URL'] = served[3].url
  process.env['MANUAL_URL'] = served[4].url
  process.env['ACCOUNTS_DIST'] = accounts.dist
  const { pages, ofEachShape } = pagesToLookAt(accounts.dist)
  process.env['ACCOUNTS_PAGES'] = JSON.stringify(pages)
  process.env['ACCOUNTS_SHAPES'] = JSON.stringify(ofEachShape)
  return async () => {
    host.stop()
    await Promise.all(served.map(({ stop }) => stop()))
    forgetShared()
    removeFolder(folder)
  }
}

/** Absolute path of the built copy. */
async function buildFixture(name: string, folder: string): Promise<string> {
  const root = copySite(join(sitesFolder, name), join(folder, name))
  await buildSite(root)
  return root
}
