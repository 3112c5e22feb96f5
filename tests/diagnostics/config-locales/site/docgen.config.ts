import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Haus',
  locale: { name: 'en', label: 'English' },
  locales: {
    en: { label: 'English' },
    de: { label: 'Deutsch' },
    nl: { label: 'Nederlands', path: '/de', navbar: [{ label: 'Gids' }] },
  },
  sources: [docs({ locales: { ed: { dir: 'i18n/de' } } })],
})
