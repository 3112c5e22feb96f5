// The list of images that a `srcset` is: https://html.spec.whatwg.org/#parsing-a-srcset-attribute

/** What stands between two images, with the commas before the first. */
const separator = /[\t\n\f\r ,]*/y
const address = /[^\t\n\f\r ]+/y
/** Up to the next comma; those in parentheses belong to what stands there. */
const descriptors = /(?:\([^)]*\)?|[^,(])*/y

/** The list with other addresses, and all else as it stands. A comma is part of an address unless it ends it. */
export function mapSrcset(srcset: string, map: (address: string) => string): string {
  let mapped = ''
  for (let at = 0; at < srcset.length;) {
    const before = matchAt(separator, srcset, at)
    const run = matchAt(address, srcset, at + before.length)
    const found = withoutCommas(run)
    const rest = found === run ? matchAt(descriptors, srcset, at + before.length + run.length) : run.slice(found.length)
    mapped += before + (found === '' ? '' : map(found)) + rest
    at += before.length + found.length + rest.length
  }
  return mapped
}

export function addressesOfSrcset(srcset: string): readonly string[] {
  const addresses: string[] = []
  mapSrcset(srcset, (each) => {
    addresses.push(each)
    return each
  })
  return addresses
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

function withoutCommas(run: string): string {
  let end = run.length
  while (run[end - 1] === ',') end--
  return run.slice(0, end)
}
