import { createWords, intlTagOf, type Diagnostic, type Plural } from '@docgen/model'
import { mostUrgentFirst } from './most-urgent-first.ts'

const styles = `
:host { all: initial; position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483647; font: 14px/1.5 system-ui, sans-serif; color-scheme: light dark; }
button { font: inherit; cursor: pointer; border: 1px solid #0003; border-radius: 999px; padding: .35rem .9rem; color: #fff; background: #a3262f; }
button.warnings { background: #83520a; }
section { width: min(44rem, calc(100vw - 2rem)); max-height: min(70vh, 40rem); overflow: auto; margin-bottom: .5rem; border-radius: .5rem;
  border: 1px solid light-dark(#d8b4b4, #5a3337); background: light-dark(#fff, #171f24); color: light-dark(#243033, #ced9dc); box-shadow: 0 8px 30px #0004; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: .75rem 1rem; border-bottom: 1px solid light-dark(#eee, #28333a); }
li:last-child { border-bottom: 0; }
code { font: 12px/1.5 ui-monospace, monospace; color: light-dark(#566669, #93a5aa); overflow-wrap: anywhere; }
.error code b { color: light-dark(#a3262f, #f2979a); } .warning code b { color: light-dark(#83520a, #e5b866); }
p { margin: .2rem 0 0; } .hint { color: light-dark(#566669, #93a5aa); }
footer { text-align: right; }
`

interface Overlay {
  readonly show: (findings: readonly Diagnostic[]) => void
  /** `source` is the file that the page is made from, relative to the site root. */
  readonly pageIs: (source: string | undefined) => void
}

/** What is wrong with the site, over the page: a button with the count, and the list behind it. Text reaches the page as text alone. */
export function createOverlay(): Overlay {
  const host = document.createElement('docgen-findings')
  const root = host.attachShadow({ mode: 'open' })
  let isOpen = true
  let known: readonly Diagnostic[] = []
  let pageSource: string | undefined
  const draw = (): void => {
    const panel = isOpen ? [panelOf(mostUrgentFirst(known, pageSource))] : []
    root.replaceChildren(element('style', styles), ...panel, footerOf(known, isOpen, toggle))
  }
  const toggle = (): void => {
    isOpen = !isOpen
    draw()
    root.querySelector('button')?.focus()
  }
  root.addEventListener('keydown', (event) => {
    if (isOpen && event instanceof KeyboardEvent && event.key === 'Escape') toggle()
  })
  return {
    show: (findings) => {
      // The list stays where its reader has scrolled it.
      if (JSON.stringify(findings) === JSON.stringify(known)) return
      known = findings
      // Other errors than those that were put away are shown again.
      isOpen = findings.some(({ severity }) => severity === 'error')
      if (findings.length === 0) return host.remove()
      draw()
      document.documentElement.append(host)
    },
    pageIs: (source) => {
      if (source === pageSource) return
      pageSource = source
      if (known.length > 0) draw()
    },
  }
}

function panelOf(findings: readonly Diagnostic[]): HTMLElement {
  const panel = element('section')
  panel.setAttribute('role', 'region')
  panel.setAttribute('aria-label', DOCGEN_WORDS.findings)
  panel.tabIndex = 0
  const list = element('ol')
  list.append(...findings.map(itemOf))
  panel.append(list)
  return panel
}

function itemOf({ severity, code, file, line, column, message, hint }: Diagnostic): HTMLElement {
  const item = element('li')
  item.className = severity
  const place = element('code', file === '.' ? '' : `${file}:${line}:${column}  `)
  place.append(element('b', `${severity}  ${code}`))
  const hintLine = element(
    'p',
    DOCGEN_WORDS.hint.replace('{hint}', () => hint),
  )
  hintLine.className = 'hint'
  item.append(place, element('p', message), hintLine)
  return item
}

function footerOf(findings: readonly Diagnostic[], isOpen: boolean, toggle: () => void): HTMLElement {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  const counts = [
    errors > 0 && countOf(errors, DOCGEN_WORDS.errorCount),
    warnings > 0 && countOf(warnings, DOCGEN_WORDS.warningCount),
  ].filter((part) => part !== false)
  const button = element('button', counts.join(', '))
  if (errors === 0) button.className = 'warnings'
  button.setAttribute('aria-expanded', String(isOpen))
  button.addEventListener('click', toggle)
  const footer = element('footer')
  footer.append(button)
  return footer
}

function countOf(count: number, forms: Plural): string {
  const lang = intlTagOf(document.documentElement.lang)
  return createWords({ errorCount: forms }, lang)('errorCount', { count })
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
