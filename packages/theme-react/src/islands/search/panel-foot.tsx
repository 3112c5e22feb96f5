import type { ReactNode } from 'react'
import type { SearchWords } from './search-keys.ts'

/** Which keys do what, for those who see, and what stands beside them. */
export function PanelFoot({ words, children }: { readonly words: SearchWords; readonly children: ReactNode }) {
  return (
    <div className="docgen-search-foot">
      <ul aria-hidden="true">
        <li>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {words('keyChoose')}
        </li>
        <li>
          <kbd>↵</kbd> {words('keyOpen')}
        </li>
        <li>
          <kbd>{words('keyControl')} ↵</kbd> {words('keyNewTab')}
        </li>
      </ul>
      {children}
    </div>
  )
}
