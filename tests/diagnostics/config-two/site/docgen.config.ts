import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({ title: 'Kit' })
