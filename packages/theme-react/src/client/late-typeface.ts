/**
 * A typeface with `font-display: optional` that arrives after the first paint would show on no page until the next one is loaded, and a reader who
 * follows links loads none. What has arrived is shown with the page that is put in the place of this one: nothing is exchanged under a reader's eyes.
 */
export function showLateTypefaces(): void {
  if (![...document.fonts].some(({ display, status }) => display === 'optional' && status === 'loaded')) return
  // Lines may break elsewhere now, and the way back is to lead to what the reader saw.
  const near = [...document.querySelectorAll('main [id]')].findLast((node) => node.getBoundingClientRect().top < innerHeight / 2)
  const topOfNear = (): number => near?.getBoundingClientRect().top ?? 0
  const before = topOfNear()
  for (const sheet of document.styleSheets) {
    try {
      for (const rule of sheet.cssRules) {
        // The face itself would not do: Chromium ignores what is said of one that is loaded, but makes that of a changed rule anew.
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap')
      }
    } catch {
      // The sheet is another host's.
    }
  }
  scrollBy({ top: topOfNear() - before, behavior: 'instant' })
}
