import type { BudgetName } from '../model/budgets.ts'
import type { Diagnostic, SourceRange } from '../model/diagnostic.ts'

/** `what` is counted by `figure`: bytes after gzip, or requests. */
export function overBudget(at: SourceRange, name: BudgetName, what: string, figure: number, budget: number): Diagnostic {
  const unit = name === 'requests' ? 'requests' : 'bytes after gzip'
  return {
    code: 'over-budget',
    severity: 'warning',
    ...at,
    message: `${what} takes ${grouped(figure)} ${unit}; its budget is ${grouped(budget)}.`,
    hint: `${advice[name]}, or give \`budgets.${name}\` another value.`,
  }
}

const advice: Readonly<Record<BudgetName, string>> = {
  script: 'Let islands load what only they need',
  scripts: 'Take from the islands what their pages can do without',
  styles: 'Remove rules that nothing uses from the styles of the theme',
  html: 'Divide the page',
  requests: 'Join the files that the first paint waits for',
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
