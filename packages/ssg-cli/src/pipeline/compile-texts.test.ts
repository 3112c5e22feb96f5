import type { ApiPackage, CompiledFragment, Diagnostic } from '@docgen/model'
import { expect, test } from 'vitest'
import { compileApiTexts } from './compile-texts.ts'

const codes = ['unknown-language', 'invalid-code-meta', 'raw-html-removed'] as const

function packageWith(name: string, folder: string, isPublished: boolean): ApiPackage {
  const readme = { markdown: name, file: `${folder}/README.md`, line: 1, column: 1 }
  return { dir: name, name, version: '1.0.0', description: '', isPublished, readme, entries: [] }
}

test('how an installed package writes its fences is not reported', async () => {
  const packages = [
    packageWith('installed', 'node_modules/installed', true),
    packageWith('own', '../packages/own', false),
    packageWith('linked', 'node_modules/linked', false),
  ]
  const compileFragments = async (jobs: readonly { readonly text: { readonly file: string } }[]) =>
    jobs.map(({ text: { file } }): CompiledFragment => {
      const diagnostics = codes.map((code): Diagnostic => ({
        code,
        severity: 'warning',
        message: code,
        hint: '',
        file,
        line: 1,
        column: 1,
      }))
      return { file, html: '', slots: [], headings: [], anchors: [], diagnostics }
    })
  const ports = {
    compiler: { key: '', compileFragments, compilePages: never, renderPage: never, writePage: never },
    cache: {
      findFragments: () => undefined,
      storeFragments: () => {},
      findPage: never,
      storePage: never,
      htmlOf: never,
      searchTextOf: never,
      keptTextsOf: never,
      diagnostics: never,
    },
  }
  const byReference = await compileApiTexts(new Map([['api', { version: 1, packages }]]), ports)
  const fragments = [...(byReference.get('api')?.values() ?? [])]
  expect(fragments.map(({ file, diagnostics }) => [file, ...diagnostics.map(({ code }) => code)])).toEqual([
    ['node_modules/installed/README.md', 'raw-html-removed'],
    ['../packages/own/README.md', ...codes],
    ['node_modules/linked/README.md', ...codes],
  ])
})

function never(): never {
  throw new Error('Nobody asks for this.')
}
