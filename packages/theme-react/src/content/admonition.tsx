import type { AdmonitionKind, AdmonitionProps, WithWords } from '@docgen/model'
import type { ComponentType } from 'react'
import { DangerIcon, InfoIcon, TipIcon, WarningIcon } from '../components/icons.tsx'

/** `tone` names the colours: kinds that mean much the same share them. */
const looks: Readonly<Record<AdmonitionKind, { readonly tone: string; readonly Icon: ComponentType }>> = {
  note: { tone: 'note', Icon: InfoIcon },
  info: { tone: 'info', Icon: InfoIcon },
  important: { tone: 'info', Icon: InfoIcon },
  tip: { tone: 'tip', Icon: TipIcon },
  warning: { tone: 'warning', Icon: WarningIcon },
  caution: { tone: 'warning', Icon: WarningIcon },
  danger: { tone: 'danger', Icon: DangerIcon },
}

export function Admonition({ admonition, title, children, words }: AdmonitionProps & WithWords) {
  const { tone, Icon } = looks[admonition]
  const label = words(`admonition.${admonition}`)
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
