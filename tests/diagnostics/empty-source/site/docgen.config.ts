import { changelogs, defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Empty',
  sources: [docs(), docs({ dir: 'guides', name: 'guides', path: '/guides' }), changelogs({ dir: 'history', name: 'history' }), changelogs()],
})
