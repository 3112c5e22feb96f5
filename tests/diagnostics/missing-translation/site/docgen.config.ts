import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Haus',
  rules: { 'missing-translation': 'warning' },
  locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
})
