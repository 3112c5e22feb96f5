// A session answers queries, remembers the answers, and records what each query asked for. A change casts doubt on the answers that depend on it. An
// answer in doubt is checked when it is next asked for, and made again if something that it asked for has another answer. Other answers are not even
// checked. A session does not know what the queries are about.
import { idOf, shownName, type Input, type Query, type QueryContext, type QueryKind } from './query.ts'

export interface Session<World> {
  /** The answer as things now are; from memory where nothing that it asked for has changed. */
  readonly ask: <Answer>(query: Query<World, Answer>) => Promise<Answer>
  /** Gives an input another answer. */
  readonly set: <Answer>(input: Input<World, Answer>, answer: Answer) => void
  /** What a query reads of the outside may have changed: it is asked again when next needed. */
  readonly touch: (query: Query<World, unknown>) => void
  /** Names all that an answer depends on. `undefined` where something in it has no key. */
  readonly keyOf: (query: Query<World, unknown>) => Promise<string | undefined>
  /** The names of what an answer rests on and `of` does not: empty when a key of `of` covers the answer. Both must have been asked. */
  readonly uncovered: (query: Query<World, unknown>, of: Query<World, unknown>) => readonly string[]
}

export interface SessionInput<World> {
  readonly world: World
  readonly hashOf: (text: string) => string
  /** Resolves once all promises are settled that wait for nothing outside. */
  readonly afterMicrotasks: () => Promise<void>
}

/** What is remembered of a query. */
interface Memo<World> {
  readonly query: Query<World, unknown>
  /** In the order in which they were first asked for. */
  asked: ReadonlySet<Memo<World>>
  /** Those that asked for it. */
  readonly askedBy: Set<Memo<World>>
  answer: unknown
  isAnswered: boolean
  /** Whether it is asked again, whatever it asked for before. */
  isTouched: boolean
  /** Whether something that it depends on has changed since it was last checked. Then all that depends on it is in doubt too. */
  isInDoubt: boolean
  /** The revision at which the answer was last known to be right. */
  verifiedAt: number
  /** The revision at which the answer last became another. */
  changedAt: number
  /** `at` is the revision whose answer it names. */
  key: { readonly at: number; readonly key: string | undefined } | undefined
  running: Run<World> | undefined
}

/** An answer that is being checked or made. */
interface Run<World> {
  /** The revision at which it began. */
  readonly since: number
  /** What it has asked for so far, and so what it may wait for. */
  readonly asked: Set<Memo<World>>
  done: Promise<void>
}

export function createSession<World>(input: SessionInput<World>): Session<World> {
  return new MemoizingSession(input)
}

class MemoizingSession<World> implements Session<World> {
  readonly #world: World
  readonly #hashOf: (text: string) => string
  readonly #afterMicrotasks: () => Promise<void>
  /** By kind, then by subject: two lookups take less time than joining both names into one key. */
  readonly #memos = new Map<QueryKind<World, unknown>, Map<string, Memo<World>>>()
  readonly #names = new Set<string>()
  /** Counts the changes. */
  #revision = 1

  constructor({ world, hashOf, afterMicrotasks }: SessionInput<World>) {
    this.#world = world
    this.#hashOf = hashOf
    this.#afterMicrotasks = afterMicrotasks
  }

  readonly ask = <Answer>(query: Query<World, Answer>): Promise<Answer> => {
    const memo = this.#memoOf(query)
    const updating = this.#update(memo)
    return updating ? updating.then(() => answerOf<Answer>(memo)) : Promise.resolve(answerOf<Answer>(memo))
  }

  readonly set = <Answer>(input: Input<World, Answer>, answer: Answer): void => {
    const memo = this.#memoOf(input)
    const { isEqual = Object.is } = input.kind.traits
    if (memo.isAnswered && isEqual(answerOf<Answer>(memo), answer)) return
    this.#revision++
    memo.answer = answer
    memo.isAnswered = true
    memo.isTouched = false
    memo.changedAt = this.#revision
    memo.verifiedAt = this.#revision
    castDoubt(memo)
  }

  readonly touch = (query: Query<World, unknown>): void => {
    this.#revision++
    const memo = this.#memoOf(query)
    memo.isTouched = true
    castDoubt(memo)
  }

  readonly keyOf = (query: Query<World, unknown>): Promise<string | undefined> => this.#keyOfMemo(this.#memoOf(query))

