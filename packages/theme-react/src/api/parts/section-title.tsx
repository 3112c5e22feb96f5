import { createElement, type ReactNode } from 'react'

export function SectionTitle({ level, children }: { readonly level: number; readonly children: ReactNode }) {
  return createElement(`h${level}`, { className: 'docgen-section-title' }, children)
}
