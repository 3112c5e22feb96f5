import { createElement, isValidElement, type ReactNode } from 'react'
import type { HeadingProps } from '@docgen/ssg-cli/model'

/** The link stands beside the heading, not in it, so that the heading's name is its text alone. */
export function Heading({ level, id, children }: HeadingProps) {
  return (
    <div className={`docgen-heading docgen-heading-${level}`}>
      {createElement(`h${level}`, { id }, children)}
      <a className="docgen-anchor" href={`#${id}`} aria-label={`Link to ${textOf(children)}`}>
        #
      </a>
    </div>
  )
}

export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ readonly children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
