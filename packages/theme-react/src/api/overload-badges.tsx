import type { ApiSignature } from '@docgen/model'
import { badgesOfOverload } from './badges-of.ts'
import type { ApiContext } from './context.ts'

interface OverloadBadgesProps {
  readonly signature: ApiSignature
  readonly signatures: readonly ApiSignature[]
  readonly context: ApiContext
}

/** Behind a text: what an overload has and others lack. */
export function OverloadBadges({ signature, signatures, context }: OverloadBadgesProps) {
  const { Badges } = context.parts
  const badges = badgesOfOverload(signature, signatures, context.words)
  return (
    badges.length > 0 && (
      <>
        {' '}
        <Badges badges={badges} element="span" />
      </>
    )
  )
}
