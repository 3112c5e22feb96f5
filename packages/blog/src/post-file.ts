// What the path of a post says of it.

interface PostFile {
  /** `2024-03-01`; `undefined` where the path has no date. */
  readonly date: string | undefined
  /** The path without the date and the ending: `hello`, `team/hello`. */
  readonly name: string
}

const dated = /^(?<folder>.*\/)?(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[-/](?<rest>.*))?$/

/** `path` is relative to the folder of the posts: `2024-03-01-hello.md`, `2024/03/01/hello.md`, `2024-03-01-hello/index.md`. */
export function postFileOf(path: string): PostFile {
  const plain = path.replace(/\.md$/, '').replace(/\/index$/, '')
  const { folder = '', year, month = '', day = '', rest = '' } = dated.exec(plain)?.groups ?? {}
  if (year === undefined) return { date: undefined, name: plain }
  return { date: [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'), name: folder + rest }
}
