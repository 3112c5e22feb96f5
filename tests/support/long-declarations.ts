// A package whose pages would be of more than 200 kB, each for another reason.
import { linkPackages, writeFiles } from './temp-site.ts'

const list = (count: number, of: (at: number) => string): string => Array.from({ length: count }, (_, at) => of(at)).join('\n')

/** As routers have them: one call signature in a hundred forms, each with its type parameters. */
const overloads = (at: number): string => `  /**
   * Answers the path of form ${at}.
   * @param path What is answered, with ${at} handlers behind it.
   */
  <Path${at} extends string, Input${at} extends Partial<Record<'query' | 'json' | 'form', string>>, Output${at} = Promise<Input${at} & { path: Path${at} }>>(
    path: Path${at},
    ...handlers: ((input: Input${at}, next: () => Promise<void>, form: 'form${at}') => Output${at} | Promise<Output${at}>)[]
  ): Handler<Path${at}, Input${at}, Output${at}>`

const sourceOf = (functions: number): string => `/** What handles. */
export interface Handler<Path, Input, Output> { path: Path; input: Input; output: Output }

/** Adds handlers. */
export interface OnHandler {
${list(160, overloads)}
}

/** Has many members. */
export class Wide {
${list(400, (at) => `  /**\n   * Does number ${at}.\n   * @param first What comes first in number ${at}.\n   * @param second What comes second.\n   * @returns What number ${at} makes.\n   */\n  member${at}(first: Handler<string, number, 'a${at}'>, second: readonly string[]): Promise<Handler<string, number, 'a${at}'>> { throw new Error(String([first, second])) }`)}
}

/** Has many members of which nothing is said. */
export interface Lines {
${list(3000, (at) => `  line${at}: Handler<string, number, 'a${at}'>`)}
}

/** Has as many members as a page has room for. */
export interface Middle {
${list(500, (at) => `  line${at}: Handler<string, number, 'a${at}'>`)}
}

/** Is one of many. */
export type Name =
${list(6000, (at) => `  | 'the-name-number-${at}'`)}

${list(functions, (at) => `/** Makes number ${at}. */\nexport function make${at}(): Name { return 'the-name-number-${at}' }`)}
`

/** Has a release for each week of some years. */
const changelog = `# Changelog\n\n${list(
  400,
  (at) =>
    `## 1.${400 - at}.0\n\n### Minor Changes\n\n${list(12, (change) => `- Change number ${change} of release ${400 - at}, which readers of old versions look for.`)}\n`,
)}`

/** A site of that package alone, whose pages have a copy in Markdown. More than 1,200 functions make lists of them long too. */
export function writeLongDeclarations(root: string, functions: number): void {
  writeFiles(root, {
    'docgen.config.ts': `import { apiReference } from '@docgen/api-extractor-bridge'
import { changelogs, defineConfig, markdownPages } from '@docgen/ssg-cli'

const packages = [{ folder: 'packages/core' }]

export default defineConfig({ title: 'Long', outputs: [markdownPages()], sources: [apiReference({ packages }), changelogs({ packages })] })
`,
    'packages/core/package.json': JSON.stringify({ name: '@acme/core', version: '1.0.0' }),
    'packages/core/src/index.ts': sourceOf(functions),
    'packages/core/CHANGELOG.md': changelog,
  })
  linkPackages(root)
}