  readonly uncovered = (query: Query<World, unknown>, of: Query<World, unknown>): readonly string[] => {
    const covered = basesOf(this.#memoOf(of))
    return [...basesOf(this.#memoOf(query))].filter((memo) => !covered.has(memo)).map((memo) => shownName(memo.query))
  }

  #memoOf(query: Query<World, unknown>): Memo<World> {
    const memos = this.#memosOf(query.kind)
    const known = memos.get(query.about)
    if (known) return known
    const memo = emptyMemo(query)
    memos.set(query.about, memo)
    return memo
  }

  #memosOf(kind: QueryKind<World, unknown>): Map<string, Memo<World>> {
    const known = this.#memos.get(kind)
    if (known) return known
    if (this.#names.has(kind.name)) throw new Error(`Two queries have the name "${kind.name}".`)
    const memos = new Map<string, Memo<World>>()
    this.#names.add(kind.name)
    this.#memos.set(kind, memos)
    return memos
  }

  /** Brings the answer of a memo up to date. Returns `undefined` if it is up to date already, so that nobody waits for it. */
  #update(memo: Memo<World>): Promise<void> | undefined {
    const { running } = memo
    if (!running && isUpToDate(memo)) return undefined
    // What runs may have taken in what has changed meanwhile: it ends first, so that no older answer comes in after a newer one.
    if (running && (memo.isInDoubt || memo.isTouched)) return running.done.then(ignore, ignore).then(() => this.#update(memo))
    if (running) return running.done
    const run: Run<World> = { since: this.#revision, asked: new Set(), done: settled }
    // It is known to run before it asks for anything: otherwise a query that asks for itself would begin again and again.
    memo.running = run
    // What changes from now on casts doubt on it again.
    memo.isInDoubt = false
    run.done = this.#run(memo, run)
    return run.done
  }

  async #run(memo: Memo<World>, { asked, since }: Run<World>): Promise<void> {
    try {
      if (memo.isAnswered && !memo.isTouched && (await this.#isStillRight(memo, asked))) {
        memo.verifiedAt = since
        return
      }
      asked.clear()
      memo.isTouched = false
      const made = await this.#answered(memo, asked)
      // The input was set while this ran: keep that value.
      if (memo.verifiedAt > since) return
      const { isEqual = Object.is } = memo.query.kind.traits
      if (!memo.isAnswered || !isEqual(memo.answer, made)) memo.changedAt = since
      // Even an equal answer is kept: most parts of the next one will be identical to it, so that it is compared faster.
      memo.answer = made
      for (const dependency of memo.asked) if (!asked.has(dependency)) dependency.askedBy.delete(memo)
      memo.asked = asked
      memo.isAnswered = true
      memo.verifiedAt = since
    } finally {
      memo.running = undefined
    }
  }

  async #answered(memo: Memo<World>, asked: Set<Memo<World>>): Promise<unknown> {
    try {
      return await memo.query.kind.answer(this.#contextOf(memo, asked), memo.query.about)
    } catch (error) {
      // There is an answer of before: it must not be taken for right, nor what was made without one.
      this.#revision++
      memo.isTouched = true
      castDoubt(memo)
      throw error
    }
  }

  /** In the order of asking: what was asked later may only have been asked because of what was answered before. */
  async #isStillRight(memo: Memo<World>, waitsFor: Set<Memo<World>>): Promise<boolean> {
    for (const dependency of memo.asked) {
      waitsFor.add(dependency)
      try {
        const updating = this.#update(dependency)
        if (updating) await updating
      } catch {
        // It is told where it is asked for in earnest.
        return false
      }
      if (dependency.changedAt > memo.verifiedAt) return false
    }
    return true
  }

  #contextOf(memo: Memo<World>, asked: Set<Memo<World>>): QueryContext<World> {
    const ask: QueryContext<World>['ask'] = (query) => {
      const dependency = this.#memoOf(query)
      asked.add(dependency)
      dependency.askedBy.add(memo)
      const cycle = dependency.running && cycleTo(dependency, memo)
      if (!cycle) return this.ask(query)
      const names = [memo, ...cycle].map((one) => shownName(one.query))
      return Promise.reject(new Error(`A query asks for itself: ${names.join(' → ')}.`))
    }
    return {
      world: this.#world,
      ask,
      askAll: (queries) => askInPortions(queries, ask, this.#afterMicrotasks),
      key: () => this.#keyOfAll(asked),
    }
  }

  async #keyOfAll(asked: ReadonlySet<Memo<World>>): Promise<string | undefined> {
    const parts: string[] = []
    for (const dependency of asked) {
      const key = this.#knownKeyOf(dependency) ?? (await this.#keyOfMemo(dependency))
      if (key === undefined) return undefined
      parts.push(`${idOf(dependency.query)}\0${key}`)
    }
    // What is asked side by side is asked in no fixed order.
    return this.#hashOf(parts.sort().join('\n'))
  }

  /** Without a moment's wait, where that is possible. */
  #knownKeyOf(memo: Memo<World>): string | undefined {
    if (memo.running || !isUpToDate(memo)) return undefined
    const { traits } = memo.query.kind
    const at = traits.keyOf ? memo.changedAt : memo.verifiedAt
    if (memo.key?.at === at) return memo.key.key
    if (!traits.keyOf) return undefined
    memo.key = { at, key: traits.keyOf(memo.answer) }
    return memo.key.key
  }

