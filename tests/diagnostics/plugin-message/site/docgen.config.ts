import { defineConfig, definePlugin } from '@docgen/ssg-cli'

const noEmphasis = () => (tree, file) => {
  for (const paragraph of tree.children.filter(({ type }) => type === 'paragraph'))
    for (const node of paragraph.children) if (node.type === 'emphasis') file.message('Say it without emphasis.', node)
}

export default defineConfig({ title: 'Plugins with an opinion', plugins: [definePlugin({ name: 'plain', remark: [noEmphasis] })] })
