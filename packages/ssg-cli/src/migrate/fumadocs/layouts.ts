// What the layouts of the old site tell: `<DocsLayout>`, `<RootProvider>`, `metadata`, and the options that layouts share.
import type { ForeignConfig, MigrationInput, ProjectFiles } from '../core/site.ts'
import { elementsIn, nameOf } from '../core/next/react-data.ts'
import { at, listIn, textIn } from '../core/values.ts'

export interface Layouts {
  /** Of the layout around all pages. */
  readonly file: string | undefined
  readonly metadata: unknown
  readonly head: unknown
  /** What stands around all pages. */
  readonly root: unknown
  /** What the bar shows in front, and where that is written. */
  readonly title: unknown
  readonly titleFile: string | undefined
  /** Items of the navbar, each once. */
  readonly links: readonly unknown[]
  readonly githubUrl: string | undefined
  /** Layout whose sidebar is none of Fumadocs. */
  readonly ownSidebarFile: string | undefined
}

export function isLayoutFile(path: string): boolean {
  return /^(?:src\/)?app\/(?:.*\/)?layout\.[jt]sx?$/.test(path)
}

/** Options that layouts share: `lib/layout.shared.tsx`, `app/layout.config.tsx`. */
export function isSharedFile(path: string, { read }: ProjectFiles): boolean {
  return /\.[jt]sx?$/.test(path) && !isLayoutFile(path) && /\bexport\b.*\bbaseOptions\b/.test(read(path) ?? '')
}

export function layoutsOf(modules: MigrationInput['modules'], files: ProjectFiles): Layouts {
  const layouts = [...modules].filter(([path]) => isLayoutFile(path)).toSorted(([a], [b]) => depthOf(a) - depthOf(b))
  const shared = [...modules].filter(([path]) => isSharedFile(path, files))
  const [root] = layouts
  const options = [
    ...layouts.flatMap(([file, { value }]) => optionsIn(value).map((given) => ({ file, given }))),
    ...shared.flatMap(([file, module]) => sharedIn(module).map((given) => ({ file, given }))),
  ]
  const titled = options.find(({ given }) => at(given, 'nav', 'title') !== undefined)
  return {
    file: root?.[0],
    metadata: layouts.map(([, { named }]) => at(named, 'metadata')).find((each) => each !== undefined),
    head: elementsIn(root?.[1].value, (element) => nameOf(element) === 'head')[0],
    root: root?.[1].value,
    title: at(titled?.given, 'nav', 'title'),
    titleFile: titled?.file,
    ownSidebarFile: options.find(({ given }) => at(given, 'sidebar', 'enabled') === false)?.file,
    links: uniqueLinks(options.flatMap(({ given }) => listIn(given, 'links'))),
    githubUrl: options.map(({ given }) => textIn(given, 'githubUrl')).find((url) => url !== undefined),
  }
}

function depthOf(path: string): number {
  return path.split('/').length
}

function optionsIn(value: unknown): readonly unknown[] {
  return elementsIn(value, (element) =>
    ['nav', 'links', 'githubUrl', 'sidebar'].some((key) => at(element, 'props', key) !== undefined),
  ).map((element) => at(element, 'props'))
}

function sharedIn({ value, named }: ForeignConfig): readonly unknown[] {
  return [at(value, 'baseOptions'), at(named, 'baseOptions')].filter((each) => each !== undefined)
}

function uniqueLinks(links: readonly unknown[]): readonly unknown[] {
  const keyOf = (link: unknown): string => textIn(link, 'url') ?? JSON.stringify(at(link, 'text'))
  return [...new Map(links.map((link) => [keyOf(link), link])).values()]
}
