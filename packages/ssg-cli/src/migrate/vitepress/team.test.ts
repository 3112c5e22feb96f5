import { expect, test } from 'vitest'
import { Draft } from '../core/draft.ts'
import { migrateVitePressPage } from './page.ts'

function migrated(text: string): readonly [text: string, tasks: readonly string[]] {
  const draft = new Draft('team.md', text)
  migrateVitePressPage(draft, { include: () => undefined, snippet: () => undefined, keepsAnchors: true })
  const tasks = draft.notes.flatMap(({ kind, line, message }) =>
    kind === 'by-hand' ? [`${line} ${message.split(':')[0] ?? ''}`] : [],
  )
  return [draft.finish(), tasks]
}

const script = `<script setup>
import { VPTeamMembers } from 'vitepress/theme'
const makers = [
  {
    avatar: '/jo.png',
    name: 'Jo [Maker]',
    title: 'Author',
    org: 'Acme',
    orgLink: 'https://acme.example',
    desc: 'Makes\\n  widgets.',
    links: [{ icon: 'github', link: 'https://github.com/jo' }, { icon: { svg: '<svg/>' }, link: 'https://jo.example' }],
    sponsor: 'https://jo.example/sponsor',
  },
  { name: 'Kim' },
]
</script>
`

test('a team page is headings, text and cards, and nothing of it is code', () => {
  const [text, tasks] = migrated(`${script}
<VPTeamPage>
  <VPTeamPageTitle>
    <template #title>
      The makers
    </template>
    <template #lead>Who makes
      widgets.</template>
  </VPTeamPageTitle>
  <VPTeamMembers size="small" :members="makers" />
  <VPTeamPageSection>
    <template v-slot:title>Friends</template>
    <template #members>
      <VPTeamMembers :members="friends"></VPTeamMembers>
    </template>
  </VPTeamPageSection>
</VPTeamPage>
`)
  expect(text.trim()).toBe(`# The makers

Who makes widgets.

:::cards

- **Jo [Maker]**

  <img src="/jo.png" alt="" width="64" height="64">

  Author · [Acme](https://acme.example)

  Makes widgets.

  [GitHub](https://github.com/jo) · [Link](https://jo.example) · [Sponsor](https://jo.example/sponsor)

- **Kim**

:::

## Friends

<!-- <VPTeamMembers :members="friends" /> -->`)
  expect(tasks).toEqual(['30 The members "friends" are code that was not read'])
})

test('members in the text of a page are cards', () => {
  const [text] = migrated(`${script.replace('makers', 'members')}\n## Who we are\n\n<VPTeamMembers :members />\n\nMore.\n`)
  expect(text).toContain('\n## Who we are\n\n\n:::cards\n\n- **Jo [Maker]**')
  expect(text).toContain('\n- **Kim**\n\n:::\n\n\nMore.\n')
})
