// All addresses of other sites that the pages of a site link to, each requested once.
import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { eachAtOnce } from '../at-once.ts'
import { ownVersion } from '../own-packages.ts'
import { askAddress, type AddressAnswer, type AddressAsker } from './ask-address.ts'

interface AskAddresses {
  /** Where `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` are read, and their lower-case names. Default: that of the process. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined
  readonly signal?: AbortSignal | undefined
  /** Answers by URL without fragment. Those are not asked for again, and new ones are added. */
  readonly known?: Map<string, AddressAnswer> | undefined
}

/** Hosts that are asked at the same time, and requests to one host: few enough for those that count them. */
const hostsAtOnce = 16
const requestsAtOnce = 2
/** Addresses of a host that has answered none of them, after which it is not asked again. */
const silencesTaken = 2

/** `addresses` are absolute. Those that differ in their fragment are requested once. Returns the answers by address. Rejects with `WrongProxy`, or with the reason of the signal. */
export async function askAddresses(
  addresses: readonly string[],
  { env = process.env, signal, known = new Map<string, AddressAnswer>() }: AskAddresses,
): Promise<ReadonlyMap<string, AddressAnswer>> {
  // Only this needs it.
  const { EnvHttpProxyAgent, request } = await import('undici')
  const dispatcher = new EnvHttpProxyAgent({
    httpProxy: proxyIn(env, 'HTTP_PROXY'),
    httpsProxy: proxyIn(env, 'HTTPS_PROXY'),
    noProxy: env['no_proxy'] ?? env['NO_PROXY'] ?? '',
    maxHeaderSize: 65_536,
  })
  // Each request and each pause listens to it.
  const ending = signal && AbortSignal.any([signal])
  if (ending) setMaxListeners(0, ending)
  const asker: AddressAsker = {
    send: request,
    dispatcher,
    signal: ending,
    userAgent: `docgen/${ownVersion}`,
    attempts: 3,
    timeout: 20_000,
    pause: 1000,
    longestPause: 30_000,
    // What it throws is no reason of the signal.
    wait: (milliseconds) => pause(milliseconds, undefined, { signal: ending }).catch(() => ending?.throwIfAborted()),
  }
  const answers = new Map<string, AddressAnswer>()
  try {
    await eachAtOnce(groupedByHost(addresses), hostsAtOnce, async (ofHost) => {
      const ask = patientWithHost(asker)
      await eachAtOnce(ofHost, requestsAtOnce, async ([url, sharing]) => {
        const answer = known.get(url) ?? (await ask(url))
        known.set(url, answer)
        for (const address of sharing) answers.set(address, withFragment(answer, new URL(address).hash))
      })
    })
  } finally {
    await dispatcher.destroy()
  }
  return answers
}

/** A variable of the environment is no URL of a proxy. */
export class WrongProxy extends Error {
  constructor(
    readonly variable: string,
    readonly value: string,
  ) {
    super(`${variable} is "${value}", which is not the URL of a proxy.`)
  }
}

/** As curl reads it: the scheme may be left out. Empty for none. */
function proxyIn(env: Readonly<Record<string, string | undefined>>, name: 'HTTP_PROXY' | 'HTTPS_PROXY'): string {
  const variable = env[name.toLowerCase()] === undefined ? name : name.toLowerCase()
  const value = env[variable]?.trim() ?? ''
  const url = value === '' || value.includes('://') ? value : `http://${value}`
  if (url !== '' && !(URL.canParse(url) && /^https?:/i.test(url))) throw new WrongProxy(variable, value)
  return url
}

/** For the addresses of one host. One that is down would take a minute for each of its addresses. */
export function patientWithHost(asker: AddressAsker): (url: string) => Promise<AddressAnswer> {
  let hasAnswered = false
  const silences: AddressAnswer[] = []
  return async (url) => {
    const [first] = silences
    if (first && !hasAnswered && silences.length >= silencesTaken) return first
    const answer = await askAddress(url, asker)
    if ('reason' in answer && !answer.isHeard) silences.push(answer)
    else hasAnswered = true
    return answer
  }
}

type Requested = readonly [url: string, sharing: readonly string[]]

function groupedByHost(addresses: readonly string[]): readonly (readonly Requested[])[] {
  const hosts = new Map<string, Map<string, string[]>>()
  for (const address of new Set(addresses)) {
    const url = new URL(address)
    url.hash = ''
    const ofHost = hosts.get(url.host) ?? new Map<string, string[]>()
    hosts.set(url.host, ofHost)
    const sharing = ofHost.get(url.href)
    if (sharing) sharing.push(address)
    else ofHost.set(url.href, [address])
  }
  return [...hosts.values()].map((ofHost) => [...ofHost])
}

/** A redirect that names no fragment keeps that of the link. */
function withFragment(answer: AddressAnswer, hash: string): AddressAnswer {
  return answer.kind === 'moved' && hash !== '' && !answer.to.includes('#') ? { kind: 'moved', to: answer.to + hash } : answer
}
