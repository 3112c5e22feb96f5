import type { SiteConfig } from '@docgen/model'

/** For whoever loads nothing more of a site: its references and its samples let go of what they keep. Resolves once they write nothing more. */
export async function letGo({ sources, samples }: Pick<SiteConfig, 'sources' | 'samples'>): Promise<void> {
  await Promise.all([
    ...sources.map((source) => (source.kind === 'api' ? source.release?.() : undefined)),
    samples ? samples.release?.() : undefined,
  ])
}
