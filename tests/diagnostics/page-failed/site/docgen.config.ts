import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { defineConfig } from '@docgen/ssg-cli'

/** Leaves something behind that fails once it is read, when nobody can tell whose it is. */
function tables() {
  return (tree: Root, file: VFile): void => {
    const [table] = tree.children.filter(({ type }) => type === 'table')
    if (!table || !file.path.endsWith('table.md')) return
    Object.defineProperty(table, 'children', {
      get() {
        throw new Error('Tables are not ready.')
      },
    })
  }
}

export default defineConfig({ title: 'Tables', plugins: [{ name: 'tables', remark: [tables] }] })
