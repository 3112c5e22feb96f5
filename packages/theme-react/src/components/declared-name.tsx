import { Breakable } from './breakable.tsx'

/** A name as it stands in lists: struck out when what it names is deprecated. */
export function DeclaredName({
  text,
  isDeprecated = false,
}: {
  readonly text: string
  readonly isDeprecated?: boolean | undefined
}) {
  const name = <Breakable text={text} />
  return isDeprecated ? <s>{name}</s> : name
}
