import { defineConfig, docs, markdownPages } from '@docgen/ssg-cli'
import { docsSidebar } from './docs-sidebar.ts'

export default defineConfig({
  title: 'docgen',
  tagline: 'Documentation sites for families of TypeScript packages',
  navbar: [{ label: 'Manual', to: '/docs' }],
  outputs: [markdownPages()],
  sources: [docs({ sidebar: docsSidebar })],
})
