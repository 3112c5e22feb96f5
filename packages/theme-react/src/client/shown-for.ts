/** How long a button says that it has copied. Milliseconds. */
export const shownFor = 1600
