// The style sheet leaves out what is far from the window, whose height is a guess meanwhile (`styles/far-away.css`). `lay-out-far.ts` makes up for it.
/**
 * Has all of the page laid out at once, for whoever jumps to a place of it. The inline script does so before the first paint of a page that
 * does not begin at its top.
 */
export function layOutWhole(isWhole: boolean): void {
  document.documentElement.toggleAttribute('data-whole', isWhole)
}

/** Who follows a link to an anchor is led to where it is, not to where it was guessed to be. */
export function startJumps(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.hash && link.pathname === location.pathname) layOutWhole(true)
    },
    { capture: true },
  )
}
