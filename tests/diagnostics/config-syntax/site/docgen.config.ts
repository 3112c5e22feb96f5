import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Syntax'
  tagline: 'A comma is missing',
})
