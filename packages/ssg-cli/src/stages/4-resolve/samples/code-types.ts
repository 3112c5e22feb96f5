// What an editor says of the names in a sample, for readers who point at one. It is fetched then, so that pages need not hold it.
import type { CodeTypes, Sample, SampleTypes } from '@docgen/model'
import type { AnsweredQuery } from '../../../syntax/markdown/answered-queries.ts'
import { shownPlaceOf } from '../links/sample-links.ts'
import { answeredLines } from '../links/write-answers.ts'

/** Types at the places of the code that is shown, in which queries are answered. */
export function codeTypesOf(
  { texts, places, overloads }: SampleTypes,
  sample: Pick<Sample, 'code' | 'origin' | 'places'>,
  answers: readonly AnsweredQuery[],
  hashOf: (text: string) => string,
): CodeTypes | undefined {
  const starts = lineStartsOf(sample.code, answers)
  const shown = places.flatMap(([line, column, length, text]): CodeTypes['places'] => {
    const place = shownPlaceOf({ line, column }, sample)
    const start = place && starts[place.line - 1]
    return place === undefined || start === undefined ? [] : [[start + place.column - 1, length, text]]
  })
  if (shown.length === 0) return undefined
  const sorted = [...shown].sort(([a], [b]) => a - b)
  // It only has to differ from those of the same page, and of the page as it was.
  return {
    key: hashOf(JSON.stringify([texts, sorted, overloads])).slice(0, 6),
    texts,
    places: sorted,
    ...(overloads && { overloads }),
  }
}

function lineStartsOf(code: string, answers: readonly AnsweredQuery[]): readonly number[] {
  const linesByNumber = new Map(answers.map(({ line, lines }) => [line, lines]))
  let start = 0
  return code.split('\n').map((line, index) => {
    const before = start
    const answer = linesByNumber.get(index + 1)
    for (const shown of answer ? answeredLines(line, answer) : [line]) start += shown.length + 1
    return before
  })
}
