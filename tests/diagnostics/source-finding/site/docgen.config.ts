import { defineConfig, defineSource, docs } from '@docgen/ssg-cli'

const notes = defineSource({
  name: 'notes',
  load: async (context) => {
    for (const file of await context.list('notes')) {
      const note = await context.readMarkdown(file)
      if (note && note.data['by'] === undefined)
        context.report({ file, line: 2, column: 3, message: 'This note names nobody.', hint: 'Write "by" in its frontmatter.' })
    }
    await context.read('../secret.txt')
    await context.list('/etc')
    return {
      pages: [],
      findings: [
        { message: 'There are few notes.', hint: 'Write more of them.', severity: 'warning' },
        JSON.parse('{ "message": "No hint." }'),
      ],
    }
  },
})

export default defineConfig({ title: 'Notes', sources: [docs(), notes] })
