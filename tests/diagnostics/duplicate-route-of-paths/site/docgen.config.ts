import { defineConfig, docs, pages } from '@docgen/ssg-cli'

export default defineConfig({ title: 'Paths', sources: [docs(), pages()] })
