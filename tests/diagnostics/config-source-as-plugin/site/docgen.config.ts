import { defineConfig, definePlugin, docs, pages } from '@docgen/ssg-cli'

const plugin = definePlugin({ name: 'quiet', remark: [() => undefined] })

export default defineConfig({
  title: 'Sources among the plugins',
  plugins: [docs(), pages()],
  sources: [docs(), plugin],
  markdown: { remark: [plugin] },
})
