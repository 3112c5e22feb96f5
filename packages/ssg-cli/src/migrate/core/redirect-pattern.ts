// Patterns of Vercel and Next.js (https://github.com/pillarjs/path-to-regexp) as those of docgen: `/docs/v1/*` to `/docs/*`.

interface RedirectPattern {
  readonly from: string
  readonly to: string
}

/** `undefined` for a pattern of another form than "all below an address to the same below another one". */
export function restPatternOf(source: string, destination: string): RedirectPattern | undefined {
  const [, above, name] = /^((?:\/[^/:*()\\]+)+)\/(:\w+\*?|\(\.\*\))\/?$/.exec(source) ?? []
  const [, below, used] = /^((?:\/[^/:*()\\$]+)*)\/(:\w+\*?|\$1)\/?$/.exec(destination) ?? []
  if (above === undefined || name === undefined || below === undefined || used === undefined) return undefined
  const isSame = name === '(.*)' ? used === '$1' : name.replace('*', '') === used.replace('*', '')
  return isSame ? { from: `${above}/*`, to: `${below}/*` } : undefined
}
