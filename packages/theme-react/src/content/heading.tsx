import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { HeadingProps, WithWords } from '@docgen/model'

/** The link stands beside the heading, not in it, so that the heading's name is its text alone. */
export function Heading({ level, id, children, words }: HeadingProps & WithWords) {
  return (
    <div className={`docgen-heading docgen-heading-${level}`}>
      {createElement(`h${level}`, { id }, children)}
      <a className="docgen-anchor" href={`#${id}`} aria-label={words('linkTo', { title: textOf(children) })}>
        #
      </a>
    </div>
  )
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<TextProps>(node) && !isUnseen(node) ? textOf(node.props.children) : ''
}

interface TextProps {
  readonly children?: ReactNode
  readonly 'aria-hidden'?: boolean | 'true' | 'false'
}

/** What plugins add for eyes alone, or for machines: a sign beside the heading, the TeX of a formula. */
function isUnseen({ type, props }: ReactElement<TextProps>): boolean {
  return type === 'annotation' || String(props['aria-hidden']) === 'true'
}
