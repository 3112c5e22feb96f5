import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Haus',
  locale: { name: 'en', label: 'English' },
  locales: {
    en: { label: 'English' },
    de: { label: 'Deutsch' },
    nl: { label: 'Nederlands', path: '/de', navbar: [{ label: 'Gids' }] },
  },
  navbar: [{ label: { en: 'Guides', du: 'Anleitungen' }, to: '/docs/' }],
  footer: { copyright: { de: 'Von allen' } },
  sources: [docs({ locales: { ed: { dir: 'i18n/de' } } })],
})
