import { createElement } from 'react'
import { defineConfig } from '@docgen/ssg-cli'
import { reactTheme } from '@docgen/theme-react'

export default defineConfig({
  title: 'Tables',
  theme: {
    ...reactTheme,
    content: {
      ...reactTheme.content,
      'docgen-table': ({ children }) => {
        if (children === undefined) return createElement('table')
        throw new Error('Tables are not ready.')
      },
    },
  },
})
