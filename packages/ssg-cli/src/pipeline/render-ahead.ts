// While samples are still being checked, nothing else is left to wait for: pages are rendered that their result will hardly change. What is
// used in the end is told by key, so a page that does change is rendered again.
import type { CompiledPage } from '../model/page.ts'
import type { RenderedPage } from '../model/render.ts'
import { pageKeyOf } from '../stages/6-emit/emit-files.ts'
import { assembleSite } from './assemble-site.ts'
import { noSamples } from './check-samples.ts'
import type { GatherInput, SiteInputs } from './gather-inputs.ts'
import { hashOf } from './hash.ts'
import { renderJobOf } from './render-job.ts'

export interface AheadInput extends Pick<GatherInput, 'config' | 'configKey' | 'ports'> {
  readonly includeDrafts: boolean
  /** Whether the output has a file of that key already. */
  readonly isKept: (path: string, key: string) => boolean
  readonly isOver: () => boolean
  readonly onRendered: (page: RenderedPage) => void
}

/** By the key of the page. A component that throws ends it: it will throw again where that is told. */
export async function renderAhead(
  inputs: Omit<SiteInputs, 'samples'>,
  { config, configKey, includeDrafts, ports, isKept, isOver, onRendered }: AheadInput,
): Promise<ReadonlyMap<string, RenderedPage>> {
  const rendered = new Map<string, RenderedPage>()
  const { site } = assembleSite({
    ...inputs,
    samples: noSamples,
    config,
    htmlOf: ports.cache.htmlOf,
    searchTextOf: ports.cache.searchTextOf,
    keptTextsOf: ports.cache.keptTextsOf,
    includeDrafts,
  })
  const filesWithSamples = new Set(inputs.pages.flatMap(({ samples, file }: CompiledPage) => (samples ? [file] : [])))
  for (const page of site.pages) {
    if (isOver()) break
    if (page.source !== undefined && filesWithSamples.has(page.source)) continue
    const key = pageKeyOf(page, configKey, hashOf)
    if (isKept(page.file, key)) continue
    try {
      const made = await ports.compiler.renderPage(renderJobOf(page))
      rendered.set(key, made)
      onRendered(made)
    } catch {
      break
    }
    // What is done meanwhile elsewhere is heard of in between.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return rendered
}
