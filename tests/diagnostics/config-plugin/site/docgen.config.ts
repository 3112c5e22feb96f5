import { defineConfig, definePlugin } from '@docgen/ssg-cli'

const shout = definePlugin({
  name: 'shout',
  remark: ['remark-shout'],
  rehyp: [],
})

export default defineConfig({
  title: 'Plugins',
  markdown: { remark: [['remark-gemoji']] },
  plugins: [shout, definePlugin({ name: 'mark', rehype: () => undefined }), 'remark-math', { remark: [] }],
})
