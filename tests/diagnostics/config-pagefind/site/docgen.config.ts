import { defineConfig, pagefind } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Pagefind is not installed',
  search: pagefind(),
})
