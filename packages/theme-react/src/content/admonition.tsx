import type { AdmonitionKind, AdmonitionProps } from '@docgen/model'
import type { ComponentType } from 'react'
import { DangerIcon, InfoIcon, TipIcon, WarningIcon } from '../components/icons.tsx'

/** `tone` names the colours: kinds that mean much the same share them. */
const looks: Readonly<Record<AdmonitionKind, { readonly label: string; readonly tone: string; readonly Icon: ComponentType }>> = {
  note: { label: 'Note', tone: 'note', Icon: InfoIcon },
  info: { label: 'Info', tone: 'info', Icon: InfoIcon },
  important: { label: 'Important', tone: 'info', Icon: InfoIcon },
  tip: { label: 'Tip', tone: 'tip', Icon: TipIcon },
  warning: { label: 'Warning', tone: 'warning', Icon: WarningIcon },
  caution: { label: 'Caution', tone: 'warning', Icon: WarningIcon },
  danger: { label: 'Danger', tone: 'danger', Icon: DangerIcon },
}

export function Admonition({ admonition, title, children }: AdmonitionProps) {
  const { label, tone, Icon } = looks[admonition]
  return (
    <div className={`docgen-admonition docgen-tone-${tone}`} role="note" aria-label={label}>
      <p className="docgen-admonition-title">
        <Icon />
        <span>{title ?? label}</span>
      </p>
      {children}
    </div>
  )
}
