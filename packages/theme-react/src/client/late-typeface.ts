/**
 * Shows a typeface that came after the first paint. `font-display: optional` leaves such a one out for as long as its document lives, so that no
 * line moves: where pages take each other's place, for a whole visit. With the next page all lines are new, so the typeface may be.
 */
export function showLateTypeface(): void {
  if (![...document.fonts].some(({ display, status }) => display === 'optional' && status === 'loaded')) return
  for (const sheet of document.styleSheets) {
    // No script may read the styles of another host.
    if (!sheet.href?.startsWith(location.origin)) continue
    for (const rule of sheet.cssRules) if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap')
  }
}
