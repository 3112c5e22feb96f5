import type { Ports } from '@docgen/model'
import type { Session } from '../engine/session.ts'
import type { Query } from '../engine/query.ts'
import { delivered } from '../pipeline/queries/inputs.ts'
import type { SiteWorld } from '../pipeline/queries/world.ts'

/** What the parts of the dev server share about a site. */
export interface DevSession {
  /** Absolute path of the site root. */
  readonly root: string
  readonly session: Session<SiteWorld>
  readonly world: SiteWorld
  readonly ports: Ports
  /** Open pages show what is no longer so, or the findings are others than before. */
  readonly onChange: (what: 'pages' | 'diagnostics') => void
  readonly isClosed: () => boolean
}

/** Asks for what takes long, and hands it to those who have gone on without it. */
export async function deliver(
  { session, isClosed }: Pick<DevSession, 'session' | 'isClosed'>,
  query: Query<SiteWorld, unknown>,
): Promise<void> {
  const key = await session.keyOf(query)
  const answer = await session.ask(query)
  // If something has changed in between, one of them is older than the other.
  const isNamed = key === (await session.keyOf(query))
  if (!isClosed()) session.set(delivered(query.kind.name), { answer, key: isNamed ? key : undefined })
}
