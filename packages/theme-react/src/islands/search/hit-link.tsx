import type { SearchHit } from '@docgen/model'
import type { ComponentProps } from 'react'
import { ExternalIcon } from '../../components/icons.tsx'
import { keepFound } from './keep-found.ts'
import { KindIcon } from './kind-icon.tsx'
import { MarkedTexts } from './marked-texts.tsx'
import { PathText } from './path-text.tsx'
import type { SearchWords } from './search-keys.ts'

/** Those that open a new tab or window are held down. */
export type FollowKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>

interface HitLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children' | 'className' | 'onClick'> {
  readonly words: SearchWords
  readonly hit: SearchHit
  /** Where it stands on its page. */
  readonly path: readonly string[]
  readonly onFollow?: ((keys: FollowKeys) => void) | undefined
}

export function HitLink({ words, hit, path, onFollow, ...attributes }: HitLinkProps) {
  const isExternal = /^https?:/.test(hit.href)
  return (
    <a
      className="docgen-hit"
      href={hit.href}
      rel={isExternal ? 'noopener' : undefined}
      onClick={(keys) => {
        keepFound(hit, keys)
        onFollow?.(keys)
      }}
      {...attributes}
    >
      <KindIcon kind={hit.kind} words={words} />
      <span className="docgen-hit-text">
        <span className={hit.isDeprecated ? 'docgen-hit-title docgen-hit-deprecated' : 'docgen-hit-title'}>
          <bdi>
            <MarkedTexts texts={hit.title} isTitle />
          </bdi>
          {isExternal && <ExternalIcon />}
        </span>
        {hit.isDeprecated && <span className="docgen-badge docgen-tone-danger">{words('deprecated')}</span>}
        <span className="docgen-visually-hidden">, {words(`kind.${hit.kind}`)}</span>
        {path.length > 0 && (
          <span className="docgen-hit-path">
            <PathText path={path} />
          </span>
        )}
        {hit.snippet.length > 0 && (
          <span className="docgen-hit-snippet">
            <MarkedTexts texts={hit.snippet} />
          </span>
        )}
      </span>
    </a>
  )
}
