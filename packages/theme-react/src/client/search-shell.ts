// Opens the search at once: a dialog of the browser with its field, which takes what is typed while its code is on the way.
import type { SearchProps } from '@docgen/model'
import { startPageWorker } from './page-worker.ts'
import { queryFieldId } from './query-field.ts'

/** In the attribute `data-search` of the link; JSON. */
interface SearchShellProps {
  readonly search: SearchProps
  /** Address of the page that shows all results. */
  readonly searchHref: string
}

/** A worker that was started, and asked to load its index, before anything else of the search was there. */
export interface EarlyWorker {
  readonly worker: Worker
  readonly search: SearchProps
  /** Until its first message is sent; it never fails. */
  readonly started: Promise<void>
  /** Whether its script could not be fetched, or broke, before anybody listened. */
  isBroken: boolean
  isTaken: boolean
}

export interface OpenSearch extends SearchShellProps {
  readonly dialog: HTMLDialogElement
  readonly field: HTMLInputElement
  readonly worker: EarlyWorker
}

type LoadPanel = () => Promise<{ readonly startSearchPanel: (opened: OpenSearch) => void }>

let early: EarlyWorker | undefined
/** What was asked when the search was open last. */
let query = ''

/** The link to the search page opens the search over this one; keys press it (see `search-keys.ts`). `loadPanel` fetches the rest of it. */
export function startSearchShell(loadPanel: LoadPanel): void {
  document.addEventListener('click', (event) => {
    const link = linkAt(event.target)
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open(link, loadPanel)
  })
  // Somebody is about to press it.
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      const link = linkAt(target)
      if (!link) return
      workerOf(propsOf(link))
      loadPanel().catch(() => undefined)
    })
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-search]') : null
}

async function open(link: HTMLAnchorElement, loadPanel: LoadPanel): Promise<void> {
  const props = propsOf(link)
  const worker = workerOf(props)
  // Where workers are forbidden, the search page says what is wrong.
  if (!worker) return leave(link, '')
  const { dialog, field } = createDialog(link)
  try {
    const { startSearchPanel } = await loadPanel()
    startSearchPanel({ ...props, dialog, field, worker })
  } catch {
    // The page of the search is the same search. What is typed goes along, once the reader pauses.
    const wait = (typed: string): unknown =>
      setTimeout(() => dialog.open && (field.value === typed ? leave(link, typed) : wait(field.value)), 500)
    wait(field.value)
  }
}

/** To the field of the search page, with what was typed in it. */
function leave({ href }: HTMLAnchorElement, typed: string): void {
  const url = new URL(href)
  url.searchParams.set('q', typed)
  url.hash = queryFieldId
  location.assign(url)
}

/** Written by the theme as such an object. */
function propsOf(link: HTMLAnchorElement): SearchShellProps {
  return JSON.parse(link.dataset['search'] ?? '') as SearchShellProps
}

/** The first call starts it. `undefined` where workers are forbidden. */
function workerOf({ search }: SearchShellProps): EarlyWorker | undefined {
  try {
    return (early ??= createWorker(search))
  } catch {
    return undefined
  }
}

function createWorker(search: SearchProps): EarlyWorker {
  const worker =
    typeof DOCGEN_RELATIVE_LINKS !== 'undefined' && DOCGEN_RELATIVE_LINKS && location.protocol === 'file:'
      ? startPageWorker(search.workerHref)
      : new Worker(search.workerHref, { type: 'module' })
  const made = { worker, search, started: start(worker, search), isBroken: false, isTaken: false }
  worker.addEventListener('error', () => (made.isBroken = true))
  return made
}

/** What the worker asks for first comes beside its script. */
async function start(worker: Worker, { config, aheadHref }: SearchProps): Promise<void> {
  const isOnDisk = typeof DOCGEN_RELATIVE_LINKS !== 'undefined' && DOCGEN_RELATIVE_LINKS && location.protocol === 'file:'
  const ahead =
    aheadHref &&
    (isOnDisk
      ? undefined
      : await fetch(aheadHref, { cache: 'no-cache' }).then(
          (found) => (found.ok ? found.text() : undefined),
          () => undefined,
        ))
  worker.postMessage({ kind: 'start', config, ahead })
}

function createDialog(link: HTMLAnchorElement): Pick<OpenSearch, 'dialog' | 'field'> {
  const dialog = document.createElement('dialog')
  dialog.className = 'docgen-search'
  dialog.setAttribute('aria-label', DOCGEN_WORDS.search)
  dialog.dataset['busy'] = ''
  // The icon is the one of the link; all else is ours.
  dialog.innerHTML = `<div class=docgen-search-box><div class=docgen-search-field>${link.querySelector('svg')?.outerHTML ?? ''}<input inputmode=search enterkeyhint=go role=combobox aria-autocomplete=list aria-expanded=false autocomplete=off autocapitalize=off spellcheck=false maxlength=256><span class=docgen-spinner></span><button type=button class=docgen-search-close><kbd aria-hidden=true>Esc</kbd><span></span></button></div><div class=docgen-search-panel><p class=docgen-search-hint role=status></p></div></div>`
  // It stands in the line above; a message for what cannot be would be fetched with every page.
  const field = dialog.querySelector('input') ?? document.createElement('input')
  field.placeholder = DOCGEN_WORDS.searchDocs
  field.setAttribute('aria-label', DOCGEN_WORDS.searchDocs)
  const say = (selector: string, text: string): void => dialog.querySelector(selector)?.append(text)
  say('button span', DOCGEN_WORDS.close)
  say('[role=status]', DOCGEN_WORDS.loading)
  field.value = query
  field.addEventListener('input', () => (query = field.value))
  dialog.addEventListener('click', ({ target }) => {
    // What is around the box is the dialog's own backdrop.
    if (target === dialog || (target instanceof Element && target.closest('.docgen-search-close'))) dialog.close()
  })
  dialog.addEventListener('close', () => {
    query = field.value
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  field.focus()
  field.select()
  return { dialog, field }
}
