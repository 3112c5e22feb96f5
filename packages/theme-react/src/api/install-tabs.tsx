import type { WithWords } from '@docgen/model'
import { PlainCode } from '../content/code-block.tsx'
import { Tabs } from '../content/tabs.tsx'

const commands = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' }

/** Switched together with the tabs of guides, which name the package managers alike. */
export function InstallTabs({ name, words }: { readonly name: string } & WithWords) {
  const panels = Object.entries(commands).map(([manager, command]) => ({
    id: `install-${manager}`,
    label: manager,
    content: <PlainCode code={`${command} ${name}`} language="shell" words={words} />,
  }))
  return <Tabs group="package-manager" panels={panels} />
}
