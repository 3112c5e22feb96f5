import { apiReference } from '@docgen/api-extractor-bridge'
import { changelogs, defineConfig, docs } from '@docgen/ssg-cli'

const packages = [
  { folder: 'packages/*' },
  { folder: 'package/*' },
  { folder: 'internal/*' },
  { folder: '{apps,tools}/*' },
]

export default defineConfig({
  title: 'Kit',
  sources: [docs(), apiReference({ packages, groups: { Inside: ['log'] } }), changelogs({ packages })],
})
