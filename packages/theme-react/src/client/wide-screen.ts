// The style sheets say the same widths.

/** From here on the sidebar stands beside the article. */
export const wideScreen = '(min-width: 62.25rem)'

/** From here on the table of contents does, too. */
export const widestScreen = '(min-width: 75rem)'
