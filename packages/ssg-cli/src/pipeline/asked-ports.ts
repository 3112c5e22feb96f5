// The questions that a build asks the outside because of what its pages say, stored with the answers: the next build can ask them before it reads a page.
import type { Ports } from '@docgen/model'
import { keyOfJson } from './queries/inputs.ts'

type AskedPort = 'readAssets' | 'findKinds' | 'checkSamples' | 'loadTags'

/** Survives JSON. */
export interface Asked {
  readonly port: AskedPort
  readonly question: readonly unknown[]
  /** Names the answer; absent where there was none. */
  answer?: string | undefined
}

type AnswerOf<Port extends AskedPort> = Awaited<ReturnType<NonNullable<Ports[Port]>>>

/**
 * How a build depends on each port: by what it stands on (`queries/ground.ts`), by questions that are kept (which name their answers here), or not at
 * all. A port that is missing does not compile.
 */
const reach: {
  readonly [Port in keyof Ports]-?: Port extends AskedPort ? (answer: AnswerOf<Port>) => string | undefined : 'ground' | 'nothing'
} = {
  reader: 'ground',
  compiler: 'ground',
  loadApi: 'ground',
  loadApiHistory: 'ground',
  loadLastUpdates: 'ground',
  bundleClient: 'ground',
  readAssets: ({ assets, refused }) => keyOfJson([assets, [...refused]]),
  findKinds: (kinds) => keyOfJson([...kinds]),
  checkSamples: ({ units, diagnostics }) => keyOfJson([units, diagnostics]),
  loadTags: ({ days, areLeftOut }) => keyOfJson([[...days], areLeftOut]),
  // Of the same they make the same, or hold it.
  cache: 'nothing',
  indexByPagefind: 'nothing',
  keepApiChanges: 'nothing',
  mergePostings: 'nothing',
  readLastOutput: 'nothing',
  cacheFindings: 'nothing',
  warmApi: 'nothing',
}

/** The same ports, which add to `asked` what they are asked. */
export function recordAsked(ports: Ports, asked: Asked[]): Ports {
  const note = (port: AskedPort, question: readonly unknown[]): Asked => {
    // Without an answer, should the port throw.
    const entry: Asked = { port, question }
    asked.push(entry)
    return entry
  }
  const { checkSamples } = ports
  return {
    ...ports,
    readAssets: async (...question) => {
      const entry = note('readAssets', question)
      const answer = await ports.readAssets(...question)
      entry.answer = reach.readAssets(answer)
      return answer
    },
    findKinds: (...question) => {
      const entry = note('findKinds', question)
      const answer = ports.findKinds(...question)
      entry.answer = reach.findKinds(answer)
      return answer
    },
    loadTags: async () => {
      const entry = note('loadTags', [])
      const answer = await ports.loadTags()
      entry.answer = reach.loadTags(answer)
      return answer
    },
    ...(checkSamples && {
      checkSamples: async (...question: Parameters<typeof checkSamples>) => {
        const entry = note('checkSamples', question)
        const answer = await checkSamples(...question)
        entry.answer = reach.checkSamples(answer)
        return answer
      },
    }),
  }
}

/** Whether the outside answers as it did when `asked` was recorded. */
export async function areAnswersSame(ports: Ports, asked: readonly Asked[]): Promise<boolean> {
  for (const { port, question, answer } of asked) {
    if (answer === undefined) return false
    // An error is reported where the build itself asks.
    if ((await answerNow(ports, port, question).catch(() => undefined)) !== answer) return false
  }
  return true
}

/** `question` is as `recordAsked` recorded it, of the same port. */
async function answerNow(ports: Ports, port: AskedPort, question: readonly unknown[]): Promise<string | undefined> {
  switch (port) {
    case 'readAssets':
      return reach.readAssets(await ports.readAssets(...(question as Parameters<Ports['readAssets']>)))
    case 'findKinds':
      return reach.findKinds(ports.findKinds(...(question as Parameters<Ports['findKinds']>)))
    case 'loadTags':
      return reach.loadTags(await ports.loadTags())
    case 'checkSamples':
      if (!ports.checkSamples) return undefined
      return reach.checkSamples(await ports.checkSamples(...(question as Parameters<NonNullable<Ports['checkSamples']>>)))
  }
}
