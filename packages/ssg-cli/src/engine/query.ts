// What can be asked. A query is a value: its name and what it is about make its identity, and its function makes the answer.

/** Two queries of one `id` are the same query. */
export interface Query<World, Answer> {
  readonly id: string
  readonly answer: (context: QueryContext<World>) => Answer | Promise<Answer>
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

/** For messages. */
export function shownName({ id }: { readonly id: string }): string {
  return id.replace(subjectMark, ' ')
}

/** One query for everything of a kind: `page('docs/install.md')`. */
export function queryFor<World, Answer>(
  name: string,
  answer: (context: QueryContext<World>, about: string) => Answer | Promise<Answer>,
  traits: QueryTraits<Answer> = {},
): (about: string) => Query<World, Answer> {
  return (about) => ({ id: `${name}${subjectMark}${about}`, answer: (context) => answer(context, about), traits })
}

/** A query about the site as a whole. */
export function queryOf<World, Answer>(
  name: string,
  answer: (context: QueryContext<World>) => Answer | Promise<Answer>,
  traits: QueryTraits<Answer> = {},
): Query<World, Answer> {
  return { id: name, answer, traits }
}

/** An input that has no answer until the session is told one. */
export function inputOf<World, Answer>(name: string, traits: QueryTraits<Answer> = {}): Input<World, Answer> {
  const missing = (): never => {
    throw new Error(`The input "${name}" was never set.`)
  }
  return { id: name, answer: missing, traits }
}

/** An input of which there is one for everything of a kind; `first` is its answer until the session is told another. */
export function inputFor<World, Answer>(
  name: string,
  first: Answer,
  traits: QueryTraits<Answer> = {},
): (about: string) => Input<World, Answer> {
  return (about) => ({ id: `${name}${subjectMark}${about}`, answer: () => first, traits })
}
