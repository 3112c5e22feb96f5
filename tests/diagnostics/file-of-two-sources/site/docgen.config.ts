import { blog } from '@docgen/blog'
import { defineConfig, docs } from '@docgen/ssg-cli'
import { reactTheme } from '@docgen/theme-react'

export default defineConfig({
  title: 'Kettle',
  theme: reactTheme,
  sources: [docs()],
  plugins: [blog({ dir: 'docs/blog' })],
})
