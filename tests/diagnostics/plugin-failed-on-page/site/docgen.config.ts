import { defineConfig, definePlugin } from '@docgen/ssg-cli'

const strict = () => (tree, file) => {
  for (const node of tree.children) if (node.type === 'table') file.fail('Tables are not for guides.', node)
}

const broken = () => (tree) => {
  if (tree.children.some(({ type }) => type === 'thematicBreak')) throw new TypeError('rule is not a function')
}

export default defineConfig({
  title: 'Plugins that throw',
  plugins: [definePlugin({ name: 'strict', remark: [strict] })],
  markdown: { remark: [broken] },
})
