import { expect, test } from 'vitest'
import { createMemoryCache } from '../io/page-cache.ts'
import type { CompiledSource } from '../model/page.ts'
import type { Compiler } from '../model/ports.ts'
import type { SourceFile } from '../model/source.ts'
import { createPageStore } from './page-store.ts'

const fileOf = (text: string): SourceFile => ({
  file: 'docs/index.md',
  contentPath: 'index.md',
  source: 'docs',
  text,
  includes: {},
})

/** Holds back what it has compiled until it is let go. */
function heldCompiler() {
  const held = new Map<string, () => void>()
  const compilePages: Compiler['compilePages'] = async (jobs, onCompiled) => {
    for (const { file, key } of jobs) {
      await new Promise<void>((resolve) => held.set(file.text, resolve))
      onCompiled(compiledOf(file, key))
    }
  }
  const unused = (): never => {
    throw new Error('Only pages are compiled here.')
  }
  return {
    compiler: { key: '', compilePages, compileFragments: unused, renderPage: unused, writePage: unused } satisfies Compiler,
    letGo: (text: string) => held.get(text)?.(),
  }
}

function compiledOf({ text, file, contentPath, source }: SourceFile, key: string): CompiledSource {
  const page = { file, contentPath, source, key, title: text, description: '', frontmatter: {}, ranges: {} }
  return {
    page: { ...page, slots: [], headings: [], anchors: [], diagnostics: [] },
    html: `<p>${text}</p>`,
    searchText: text,
    keptTexts: '',
  }
}

test('a text that is compiled after a newer one does not take its place, nor its HTML', async () => {
  const { compiler, letGo } = heldCompiler()
  const cache = createMemoryCache()
  const store = createPageStore({ compiler, cache })
  const older = fileOf('older')
  const newer = fileOf('newer')
  store.setFiles([older])
  const first = store.compile([older])
  store.setFiles([newer])
  const second = store.compile([newer])
  letGo('newer')
  await second
  letGo('older')
  await first
  const [page] = store.pages()
  expect(page?.title).toBe('newer')
  expect(cache.htmlOf(page?.key ?? '')).toBe('<p>newer</p>')
})
