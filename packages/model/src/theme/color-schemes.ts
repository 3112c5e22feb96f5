/** Of elements that a page shows in one color mode alone, which is the style sheet of the theme's to do. */
export const classOfScheme = { light: 'docgen-light-only', dark: 'docgen-dark-only' } as const
