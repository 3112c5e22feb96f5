import { defineConfig, defineSource, docs } from '@docgen/ssg-cli'
import { fail } from './fail.ts'

function Broken(): never {
  throw new Error('no state')
}

const failing = defineSource({ name: 'failing', load: () => fail('what is not there') })
const notes = defineSource({
  name: 'notes',
  load: async ({ readMarkdown }) => {
    const note = await readMarkdown('notes/one.md')
    return {
      pages: [
        ...(note ? [{ route: '/notes/one/', title: 'One', markdown: note.markdown }] : []),
        { route: '/notes/part/', title: 'Part', markdown: { text: 'See [it](./nowhere.md).', file: 'notes/two.txt', line: 3 } },
        { route: '/notes/made/', title: 'Made', markdown: 'See\n\n[that](/nowhere/).', origin: { file: 'notes/two.txt', line: 7 } },
        { route: '/notes/html/', title: 'HTML', html: '<p>See <a href="/notes/one/#nothing">it</a>.</p>' },
        { route: '/docs/', title: 'Taken', markdown: 'Text.' },
        { route: '/notes/../../out/', title: 'Out', markdown: 'Text.' },
        { route: '/notes/element/', title: 'Element', element: <Broken /> },
      ],
    }
  },
})

export default defineConfig({ title: 'Failing', sources: [docs(), failing, notes] })
