import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Mots',
  locales: { en: { label: 'English' }, fr: { label: 'Français', messages: { search: 'Rechercher' } } },
})