  async #keyOfMemo(memo: Memo<World>): Promise<string | undefined> {
    const updating = this.#update(memo)
    if (updating) await updating
    if (memo.query.kind.traits.keyOf || memo.key?.at === memo.verifiedAt) return this.#knownKeyOf(memo)
    const at = memo.verifiedAt
    const key = memo.asked.size === 0 ? undefined : await this.#keyOfAll(memo.asked)
    memo.key = { at, key }
    return key
  }
}

const portion = 256

/**
 * Each answer that is being worked out holds promises and contexts until it is there. Where thousands begin at once, these outlive several collections
 * of garbage, which then copy them. So what waits for nothing outside is answered before more is asked; the rest is not waited for.
 */
async function askInPortions<World, Answer>(
  queries: readonly Query<World, Answer>[],
  ask: (query: Query<World, Answer>) => Promise<Answer>,
  afterMicrotasks: () => Promise<void>,
): Promise<readonly Answer[]> {
  const asked: Promise<Answer>[] = []
  for (const query of queries) {
    asked.push(ask(query))
    if (asked.length % portion === 0) await afterMicrotasks()
  }
  return Promise.all(asked)
}

function emptyMemo<World>(query: Query<World, unknown>): Memo<World> {
  return {
    query,
    asked: new Set(),
    askedBy: new Set(),
    answer: undefined,
    isAnswered: false,
    isTouched: false,
    isInDoubt: false,
    verifiedAt: 0,
    changedAt: 0,
    key: undefined,
    running: undefined,
  }
}

/** Whether its answer is up to date. */
function isUpToDate({ isAnswered, isTouched, isInDoubt }: Memo<never>): boolean {
  return isAnswered && !isTouched && !isInDoubt
}

/** On all answers that depend on that of a memo. */
function castDoubt<World>({ askedBy }: Memo<World>): void {
  for (const memo of askedBy) {
    if (memo.isInDoubt) continue
    memo.isInDoubt = true
    castDoubt(memo)
  }
}

/** Of the type that its query promises: queries of one id are made at one place. */
function answerOf<Answer>({ answer }: Pick<Memo<never>, 'answer'>): Answer {
  return answer as Answer
}

/** The memos that wait for each other, from one that is asked for to the one that asks. Only what runs can wait. */
function cycleTo<World>(from: Memo<World>, to: Memo<World>, seen = new Set<Memo<World>>()): readonly Memo<World>[] | undefined {
  if (from === to) return [from]
  if (!from.running || seen.has(from)) return undefined
  seen.add(from)
  for (const next of from.running.asked) {
    const rest = cycleTo(next, to, seen)
    if (rest) return [from, ...rest]
  }
  return undefined
}

/** What an answer rests on in the end: what names itself by its content, or asks for nothing. */
function basesOf<World>(
  memo: Memo<World>,
  bases = new Set<Memo<World>>(),
  seen = new Set<Memo<World>>(),
): ReadonlySet<Memo<World>> {
  if (seen.has(memo)) return bases
  seen.add(memo)
  if (memo.query.kind.traits.keyOf || memo.asked.size === 0) bases.add(memo)
  else for (const dependency of memo.asked) basesOf(dependency, bases, seen)
  return bases
}

const ignore = (): void => undefined
const settled = Promise.resolve()
