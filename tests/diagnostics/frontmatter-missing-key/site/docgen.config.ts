import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Kit',
  frontmatter: { owner: { type: 'string', required: true }, level: { type: 'enum', values: ['easy', 'hard'] } },
})
