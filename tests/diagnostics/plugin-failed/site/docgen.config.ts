import { defineConfig, defineOutput, definePlugin, defineRule } from '@docgen/ssg-cli'

/** Every page is to say what it is about. */
const description = defineRule({
  code: 'no-description',
  severity: 'warning',
  description: 'A guide has no description.',
  check: (site, report) => {
    for (const { frontmatter, source, title } of site.pages) {
      if (source === undefined || frontmatter.description !== undefined) continue
      report({ file: source, message: `"${title}" has no description.`, hint: 'Add "description" to its frontmatter.' })
    }
  },
})

const lastUpdate = defineRule({
  code: 'no-date',
  severity: 'error',
  description: 'A guide has no date.',
  check: (site) => {
    throw new Error(`${site.pages.length} pages, none of which was looked at`)
  },
})

const words = defineRule({
  code: 'no-todo',
  severity: 'error',
  description: 'A guide says that something is to be done.',
  check: (site) => site.pages.map((page) => page.prose()),
})

/** Links to the file of one that says which is its own are no second finding. */
const inventory = defineOutput({
  name: 'inventory',
  mayHold: (path) => path === 'pages.csv',
  files: (site) => [{ path: 'pages.csv', contents: site.pages.map(({ lastUpdate }) => lastUpdate.date).join() }],
})

const terms = defineOutput({ name: 'terms', files: () => [{ path: '/terms.json', contents: '{}' }] })

export default defineConfig({
  title: 'Checks',
  rules: { 'no-description': 'error' },
  suppress: [
    { code: 'no-description', file: 'docs/old.md', reason: 'It is old.' },
    { code: 'no-date', file: 'docs/**', reason: 'Nobody reports it.' },
  ],
  checks: [words],
  outputs: [inventory, terms],
  plugins: [definePlugin({ name: 'house-rules', checks: [description, lastUpdate] })],
})
