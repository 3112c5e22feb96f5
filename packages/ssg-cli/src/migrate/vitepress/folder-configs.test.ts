import { expect, test } from 'vitest'
import { folderConfigsIn, withFolderConfigs } from './folder-configs.ts'

test('configs of folders are those below the folder of pages that name VitePress', () => {
  const texts: Readonly<Record<string, string>> = {
    '.vitepress/config.ts': "import { defineConfig } from 'vitepress'",
    'config.ts': "import { defineAdditionalConfig } from 'vitepress'",
    'src/config.ts': "import { defineAdditionalConfig } from 'vitepress'",
    'src/zh/config.mts': 'import { defineAdditionalConfig } from "vitepress"',
    'src/snippets/config.js': 'export const port = 3000',
    'src/vite.config.ts': "import { defineConfig } from 'vitepress'",
  }
  const files = { paths: Object.keys(texts), read: (path: string) => texts[path] }
  expect(folderConfigsIn({ srcDir: './src' }, files)).toEqual(['src/config.ts', 'src/zh/config.mts'])
  expect(folderConfigsIn({}, files)).toEqual(['config.ts', 'src/config.ts', 'src/zh/config.mts'])
})

const configOf = (path: string, value: unknown) => ({ path, config: { file: path, value, opaque: [] } })

test('what a folder says goes to the site, to its language, or to the sidebars', () => {
  const site = {
    title: 'Acme',
    themeConfig: { logo: '/a.svg', sidebar: [{ text: 'Home' }] },
    locales: { root: {}, zh: { label: '中文' } },
  }
  const whole = withFolderConfigs(site, [
    configOf('guide/config.ts', { themeConfig: { sidebar: [{ text: 'Start' }] } }),
    configOf('zh/config.ts', { description: '文', themeConfig: { nav: [{ text: '指南' }] } }),
    configOf('config.ts', { description: 'Docs', themeConfig: { nav: [{ text: 'Guide' }] } }),
  ])
  expect(whole).toEqual({
    title: 'Acme',
    description: 'Docs',
    themeConfig: {
      logo: '/a.svg',
      nav: [{ text: 'Guide' }],
      sidebar: { '/': [{ text: 'Home' }], '/guide/': [{ text: 'Start' }] },
    },
    locales: { root: {}, zh: { label: '中文', description: '文', themeConfig: { nav: [{ text: '指南' }] } } },
  })
})
