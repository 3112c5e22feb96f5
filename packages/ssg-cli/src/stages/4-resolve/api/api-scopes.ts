// What a page knows of the references. Where versions of the guides have references of their own, the pages of each know another.
import type { Route, RouteGraph, SiteConfig } from '@docgen/model'
import { apisOf, withApis, type LinkTargets } from '../links/link-targets.ts'
import type { FilledSlots } from '../links/fill-slots.ts'
import { referenceVersionsOf } from '../../../config/reference-versions.ts'
import { versionNameOf } from '../../../config/version-family.ts'
import { apiIndexOf, type ApiIndex } from './api-index.ts'

export interface ApiScope {
  /** Its names are those of the references that the page knows. */
  readonly targets: LinkTargets
  readonly apiIndex: ApiIndex
}

type DocRoute = Extract<Route, { kind: 'doc' }>

interface ScopesInput {
  readonly graph: RouteGraph
  readonly config: SiteConfig
  readonly targets: LinkTargets
  readonly filledSlotsOf: (route: DocRoute) => Pick<FilledSlots, 'values'>
}

/** The scope of a route; without one, that of pages which belong to no version. */
export function apiScopesOf({ graph, config, targets, filledSlotsOf }: ScopesInput): (route?: Route) => ApiScope {
  const versions = referenceVersionsOf(graph.apis, graph.structure.versions)
  const knownTo = (route: Route | undefined): string | undefined => versions.knownTo(route && versionOf(route))
  const scopes = new Map<string | undefined, ApiScope>()
  return (route) => {
    const version = knownTo(route)
    const known = scopes.get(version)
    if (known) return known
    const own = version === knownTo(undefined) ? targets : withApis(targets, apisOf(graph, version))
    const isReader = (doc: DocRoute): boolean => knownTo(doc) === version && (doc.version.name === version || isMaintained(doc))
    const scope = { targets: own, apiIndex: apiIndexOf(graph, { targets: own, config, isReader, filledSlotsOf }) }
    scopes.set(version, scope)
    return scope
  }
}

/** Guides of old versions know other packages than the newest reference has. */
function isMaintained({ version }: DocRoute): boolean {
  return version.banner !== 'unmaintained'
}

function versionOf(route: Route): string | undefined {
  if ('api' in route) return route.api.version
  return 'version' in route ? versionNameOf(route.version) : undefined
}
