import { createElement } from 'react'

export function SectionTitle({ level, children }: { readonly level: number; readonly children: string }) {
  return createElement(`h${level}`, { className: 'docgen-section-title' }, children)
}
