/**
 * The `execArgv` for a worker thread of a program that was started with `execArgv`; none where the thread inherits them. A program that came by
 * --eval says how it is to be read, and no worker would start with that. All else is left to Node: what is named may not hold options of V8.
 */
export function workerExecArgvOf(execArgv: readonly string[]): { readonly execArgv?: string[] } {
  const kept = execArgv.filter((option) => !option.startsWith('--input-type'))
  return kept.length === execArgv.length ? {} : { execArgv: kept }
}
