import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: { en: 'House', de: 'Haus' },
  locales: { en: { label: 'English' }, de: { label: 'Deutsch' }, fr: { label: 'Français', navbar: [] } },
  navbar: [{ label: { en: 'Guides', de: 'Anleitungen' }, to: '/docs/' }],
  rules: { 'missing-messages': 'off' },
  sources: [
    docs({
      sidebar: ['index', { label: { en: 'Building', fr: 'Construire' }, items: ['walls'] }],
    }),
  ],
})
