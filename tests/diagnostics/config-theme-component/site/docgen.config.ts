import { defineConfig } from '@docgen/ssg-cli'
import { extendTheme, reactTheme } from '@docgen/theme-react'

export default defineConfig({
  title: 'Theme',
  // @ts-expect-error The name is wrong, as a config without types may have it.
  theme: extendTheme(reactTheme, { components: { ParameterTabel: () => null } }),
})
