/** Written by the build: how the provider of the config is loaded. */
interface Provider {
  readonly name: 'fathom' | 'plausible'
  readonly src: string
  readonly attributes: Readonly<Record<string, string>>
}

declare global {
  interface Window {
    fathom?: { readonly trackPageview: () => void }
    plausible?: (event: string) => void
  }
}

interface PrivacyWishes {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** Whether the reader asks not to be tracked, by either of the two signals of browsers. */
export function isTrackingRefused({ doNotTrack, globalPrivacyControl }: PrivacyWishes): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

/** Loads the provider that the site names, unless the reader does not want it, and tells it of each page that is shown. */
export function start(): void {
  const given = document.documentElement.dataset['analytics']
  if (given === undefined || isTrackingRefused(navigator)) return
  const { name, src, attributes } = JSON.parse(given) as Provider
  const script = document.createElement('script')
  // Without `defer`, which is for scripts that a page is served with: those are compared before another page takes its place.
  for (const [key, value] of Object.entries({ ...attributes, src })) script.setAttribute(key, value)
  const count = (): void => {
    if (name === 'fathom') window.fathom?.trackPageview()
    else window.plausible?.('pageview')
  }
  script.addEventListener('load', () => {
    count()
    document.addEventListener('docgen:navigate', count)
  })
  document.head.append(script)
}
