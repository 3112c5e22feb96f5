import { blog } from '@docgen/blog'
import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Posts',
  url: 'https://posts.example',
  tags: { known: { news: { label: 'News' } } },
  sources: [docs()],
  plugins: [blog({ authors: { ada: { name: 'Ada' } } })],
})
