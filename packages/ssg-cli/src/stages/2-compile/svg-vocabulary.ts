// What of an SVG file may stand in a page: shapes, text and paint. Nothing that loads, runs, moves or links.
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const svgElements: ReadonlySet<string> = new Set(
  words(`
    circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop
    svg symbol text textPath title tspan use
  `),
)

/** By the names of hast's properties. */
export const svgProperties: ReadonlySet<string> = new Set(
  words(`
    className clipPath clipPathUnits clipRule color cx cy d direction display dominantBaseline dx dy fill fillOpacity fillRule
    fontFamily fontSize fontStyle fontVariant fontWeight fx fy gradientTransform gradientUnits height href id lang lengthAdjust
    letterSpacing markerEnd markerHeight markerMid markerStart markerUnits markerWidth mask maskContentUnits maskUnits offset opacity
    orient overflow paintOrder pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio r refX refY
    rotate rx ry shapeRendering spreadMethod startOffset stopColor stopOpacity stroke strokeDashArray strokeDashOffset strokeLineCap
    strokeLineJoin strokeMiterLimit strokeOpacity strokeWidth textAnchor textDecoration textLength textRendering transform
    transformOrigin vectorEffect viewBox visibility width wordSpacing x x1 x2 xLinkHref y y1 y2
  `),
)

const propertyByCssName = new Map([...svgProperties].map((name) => [name.toLowerCase(), name]))

/** `stroke-dasharray` → `strokeDashArray`; a name that we do not know stays as it is. */
export function svgPropertyOfCss(name: string): string {
  return propertyByCssName.get(name.replaceAll('-', '').toLowerCase()) ?? name
}

/** What drawing programs write for themselves: not shown, and not worth a word when it is left out. */
export function isEditorNoise(name: string): boolean {
  return /^(?:metadata|version|baseProfile|enableBackground|focusable|role|xmlns.*|xmlSpace|xmlLang|data[A-Z].*|aria[A-Z].*|-.*|(?!on).*:.*)$/.test(
    name,
  )
}
