// Every page of the accounts-js site.
import { accessibilityFindings, viewInTurn } from './accessible-page.ts'
import { testEveryPage } from './every-page.ts'

/** Of this worker, whatever part it goes through. */
const passed = new Set<string>()

testEveryPage('no page breaks a rule of WCAG or a best practice', 4, (each) =>
  accessibilityFindings(each, passed, each.isOfNewShape ? undefined : viewInTurn(each.index)),
)
