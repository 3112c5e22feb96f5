import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Tables',
  plugins: [
    {
      name: 'tables',
      handlers: {
        table() {
          throw new Error('Tables are not ready.')
        },
      },
    },
  ],
})
