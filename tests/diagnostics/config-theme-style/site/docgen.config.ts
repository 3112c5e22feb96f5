import { defineConfig } from '@docgen/ssg-cli'
import { extendTheme, reactTheme } from '@docgen/theme-react'

export default defineConfig({
  title: 'Theme',
  theme: extendTheme(reactTheme, { styles: ['./brand.css'] }),
})
