import { defineConfig, defineSource, docs } from '@docgen/ssg-cli'

/** What JavaScript could give. */
const anything = (json: string) => JSON.parse(json)

const odd = defineSource({
  name: 'odd',
  load: () => ({
    pages: [
      anything('{ "route": "/odd/no-title/", "markdown": "Text." }'),
      anything('{ "route": "odd", "title": "No slash", "markdown": "Text." }'),
      anything('{ "route": "/odd/no-body/", "title": "Nothing" }'),
      anything('{ "route": "/odd/two/", "title": "Two", "markdown": "a", "html": "b" }'),
      anything('{ "route": "/odd/key/", "titel": "Misspelt", "title": "Key", "markdown": "a" }'),
      anything('{ "route": "/odd/date/", "title": "Date", "date": "yesterday", "markdown": "a" }'),
      anything('{ "route": "/odd/element/", "title": "Element", "element": "<p>" }'),
      anything('{ "route": "/odd/origin/", "title": "Origin", "markdown": "a", "origin": { "file": "/x.json" } }'),
      { route: '/odd/no-file/', title: 'No file', markdown: '[gone](./nope.md)', origin: { file: 'data.csv', line: 2 } },
      { route: '/odd/no-line/', title: 'No line', markdown: '[gone](./nope.md)', origin: { file: 'docs/index.md', line: 9 } },
      anything('7'),
    ],
  }),
})
const none = defineSource({ name: 'none', load: () => anything('{}') })

export default defineConfig({ title: 'Odd', sources: [docs(), odd, none] })
