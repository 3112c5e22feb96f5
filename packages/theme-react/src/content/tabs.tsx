import type { TabsProps } from '@docgen/model'

/**
 * Without scripts every panel stands under its label and the row of buttons is hidden. The style sheet shows the first panel alone as
 * soon as `data-js` is set; the runtime then adds the roles and states of WAI-ARIA tabs.
 */
export function Tabs({ group, panels }: TabsProps) {
  return (
    <div className="docgen-tabs" data-tabs={group ?? ''}>
      <div className="docgen-tab-list">
        {panels.map(({ id, label }) => (
          <button key={id} type="button" data-panel={id}>
            {label}
          </button>
        ))}
      </div>
      {panels.map(({ id, label, content }) => (
        <div key={id} className="docgen-tab-panel" id={id}>
          <p className="docgen-tab-label">{label}</p>
          {content}
        </div>
      ))}
    </div>
  )
}
