import { defineConfig } from '@docgen/ssg-cli'

function titleOf(): string {
  throw new Error('No title today.')
}

export default defineConfig({ title: titleOf() })
