// What an editor says of a name in a sample, for readers who point at it, tap it, or come to its link by keyboard. The types of a page are fetched
// when the first of them is asked for. The style sheet is here too: most pages have no such sample.
import { codeTypesFileAt } from './code-types-file.ts'

/** What is said of a name. Pieces of code that have a color come with the type of their token. */
interface TypeText {
  readonly code: readonly (string | readonly [text: string, token: string])[]
  readonly summary?: string
}

/** Of one sample: offset and length of each name in its text, and the index of what is said of it. */
interface CodeTypes {
  readonly texts: readonly TypeText[]
  readonly places: readonly (readonly [offset: number, length: number, text: number])[]
}

type TypesByKey = Readonly<Record<string, CodeTypes>>

interface Named {
  readonly range: Range
  readonly text: TypeText
}

const code = 'main [data-types]'
const id = 'docgen-type'

/** How long a pointer has to rest, in milliseconds; readers who only cross the code see nothing. */
const restFor = 200

interface Reading {
  /** Ends with the page. */
  readonly signal: AbortSignal
  /** When it began, as `timeStamp` of events counts. */
  readonly since: number
  readonly handle: (event: Event) => void
}

let reading: Reading | undefined

/** `event` is why the part was fetched. Others may have come meanwhile, each with a call. */
export function start(signal: AbortSignal, event: Event): void {
  if (signal.aborted) return
  if (reading?.signal !== signal) reading = read(signal)
  if (event.timeStamp < reading.since) reading.handle(event)
}

function read(signal: AbortSignal): Reading {
  const panel = createPanel()
  let shown: Named | undefined
  let timer = 0
  /** Of several questions, the last counts: types come later than the pointer moves on. */
  let asked = 0
  /** Whether it came with the focus. */
  let isOfFocus = false
  const hide = (): void => {
    asked++
    clearTimeout(timer)
    shown = undefined
    panel.remove()
    document.querySelector(`[aria-describedby=${id}]`)?.removeAttribute('aria-describedby')
  }
  const show = (named: Named | undefined): void => {
    if (!named) return hide()
    if (shown && isSame(shown, named)) return
    hide()
    shown = named
    fill(panel, named.text)
    // All that readers are told belongs to a landmark.
    document.querySelector('main')?.append(panel)
    panel.showPopover?.()
    place(panel, named.range.getBoundingClientRect())
  }
  const ask = async (find: () => Promise<Named | undefined>, then = show): Promise<void> => {
    const own = ++asked
    const named = await find()
    if (own === asked && !signal.aborted) then(named)
  }
  const point = ({ target, clientX: x, clientY: y, pointerType, buttons }: PointerEvent): void => {
    if (pointerType === 'touch' || buttons !== 0 || !(target instanceof Element)) return
    asked++
    isOfFocus = false
    clearTimeout(timer)
    const element = target.closest<HTMLElement>(code)
    if (!element && (!shown || panel.contains(target))) return
    timer = setTimeout(() => (element ? ask(() => namedAt(element, x, y)) : hide()), restFor)
  }
  /** A tap on a link follows it. */
  const tap = ({ target, clientX: x, clientY: y }: MouseEvent): void => {
    if (!(target instanceof Element) || panel.contains(target)) return
    isOfFocus = false
    const element = target.closest('a') ? null : target.closest<HTMLElement>(code)
    if (element) void ask(() => namedAt(element, x, y))
    else hide()
  }
  const focus = ({ target }: Event): void => {
    const link = target instanceof Element && target.matches('a:focus-visible') ? target : undefined
    const element = link?.closest<HTMLElement>(code)
    isOfFocus = element != null
    if (!link || !element) return hide()
    void ask(
      () => namedBy(element, link),
      (named) => {
        show(named)
        if (named) link.setAttribute('aria-describedby', id)
      },
    )
  }
  /** Focus scrolls the page to what it comes to: the panel goes along. */
  const follow = ({ target }: Event): void => {
    if (target === panel) return
    if (!isOfFocus) hide()
    else if (shown) place(panel, shown.range.getBoundingClientRect())
  }
  const handle = (event: Event): void => {
    if (event.type === 'focusin') focus(event)
    else if (event.type === 'click' && event instanceof MouseEvent) tap(event)
    else if (event instanceof PointerEvent) point(event)
  }
  const options = { signal, passive: true, capture: true }
  for (const name of ['pointermove', 'click', 'focusin']) document.addEventListener(name, handle, options)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), options)
  document.addEventListener('scroll', follow, options)
  addEventListener('blur', hide, { signal })
  signal.addEventListener('abort', hide)
  return { signal, since: performance.now(), handle }
}

