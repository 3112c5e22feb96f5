// The panel that says the type of a name, and the lines below the names that have one. The style sheet comes along: most pages have no such sample.
import styles from './type-panel.css'
import { isIn, isSame, namesIn, type Named, type TypeText } from './typed-names.ts'

/** In its style sheet too. */
const id = 'docgen-type'

/** How long a pointer has to rest, in milliseconds; readers who only cross the code see nothing. */
const restFor = 200

let shown: Named | undefined
let timer = 0
/** Of several questions, the last counts: types come later than the pointer moves on. */
let asked = 0
const panel = createPanel()

export function isInPanel(target: EventTarget | null): boolean {
  return target instanceof Node && panel.contains(target)
}

/** Once the pointer has rested. */
export function wait(run: () => unknown): void {
  timer = setTimeout(run, restFor)
}

/** What was asked, and what waits. */
export function forget(): void {
  asked++
  clearTimeout(timer)
}

export function hide(): void {
  forget()
  shown = undefined
  panel.remove()
  document.querySelector(`[aria-describedby=${id}]`)?.removeAttribute('aria-describedby')
}

/** Hides the lines of the sample too. */
export function leave(): void {
  hide()
  underline([])
}

/** Shows what is said of one name of a sample, whose names are underlined from then on. */
export async function ask(
  sample: HTMLElement,
  isMeant: (named: Named) => boolean,
  then: (named: Named | undefined) => void = show,
): Promise<void> {
  forget()
  const own = asked
  const names = await namesIn(sample)
  if (own !== asked) return
  underline(names)
  then(names.find(isMeant))
}

export function isShown(link: Element): boolean {
  return shown !== undefined && isIn(shown, link)
}

export function describe(link: Element): void {
  link.setAttribute('aria-describedby', id)
}

/** For who cannot hover, the link of the name is repeated. */
export function show(named: Named | undefined, link?: Element): void {
  if (!named) return hide()
  if (shown && isSame(shown, named)) return
  hide()
  shown = named
  fill(named.text, link)
  // All that readers are told belongs to a landmark.
  document.querySelector('main')?.append(panel)
  panel.showPopover?.()
  place()
}

/** Says which names can be pointed at, where the browser can do so without a change of the page. The style sheet of the page does the same for links. */
function underline(names: readonly Named[]): void {
  if (!('highlights' in CSS)) return
  const unlinked = names.filter(({ range }) => !range.startContainer.parentElement?.closest('a'))
  CSS.highlights.set(id, new Highlight(...unlinked.map(({ range }) => range)))
}

function createPanel(): HTMLElement {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const element = document.createElement('div')
  element.id = id
  element.setAttribute('role', 'tooltip')
  element.popover = 'manual'
  return element
}

function fill({ code: pieces, summary }: TypeText, link: Element | undefined): void {
  panel.replaceChildren(...pieces.map((piece) => (typeof piece === 'string' ? piece : elementOf('span', ...piece))))
  if (summary !== undefined) panel.append(elementOf('p', summary))
  if (!link) return
  const more = link.cloneNode()
  more.textContent = DOCGEN_WORDS.apiReference
  panel.append(more)
}

function elementOf(name: string, text: string, token?: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  if (token) element.className = `token ${token}`
  return element
}

/** Above the name, or below where there is no room. The name may have been scrolled to another place. */
export function place(): void {
  if (!shown) return
  const gap = 6
  const { left, top, bottom } = shown.range.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  panel.style.left = `${Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))}px`
  panel.style.top = `${top - height - gap < 0 ? bottom + gap : top - height - gap}px`
}
