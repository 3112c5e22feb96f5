// Lost errors of the code of a site: with its place, each is a finding.
import { errorMessageOf, type Diagnostic } from '@docgen/model'
import { placeOfThrown } from '../common/thrown-place.ts'
import { callbackThrew, promiseLost } from '../diagnostics/plugins.ts'
import { authorCodeOf, ownerAt, type AuthorCode } from './author-code.ts'
import { addCatcher } from './error-catchers.ts'

const findingOf = { unhandledRejection: promiseLost, uncaughtException: callbackThrew }

/** Reports those whose stack leads to the code of the site, until the function is called that it returns. */
export function catchLostErrors(loaded: AuthorCode, report: (finding: Diagnostic) => void): () => void {
  return addCatcher((error, loss) => {
    const place = placeOfThrown(error, authorCodeOf(loaded))
    if (place) report(findingOf[loss](place, ownerAt(place, loaded), errorMessageOf(error)))
    return place !== undefined
  })
}
