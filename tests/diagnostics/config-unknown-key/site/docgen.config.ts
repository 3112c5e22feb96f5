import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Keys',
  tagLine: 'A slip',
  navbar: [{ lable: 'Docs', to: '/' }],
  toc: { minimum: 2 },
})
