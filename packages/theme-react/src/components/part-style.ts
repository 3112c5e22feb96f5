// The colors of parts are custom properties of the whole page; what belongs to a part names one of them as its own.
import type { SiteProps } from '@docgen/model'

declare module 'react' {
  interface CSSProperties {
    readonly [property: `--docgen-part${string}`]: string | undefined
  }
}

/** `--docgen-part-<name>` of each part, in both color modes. */
export function partColorsOf(parts: NonNullable<SiteProps['parts']>): Readonly<Record<`--docgen-part-${string}`, string>> {
  return Object.fromEntries(
    parts.map(({ name, color }) => [`--docgen-part-${name}`, `light-dark(${color.light}, ${color.dark})`]),
  )
}

/** Attributes of an element that belongs to the part of this name; none for one that belongs to no part. */
export function partAttributesOf(name: string | undefined) {
  return name === undefined ? {} : { 'data-part': name, style: { '--docgen-part': `var(--docgen-part-${name})` } }
}
