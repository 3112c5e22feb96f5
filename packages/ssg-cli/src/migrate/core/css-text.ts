/** Properties whose numbers are no lengths. */
const unitless =
  /^(?:opacity|(?:fill|flood|stop|stroke)Opacity|zIndex|flex(?:Grow|Shrink)?|order|fontWeight|lineHeight|aspectRatio)$/

/** The `style` of an element of React as CSS: `{ fontSize: 2, opacity: 1 }` is `font-size: 2px; opacity: 1`. */
export function cssText(style: Readonly<Record<string, unknown>>): string {
  return Object.entries(style)
    .flatMap(([key, value]) => {
      const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const unit = typeof value === 'number' && value !== 0 && !unitless.test(key) ? 'px' : ''
      return typeof value === 'string' || typeof value === 'number' ? [`${name}: ${value}${unit}`] : []
    })
    .join('; ')
}
