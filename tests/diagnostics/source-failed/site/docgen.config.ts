import { defineConfig, docs } from '@docgen/ssg-cli'
import { reactTheme } from '@docgen/theme-react'

const broken = (name: string) => () => {
  throw new Error(`The server of ${name} gave no answer.`)
}

export default defineConfig({
  title: 'Sources',
  theme: reactTheme,
  samples: { kind: 'samples', check: broken('samples') },
  sources: [docs(), { kind: 'api', name: 'api', path: '/api/', load: broken('types') }],
})
