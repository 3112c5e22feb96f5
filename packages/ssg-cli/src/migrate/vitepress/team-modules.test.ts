import { expect, test } from 'vitest'
import { vitepress } from './index.ts'

test('members that a page imports are cards, if their module was read', () => {
  const texts: Readonly<Record<string, string>> = {
    'about/team.md': `<script setup>
import { VPTeamMembers } from 'vitepress/theme'
import { core as team } from '../.vitepress/people'
import all from './all.mjs'
</script>

<VPTeamMembers :members="team" />

<VPTeamMembers :members="all" />

<VPTeamMembers :members="gone" />
`,
    '.vitepress/people.ts': 'export const core = make()',
    'about/all.mjs': 'export default make()',
    'other.md': "import x from './unused.mjs'\n",
    'unused.mjs': '',
  }
  const files = { paths: Object.keys(texts), read: (path: string) => texts[path] }
  const config = { file: '.vitepress/config.ts', value: {}, opaque: [] }
  expect(vitepress.modulesOf?.(config, files)).toEqual(['.vitepress/people.ts', 'about/all.mjs'])
  const { pages, notes } = vitepress.migrate({
    files,
    config,
    modules: new Map([
      ['.vitepress/people.ts', { file: '.vitepress/people.ts', value: { core: [{ name: 'Jo' }] }, opaque: [] }],
      ['about/all.mjs', { file: 'about/all.mjs', value: [{ name: 'Kim' }], opaque: [] }],
    ]),
    fromOut: (path) => path,
  })
  const text = pages.find(({ to }) => to === 'about/team.md')?.text ?? ''
  expect(text.match(/\*\*.+\*\*|<!-- <VP.*/g)).toEqual(['**Jo**', '**Kim**', '<!-- <VPTeamMembers :members="gone" /> -->'])
  // Each name of the script is a component of the theme, or text of the page now.
  expect(text).not.toContain('<script')
  expect(notes.filter(({ topic }) => topic === 'component' || topic === 'config').map(({ kind }) => kind)).toEqual([
    'changed',
    'changed',
    'changed',
    'by-hand',
  ])
})
