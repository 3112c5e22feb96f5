import type { SiteConfig } from '@docgen/model'

/** Ends what references and the checker of samples keep running for the next load of a site. Resolves once they no longer write. */
export async function letGo({ sources, samples }: Pick<SiteConfig, 'sources' | 'samples'>): Promise<void> {
  await Promise.all([
    ...sources.map((source) => (source.kind === 'api' ? source.release?.() : undefined)),
    samples ? samples.release?.() : undefined,
  ])
}
