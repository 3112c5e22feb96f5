// Colors of CSS, as three numbers from 0 to 255.

export type Rgb = readonly [red: number, green: number, blue: number]

/** `#abc`, `#aabbcc`, `rgb(…)` and `hsl(…)`; what is translucent counts as opaque. `undefined` for anything else. */
export function rgbOf(css: string): Rgb | undefined {
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(css.trim())?.[1]
  if (hex !== undefined) {
    const long = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex
    const part = (at: number): number => parseInt(long.slice(at, at + 2), 16)
    return [part(0), part(2), part(4)]
  }
  const [, name, list = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/i.exec(css.trim()) ?? []
  const [a = NaN, b = NaN, c = NaN] = [...list.matchAll(/-?[\d.]+/g)].map(Number)
  if (name === undefined || Number.isNaN(a + b + c)) return undefined
  return name.toLowerCase() === 'rgb' ? [a, b, c] : fromHsl(a, b / 100, c / 100)
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const part = (n: number): number => {
    const k = (n + hue / 30) % 12
    return 255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return [part(0), part(8), part(4)]
}

export function hexOf(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** `part` of the second color, from 0 to 1. */
export function mixed([r, g, b]: Rgb, [r2, g2, b2]: Rgb, part: number): Rgb {
  const between = (from: number, to: number): number => from + (to - from) * part
  return [between(r, r2), between(g, g2), between(b, b2)]
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [first, second] = [luminanceOf(a), luminanceOf(b)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminanceOf([r, g, b]: Rgb): number {
  const linear = (part: number): number => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}
