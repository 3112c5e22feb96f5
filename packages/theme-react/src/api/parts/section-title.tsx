import { createElement, type ReactNode } from 'react'

interface SectionTitleProps {
  readonly level: number
  readonly id?: string | undefined
  readonly children: ReactNode
}

export function SectionTitle({ level, id, children }: SectionTitleProps) {
  return createElement(`h${level}`, { className: 'docgen-section-title', id }, children)
}
