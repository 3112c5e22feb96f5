// Where a repository stands on the web, as package.json files say it.

export interface Repository {
  /** Web address without a slash at its end: `https://github.com/acme/acme`. */
  readonly url: string
  /** Folder of a package in it, without slashes at its ends. */
  readonly directory?: string | undefined
}

/**
 * What `repository` of a package.json says, in all its forms: an address, `github:acme/acme`, `acme/acme`, or an object with `url` and `directory`.
 * `undefined` where it names no web address. https://docs.npmjs.com/cli/configuring-npm/package-json#repository
 */
export function repositoryOf(value: unknown): Repository | undefined {
  const given: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : { url: value }
  const { url, directory } = given
  const address = typeof url === 'string' ? webAddressOf(url.trim()) : undefined
  if (address === undefined) return undefined
  const folder = typeof directory === 'string' ? directory.replace(/^(\.?\/)+|\/+$/g, '') : ''
  return { url: address, ...(folder !== '' && { directory: folder }) }
}

function webAddressOf(written: string): string | undefined {
  const [, host = 'github', path] = /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/.exec(written) ?? []
  if (path) return `https://${host}.${host === 'bitbucket' ? 'org' : 'com'}/${path}`
  const address = written.replace(/^git\+/, '').replace(/^[\w.-]+@([\w.-]+):(?!\/\/)\/?/, 'ssh://$1/')
  if (!/^(?:https?|git|ssh):\/\//.test(address) || !URL.canParse(address)) return undefined
  // A remote may name its user, and jobs of CI their token: neither belongs on a page.
  const { protocol, hostname, port, pathname } = new URL(address)
  // The port of ssh and git is not that of the web.
  const webPort = protocol.startsWith('http') && port !== '' ? `:${port}` : ''
  const url = `https://${hostname}${webPort}${pathname}`.replace(/\/+$/, '').replace(/\.git$/, '')
  return hostname !== '' && URL.canParse(url) ? url : undefined
}

/** Path of a file (`blob`), a folder (`tree`), the bytes of a file (`raw`) or its editor (`edit`) below the address of a repository; by host. */
const pathsByHost = new Map<string, Readonly<Record<RepositoryView, string>>>(
  Object.entries({
    'gitlab.com': { blob: '/-/blob/', tree: '/-/tree/', raw: '/-/raw/', edit: '/-/edit/' },
    'bitbucket.org': { blob: '/src/', tree: '/src/', raw: '/raw/', edit: '/src/' },
  }),
)
const usualPaths: Readonly<Record<RepositoryView, string>> = { blob: '/blob/', tree: '/tree/', raw: '/raw/', edit: '/edit/' }

export type RepositoryView = 'blob' | 'tree' | 'raw' | 'edit'

/** Where a repository shows what it holds: `https://github.com/acme/acme/blob/main`. The path of a file follows. */
export function repositoryBase({ url }: Repository, view: RepositoryView, branch: string): string {
  const paths = pathsByHost.get(url.split('/')[2] ?? '') ?? usualPaths
  return `${url}${paths[view]}${branch}`
}
