import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Słowa',
  locales: { en: { label: 'English' }, pl: { label: 'Polski', messages: { search: 'Szukaj' } } },
})
