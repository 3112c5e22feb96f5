import { diagnosticCatalogue } from '@docgen/model'

/** The line below a report that leads to the explanation of its first finding; empty where docgen explains none. Loads no explanation. */
export function wayToExplanation(codes: readonly string[]): string {
  const code = codes.find((each) => Object.hasOwn(diagnosticCatalogue, each))
  return code === undefined ? '' : `To read more about a finding, run "docgen explain ${code}".\n`
}
