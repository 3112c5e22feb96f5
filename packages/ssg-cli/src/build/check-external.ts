// Requests the links to other sites. Builds do not, so that they need no network.
import type { Diagnostic } from '@docgen/model'
import type { UnansweredLink } from '../common/unless-answered.ts'
import { deadLink, movedLink, unreachableLink } from '../diagnostics/external-links.ts'
import type { AddressAnswer } from '../io/addresses/ask-address.ts'
import { askAddresses } from '../io/addresses/ask-addresses.ts'
import { isLeftOut } from '../io/addresses/left-out.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import { judge } from '../pipeline/judge.ts'
import { externalLinks } from '../pipeline/queries/reports.ts'
import { askSite } from './ask-site.ts'
import { fails, type FailOn } from './fails.ts'

interface CheckExternal {
  /** Absolute path of the site root. */
  readonly root: string
  readonly loaded: LoadedConfig
  readonly useCache: boolean
  readonly failOn: FailOn
  /** Default: that of the process. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined
  readonly onStage?: ((stage: string) => void) | undefined
  readonly signal?: AbortSignal | undefined
  /** What earlier checks of the same run were answered; gets the answers of this one. */
  readonly known?: Map<string, AddressAnswer> | undefined
}

export interface ExternalReport {
  readonly ok: boolean
  readonly diagnostics: readonly Diagnostic[]
  /** How many addresses were requested in the run, without those that differ in their fragment alone. */
  readonly requested: number
  /** Addresses of servers that let no program in, sorted: whether their pages exist is not known. */
  readonly refused: readonly string[]
  /** Whether no server answered at all, as on a machine without a network. */
  readonly isOffline: boolean
}

/** Rejects with `WrongProxy`, and with the reason of the signal once that is aborted. */
export async function checkExternal(input: CheckExternal): Promise<ExternalReport> {
  const { root, loaded, useCache, failOn, env, onStage, signal, known = new Map<string, AddressAnswer>() } = input
  const { config } = loaded
  const { skip } = config.externalLinks
  onStage?.('pages')
  const listing = { ...loaded, config: { ...config, externalLinks: { skip, areListed: true as const } } }
  const links = (await askSite({ root, loaded: listing, useCache }, externalLinks)).filter(
    ({ address }) => !isLeftOut(address, skip),
  )
  signal?.throwIfAborted()
  onStage?.('external links')
  const answers = await askAddresses(
    links.map(({ address }) => address),
    { env, signal, known },
  )
  const diagnostics = judge(
    links.flatMap((link) => findingOf(link, answers.get(link.address)) ?? []),
    config,
  )
  const refused = [...answers].flatMap(([address, { kind }]) => (kind === 'refused' ? [withoutFragment(address)] : []))
  return {
    ok: !fails(diagnostics, failOn),
    diagnostics,
    requested: known.size,
    refused: [...new Set(refused)].sort(),
    isOffline: answers.size > 0 && [...answers.values()].every((answer) => 'reason' in answer && !answer.isHeard),
  }
}

function findingOf({ file, line, column, address }: UnansweredLink, answer: AddressAnswer | undefined): Diagnostic | undefined {
  const at = { file, line, column }
  switch (answer?.kind) {
    case 'gone':
      return deadLink(at, address, answer.reason)
    case 'moved':
      return movedLink(at, address, answer.to)
    case 'silent':
      return unreachableLink(at, address, answer.reason)
    default:
      return undefined
  }
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/, '')
}
