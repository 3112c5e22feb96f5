// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { OpenSearch } from '../../client/search-shell.ts'
import { startSearchPanel } from './start-panel.tsx'

class QuietWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}
vi.stubGlobal('Worker', QuietWorker)
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const search = { workerHref: '/assets/worker.js', config: { base: '/' } }

function opened(): OpenSearch {
  const dialog = document.createElement('dialog')
  dialog.innerHTML = '<input><div class="docgen-search-panel">Loading…</div>'
  document.body.append(dialog)
  dialog.showModal()
  const field = dialog.querySelector('input')
  if (!field) throw new Error('The dialog has no field.')
  const worker = { worker: new Worker('/assets/worker.js'), search, started: Promise.resolve(), isBroken: false, isTaken: false }
  return { dialog, field, worker, search, searchHref: '/search/' } as unknown as OpenSearch
}
const textOf = ({ dialog }: OpenSearch): string => dialog.querySelector('.docgen-search-panel')?.textContent ?? ''

test('code that arrives late for a closed dialog leaves the panel of the open one alone', async () => {
  const first = opened()
  first.dialog.close()
  const second = opened()
  await act(async () => startSearchPanel(second))
  expect(textOf(second)).toContain('Guides, symbols and error messages')
  await act(async () => startSearchPanel(first))
  expect(textOf(first)).toBe('Loading…')
  expect(textOf(second)).toContain('Guides, symbols and error messages')
})
