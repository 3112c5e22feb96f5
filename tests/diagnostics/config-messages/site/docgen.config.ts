import { defineConfig } from '@docgen/ssg-cli'

const messages = {
  search: 'Suche',
  serach: 'Suche',
  noResults: 'Nichts gefunden',
  resultCount: '{count} Treffer',
  memberCount: { one: 'ein Mitglied' },
}

export default defineConfig({
  title: 'Words',
  locale: { name: 'de', label: 'Deutsch', messages },
})
