// A session about a site, connected to the disk, to threads and to what bundles.
import { once, type CompileCache, type CompiledPage, type Ports } from '@docgen/model'
import { createSession, type Session } from '../engine/session.ts'
import { compileInBatches } from '../pipeline/compile-in-batches.ts'
import { hashOf } from '../pipeline/hash.ts'
import { settings, type Settings } from '../pipeline/queries/inputs.ts'
import { client } from '../pipeline/queries/reference.ts'
import type { SiteWorld } from '../pipeline/queries/world.ts'
import type { CompilerPool } from './threads/compiler-pool.ts'
import { afterMicrotasks } from './after-microtasks.ts'
import { createPorts } from './create-ports.ts'
import type { LoadedConfig } from './load-config.ts'
import { settled } from './settled.ts'

interface SessionInput extends Pick<SiteWorld, 'onRendered' | 'onFailedOutput' | 'pause'> {
  /** Absolute path of the site root. */
  readonly root: string
  readonly loaded: LoadedConfig
  readonly cache: CompileCache
  readonly useCache: boolean
  /** Worker threads at the most, beside this one; without, as the machine has cores: see `createCompilerPool`. */
  readonly workers?: number | undefined
  readonly mode: Pick<Settings, 'includeDrafts' | 'isLazy' | 'htmlOfBroken'> & { readonly checksSamples?: false | undefined }
  readonly readLastOutput?: Ports['readLastOutput']
  /** Stands between the session and the outside. */
  readonly between?: ((ports: Ports) => Ports) | undefined
  /** Told of what was not in the cache. */
  readonly onCompiled?: ((page: CompiledPage, ms: number) => void) | undefined
}

export interface SiteSession {
  readonly session: Session<SiteWorld>
  readonly ports: Ports
  readonly world: SiteWorld
  /** For `writeOutput`, and to be started early. */
  readonly pool: Pick<CompilerPool, 'prepare' | 'writeText' | 'linkFiles'>
  /** Whether browsers get the islands that pages are made with: the two are bundled one after the other, and may have been saved in between. */
  readonly agrees: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/** The session knows the config; the sources are for the caller to set. */
export function openSession(input: SessionInput): SiteSession {
  const { root, loaded, cache, useCache, workers, mode, onCompiled, onRendered, onFailedOutput } = input
  const { ports: all, pool } = createPorts({ root, loaded, cache, useCache, workers })
  const ports: Ports = {
    ...all,
    ...(mode.checksSamples === false && { checkSamples: undefined }),
    ...(input.readLastOutput && { readLastOutput: input.readLastOutput }),
  }
  const { compiler } = ports
  // The parser of YAML is a fifth of all code: a build that has compiled every page before is spared it.
  const outlines = once(() => import('../syntax/markdown/page-outline.ts'))
  const world: SiteWorld = {
    ports: input.between?.(ports) ?? ports,
    onRendered,
    onFailedOutput,
    pause: input.pause,
    wait: settled,
    compilePage: compileInBatches({ compiler, cache, onCompiled }),
    outlineOf: async (file, key) => (await outlines()).pageOutlineOf(file, key),
  }
  const session = createSession({ world, hashOf, afterMicrotasks })
  session.set(settings, {
    ...mode,
    config: loaded.config,
    configKey: loaded.hash,
    renderedBy: loaded.renderedBy,
    outputCode: loaded.outputCode,
    reactPages: loaded.reactPages,
    checksSamples: ports.checkSamples !== undefined,
  })
  // A failure is told where the scripts are asked for.
  const agrees = once(() => session.ask(client).then(loaded.islands.isCurrent, () => true))
  return { session, ports, world, pool, agrees, close: pool.close }
}
