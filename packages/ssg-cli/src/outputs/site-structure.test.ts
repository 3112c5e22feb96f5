import { expect, test } from 'vitest'
import type { ResolvedSite, SiteOutputFile, SiteStructure } from '@docgen/model'
import { siteStructure } from './site-structure.ts'

const structure: SiteStructure = {
  versions: [
    {
      name: 'current',
      label: 'Next',
      isShown: true,
      path: '/docs/',
      mainDocId: 'intro',
      docs: [{ id: 'intro', path: '/docs/intro/', sidebar: 'docs' }],
      draftIds: ['later'],
      sidebars: {
        docs: [
          { kind: 'doc', label: 'Intro', path: '/docs/intro/' },
          {
            kind: 'category',
            label: 'More',
            isCollapsed: true,
            items: [
              { kind: 'href', label: 'Code', href: 'https://kit.example', at: { file: 'docgen.config.ts', line: 1, column: 1 } },
            ],
          },
        ],
      },
    },
  ],
  locales: [{ name: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '/' }],
}

test('the structure of a site is written as data, with the ids of drafts and without the places in the config', async () => {
  const files: SiteOutputFile[] = []
  // The output reads nothing else of a site.
  for await (const file of await siteStructure().files({ structure } as unknown as ResolvedSite)) files.push(file)
  expect(files.map((file) => [file.path, JSON.parse(String(file.contents))])).toEqual([
    [
      'structure.json',
      {
        versions: [
          {
            name: 'current',
            label: 'Next',
            path: '/docs/',
            mainDocId: 'intro',
            docs: [{ id: 'intro', path: '/docs/intro/', sidebar: 'docs' }],
            draftIds: ['later'],
            sidebars: {
              docs: [
                { kind: 'doc', label: 'Intro', path: '/docs/intro/' },
                {
                  kind: 'category',
                  label: 'More',
                  isCollapsed: true,
                  items: [{ kind: 'href', label: 'Code', href: 'https://kit.example' }],
                },
              ],
            },
          },
        ],
        locales: structure.locales,
      },
    ],
  ])
})
