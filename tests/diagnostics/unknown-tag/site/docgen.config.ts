import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Docs',
  tags: { known: { 'sign-in': { label: 'Sign in', description: 'How users prove who they are.' } } },
  sources: [docs()],
})
