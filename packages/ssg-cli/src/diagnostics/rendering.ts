import type { Diagnostic, SourceRange } from '@docgen/model'

/** A layout or an island, and where it was rendered. */
interface RenderedPart {
  readonly name: string
  /** The first page that has the finding. */
  readonly path: string
  /** How many more have it. */
  readonly others: number
}

export function layoutCrashed(at: SourceRange, layout: RenderedPart, reason: string): Diagnostic {
  return {
    code: 'page-crashed',
    severity: 'error',
    ...at,
    message: `${shownLayout(layout)} threw an error: ${reason}`,
    hint: 'Fix the component of the theme that throws it.',
  }
}

/** `component` is the name of its async function in the code, absent if another component waits. */
export function layoutWaits(at: SourceRange, layout: RenderedPart, component: string | undefined): Diagnostic {
  const what = component === undefined ? 'has a component that is async or waits for something (`use`, `lazy`)' : 'is async'
  return {
    code: 'page-crashed',
    severity: 'error',
    ...at,
    message: `${shownLayout(layout, component)} ${what}, but docgen renders without waiting.`,
    hint: 'Make the component an ordinary function, and await what it needs at the top of its module.',
  }
}

/** `component` is its name in the code. */
export function layoutEmpty(at: SourceRange, layout: RenderedPart, component: string | undefined): Diagnostic {
  return {
    code: 'page-crashed',
    severity: 'error',
    ...at,
    message: `${shownLayout(layout, component)} rendered nothing.`,
    hint: 'Return the whole document from it, from `<html>` on. Look for a component that returns `null`.',
  }
}

function shownLayout({ name, path, others }: RenderedPart, component?: string): string {
  const made = component === undefined || component === name || component === '' ? '' : ` (the component "${component}")`
  return `The layout "${name}"${made} of the page ${path}${others > 0 ? ` (and of ${others} more)` : ''}`
}

export function pageCrashed(at: SourceRange, reason: string, stack?: string): Diagnostic {
  return {
    code: 'page-crashed',
    severity: 'error',
    ...at,
    message: `This page threw an error while it was rendered: ${reason}`,
    hint: 'Fix the component; run "docgen build --debug" to see the stack.',
    ...(stack !== undefined && { stack }),
  }
}

export function emptyReactPage(at: SourceRange): Diagnostic {
  return {
    code: 'page-crashed',
    severity: 'error',
    ...at,
    message: 'This page rendered nothing.',
    hint: 'Return its content from the component, or remove the file.',
  }
}

export function unknownIsland(at: SourceRange, { name, path, others }: RenderedPart, nearest: string | undefined): Diagnostic {
  return {
    code: 'unknown-island',
    severity: 'error',
    ...at,
    message: `The page ${path}${others > 0 ? ` (and ${others} more)` : ''} shows the island "${name}", which the theme does not have.`,
    hint: nearest ? `Write "${nearest}", the closest name.` : 'Name its module in the `islands` of the theme.',
  }
}

export function islandCrashed(at: SourceRange, { name, path, others }: RenderedPart, reason: string): Diagnostic {
  return {
    code: 'island-crashed',
    severity: 'error',
    ...at,
    message: `The island "${name}" of the page ${path}${others > 0 ? ` (and of ${others} more)` : ''} threw an error while it was rendered: ${reason}`,
    hint: 'Fix the component: use what only browsers have in effects and event handlers.',
  }
}
