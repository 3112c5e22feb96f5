/** From here on the sidebar and the table of contents stand beside the article. The style sheets say the same width. */
export const wideScreen = '(min-width: 996px)'
