import { defineConfig, defineDirective } from '@docgen/ssg-cli'

const video = defineDirective({
  name: 'video',
  form: 'leaf',
  attributes: { id: { type: 'string', required: true }, start: { type: 'number' }, ratio: { type: 'enum', values: ['wide', 'square'] } },
  becomes: ({ attributes, title }) => ({ element: 'a', props: { href: `https://video.example/${attributes.id}`, title } }),
})

export default defineConfig({ title: 'Attributes of directives', markdown: { directives: [video] } })
