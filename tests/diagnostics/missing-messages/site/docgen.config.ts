import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Mots',
  locale: { name: 'fr', label: 'Français', messages: { search: 'Rechercher' } },
})
