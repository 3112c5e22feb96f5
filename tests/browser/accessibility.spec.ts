// Every page of the accounts-js site.
import { accessibilityFindings, viewInTurn } from './accessible-page.ts'
import { noKnownColors } from './contrast-findings.ts'
import { testEveryPage } from './every-page.ts'

/** Of this worker, whatever part it goes through. */
const known = noKnownColors()

testEveryPage('no page breaks a rule of WCAG or a best practice', 4, (each) =>
  accessibilityFindings(each, known, each.isOfNewShape ? undefined : viewInTurn(each.index)),
)
