// What can be asked. A query is a value: its kind and what it is about make its identity, and the function of its kind makes the answer.

/** Two queries of one kind about the same are the same query. */
export interface Query<World, Answer> {
  readonly kind: QueryKind<World, Answer>
  /** Empty where it is about the site as a whole. */
  readonly about: string
}

/** There is one for each name. */
export interface QueryKind<World, Answer> {
  readonly name: string
  readonly answer: (context: QueryContext<World>, about: string) => Answer | Promise<Answer>
  readonly traits: QueryTraits<Answer>
}

export interface QueryContext<World> {
  /** Asks another query, and records that this answer depends on it. */
  readonly ask: <Answer>(query: Query<World, Answer>) => Promise<Answer>
  /** Asks many queries. The answers have their order. */
  readonly askAll: <Answer>(queries: readonly Query<World, Answer>[]) => Promise<readonly Answer[]>
  /** Names all that was asked so far: what was made from nothing else may be stored under it. `undefined` where no key can tell. */
  readonly key: () => Promise<string | undefined>
  /** What reaches the outside: disk, threads, other programs. It holds nothing that an answer depends on unrecorded. */
  readonly world: World
}

// Methods, so that a query of any answer is a query of an unknown one.
interface QueryTraits<Answer> {
  /**
   * Names an answer by its content; `undefined` where it cannot be named. Without it, an answer is named by the keys of what it asked for.
   * Queries that read the outside need it, since they ask for nothing.
   */
  keyOf?(answer: Answer): string | undefined
  /** Whether what depends on an answer may go on as if nothing had changed. Default `Object.is`. */
  isEqual?(before: Answer, after: Answer): boolean
}

/** What a session is given: the only way in which anything changes. */
export type Input<World, Answer> = Query<World, Answer>

/** No name has it, so that no subject makes the id of another query. */
const subjectMark = '\0'

/** Names a query in keys. */
export function idOf({ kind: { name }, about }: Query<never, unknown>): string {
  return about === '' ? name : `${name}${subjectMark}${about}`
}

/** For messages. */
export function shownName({ kind: { name }, about }: Query<never, unknown>): string {
  return about === '' ? name : `${name} ${about}`
}

/** One query for everything of a kind: `page('docs/install.md')`. */
export function queryFor<World, Answer>(
  name: string,
  answer: (context: QueryContext<World>, about: string) => Answer | Promise<Answer>,
  traits: QueryTraits<Answer> = {},
): (about: string) => Query<World, Answer> {
  const kind = { name, answer, traits }
  return (about) => ({ kind, about })
}

/** A query about the site as a whole. */
export function queryOf<World, Answer>(
  name: string,
  answer: (context: QueryContext<World>) => Answer | Promise<Answer>,
  traits: QueryTraits<Answer> = {},
): Query<World, Answer> {
  return { kind: { name, answer, traits }, about: '' }
}

/** An input that has no answer until the session is told one. */
export function inputOf<World, Answer>(name: string, traits: QueryTraits<Answer> = {}): Input<World, Answer> {
  const missing = (): never => {
    throw new Error(`The input "${name}" was never set.`)
  }
  return queryOf(name, missing, traits)
}

/** An input of which there is one for everything of a kind; `first` is its answer until the session is told another. */
export function inputFor<World, Answer>(
  name: string,
  first: Answer,
  traits: QueryTraits<Answer> = {},
): (about: string) => Input<World, Answer> {
  return queryFor(name, () => first, traits)
}
