import { defineConfig, docs, pages } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Sources among the plugins',
  plugins: [docs(), pages()],
})
