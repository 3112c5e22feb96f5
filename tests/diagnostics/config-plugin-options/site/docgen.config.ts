import { defineConfig, definePlugin } from '@docgen/ssg-cli'

function shout({ mark }) {
  if (mark.length !== 1) throw new RangeError('mark must be one character')
  return () => {}
}

export default defineConfig({
  title: 'Plugins and their options',
  markdown: { remark: [[shout, { mark: '' }]] },
  plugins: [
    definePlugin({ name: 'quiet', rehype: [[shout, { mark: '.' }]] }),
    definePlugin({ name: 'loud', rehype: [[shout, { mark: '!' }], [shout, { mark: '!!' }]] }),
  ],
})
