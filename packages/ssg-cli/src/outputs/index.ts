import type { SiteOutput } from '@docgen/model'
import { releaseFeeds } from './atom-feed.ts'
import { pageList } from './page-list.ts'
import { sitemap } from './sitemap.ts'
import { symbolInventories } from './symbols-json.ts'

/** Every file that docgen makes of the resolved site and nothing else, whatever the config says: a file and a line here. */
export const builtInOutputs: readonly SiteOutput[] = [sitemap, symbolInventories, releaseFeeds, pageList]
