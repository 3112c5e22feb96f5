import { defineConfig, docs, pages } from '@docgen/ssg-cli'
import { extendTheme, reactTheme } from '@docgen/theme-react'

export default defineConfig({
  title: 'Islands',
  theme: extendTheme(reactTheme, { islands: { Counter: './islands/counter.tsx' } }),
  sources: [docs(), pages()],
})
