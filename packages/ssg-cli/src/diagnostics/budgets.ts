import type { BudgetName, Diagnostic, SourceRange } from '@docgen/model'

/** `what` is counted by `figure`: bytes after gzip, or requests. */
export function overBudget(at: SourceRange, name: BudgetName, what: string, figure: number, budget: number): Diagnostic {
  const unit = name === 'requests' ? 'requests' : 'bytes after gzip'
  return {
    code: 'over-budget',
    severity: 'warning',
    ...at,
    message: `${what} takes ${grouped(figure)} ${unit}; its budget is ${grouped(budget)}.`,
    hint: `${advice[name]}, or raise \`budgets.${name}\`.`,
  }
}

const advice: Readonly<Record<BudgetName, string>> = {
  script: 'Load in islands what only they need',
  scripts: 'Remove from the islands what their pages do not need',
  styles: 'Remove unused rules from the styles of the theme',
  html: 'Split the page',
  requests: 'Combine render-blocking files',
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
