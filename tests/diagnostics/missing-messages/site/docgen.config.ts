import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Słowa',
  locale: { name: 'pl', label: 'Polski', messages: { search: 'Szukaj' } },
})
