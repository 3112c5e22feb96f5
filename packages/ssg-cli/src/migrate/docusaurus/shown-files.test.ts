import { expect, test } from 'vitest'
import { shownFiles } from './shown-files.ts'

const fence = (path: string): string => `\`\`\`ts title="a" file="${path}"\n\`\`\`\n`

test('files that fences show are copied once, where the pages look for them', () => {
  const text = ['src/code/a.ts', '../src/code/b.ts', './beside.ts', '../../out.ts', './none.ts'].map(fence).join('\n')
  const pages = [
    { from: 'docs/intro.mdx', to: 'docs/intro.md', text: `${text}\n- a\n\n  ${fence('src/code/a.ts')}` },
    { from: '../docs/guide/b.mdx', to: 'docs/guide/b.md', text: fence('../../code/c.ts') },
  ]
  const read = (path: string): string | undefined => (path.includes('none') ? undefined : '')
  expect(shownFiles(pages, [{ from: 'docs/beside.ts', to: 'docs/beside.ts' }], { read })).toEqual([
    { from: 'src/code/a.ts', to: 'src/code/a.ts' },
    { from: 'src/code/b.ts', to: 'src/code/b.ts' },
    { from: '../code/c.ts', to: 'code/c.ts' },
  ])
})

test('a fence that is shown as code names no file', () => {
  const text = `\`\`\`\`md\n${fence('src/code/a.ts')}\`\`\`\`\n`
  expect(shownFiles([{ from: 'docs/intro.mdx', to: 'docs/intro.md', text }], [], { read: () => '' })).toEqual([])
})