function isSame(a: Named, b: Named): boolean {
  return a.text === b.text && a.range.compareBoundaryPoints(Range.START_TO_START, b.range) === 0
}

const files = new Map<string, TypesByKey>()
/** What is being fetched: who asks meanwhile waits for the same. */
const fetched = new Map<string, Promise<TypesByKey>>()

/** Nothing where they cannot be had: the code can be read without. Of a page that has changed since, the file has others. */
async function typesOf({ dataset: { types: key = '' } }: HTMLElement): Promise<CodeTypes | undefined> {
  const file = codeTypesFileAt(location.pathname)
  return files.get(file)?.[key] ?? (await (fetched.get(file) ?? load(file)))[key]
}

function load(file: string): Promise<TypesByKey> {
  const loading = fetch(file)
    .then((answer): Promise<TypesByKey> | TypesByKey => (answer.ok ? answer.json() : {}))
    .catch(() => ({}))
    .then((types) => {
      files.set(file, types)
      fetched.delete(file)
      return types
    })
  fetched.set(file, loading)
  return loading
}

async function namedAt(element: HTMLElement, x: number, y: number): Promise<Named | undefined> {
  const types = await typesOf(element)
  const caret = types && caretAt(x, y)
  if (!caret || !element.contains(caret.node)) return undefined
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(caret.node, caret.offset)
  const offset = before.toString().length
  // The caret stands behind a letter whose right half was pointed at.
  return namesIn(element, types, (start, end) => start <= offset && offset <= end).find(({ range }) =>
    [...range.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom),
  )
}

async function namedBy(element: HTMLElement, link: Element): Promise<Named | undefined> {
  const types = await typesOf(element)
  if (!types) return undefined
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEndBefore(link)
  const offset = before.toString().length
  return namesIn(element, types, (start) => start === offset)[0]
}

function namesIn(
  element: HTMLElement,
  { texts, places }: CodeTypes,
  isMeant: (start: number, end: number) => boolean,
): readonly Named[] {
  return places.flatMap(([start, length, index]) => {
    const text = texts[index]
    const range = text !== undefined && isMeant(start, start + length) ? rangeOf(element, start, start + length) : undefined
    return range && text !== undefined ? [{ range, text }] : []
  })
}

/** Of the text of an element, in UTF-16 code units. */
function rangeOf(element: HTMLElement, start: number, end: number): Range | undefined {
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let at = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (at <= start && start < at + length) range.setStart(node, start - at)
    if (at < end && end <= at + length) {
      range.setEnd(node, end - at)
      return range
    }
    at += length
  }
  return undefined
}

interface Caret {
  readonly node: Node
  readonly offset: number
}

/** Safari knows the older way alone, which is no standard. */
function caretAt(x: number, y: number): Caret | undefined {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y)
    return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined
  }
  const range = (document as Document).caretRangeFromPoint(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

const sheet = new CSSStyleSheet()

function createPanel(): HTMLElement {
  sheet.replaceSync(styles)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  const panel = document.createElement('div')
  panel.id = id
  panel.setAttribute('role', 'tooltip')
  panel.popover = 'manual'
  return panel
}

function fill(panel: HTMLElement, { code: pieces, summary }: TypeText): void {
  panel.replaceChildren(...pieces.map((piece) => (typeof piece === 'string' ? piece : elementOf('span', ...piece))))
  if (summary !== undefined) panel.append(elementOf('p', summary))
}

function elementOf(name: string, text: string, token?: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  if (token) element.className = `token ${token}`
  return element
}

/** Above the name, or below where there is no room. */
function place(panel: HTMLElement, { left, top, bottom }: DOMRect): void {
  const gap = 6
  const { width, height } = panel.getBoundingClientRect()
  panel.style.left = `${Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))}px`
  panel.style.top = `${top - height - gap < 0 ? bottom + gap : top - height - gap}px`
}

const styles = `#${id} {
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  max-inline-size: min(42rem, 100vw - 12px);
  max-block-size: 40vh;
  margin: 0;
  padding: 0.4em 0.7em;
  overflow: auto;
  border: 1px solid var(--docgen-line-strong);
  border-radius: var(--docgen-radius-small);
  background: var(--docgen-raised);
  color: var(--docgen-code-text);
  box-shadow: var(--docgen-shadow);
  font: var(--docgen-size-tiny) / 1.5 var(--docgen-font-code);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-align: left;
  direction: ltr;
}
#${id} p { margin: 0.4em 0 0; font: var(--docgen-size-small) / 1.5 var(--docgen-font); }
@media print { #${id} { display: none; } }`
