import type { InlineSvgProps, WithWords } from '@docgen/model'

/** A drawing that is wider than the screen scrolls in its own box, which the keyboard reaches, instead of shrinking until nobody can read it. */
export function InlineSvg({ children, caption, isFigure, words }: InlineSvgProps & WithWords) {
  if (!isFigure) return <span className="docgen-inline-svg">{children}</span>
  return (
    <figure className="docgen-figure">
      <div className="docgen-figure-box" role="group" aria-label={words('picture')} tabIndex={0}>
        {children}
      </div>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}
