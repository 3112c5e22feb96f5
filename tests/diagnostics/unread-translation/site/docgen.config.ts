import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Haus',
  locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
})
