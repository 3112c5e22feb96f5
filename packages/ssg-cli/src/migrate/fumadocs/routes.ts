// What the old site answers with code: pages in React, and routes of a server.
import { asCodePage, routeIn } from '../core/next/app-routes.ts'
import type { CodePage } from '../core/next/old-page.ts'
import type { Note } from '../core/note.ts'
import type { OldAddress, ProjectFiles } from '../core/site.ts'
import type { Collection } from './collections.ts'
import { routeCollection } from './old-pages.ts'

/** Shows the pages of a collection: `app/docs/[[...slug]]/page.tsx`. */
interface Gate {
  readonly file: string
  readonly base: string
  /** Without comments. */
  readonly text: string
}

export interface CodeRoutes {
  readonly pages: readonly CodePage[]
  readonly gates: readonly Gate[]
}

export function codeRoutesOf(files: ProjectFiles, collections: readonly Collection[]): CodeRoutes {
  const found = files.paths.flatMap((file): readonly CodePage[] => {
    const inside = /^(?:src\/)?app\/(.*)$/.exec(file)?.[1]
    const isPage = inside !== undefined && /(?:^|\/)page\.[jt]sx?$/.test(inside) && !/(?:^|\/)[_@]/.test(inside)
    return isPage ? [asCodePage({ file, route: routeIn(inside) })] : routeFileOf(file, files)
  })
  const bases = new Set(collections.map(({ base }) => (base === '' ? '/' : base)))
  const isGate = ({ route, folder }: CodePage): boolean => route === undefined && bases.has(folder)
  return {
    pages: found.filter((page) => !isGate(page)),
    gates: found
      .filter(isGate)
      .map(({ file, folder }) => ({ file, base: folder, text: withoutComments(files.read(file) ?? '') })),
  }
}

/** The home page and others of React Router, TanStack Start and Waku, by the names of their files. */
function routeFileOf(file: string, { paths }: ProjectFiles): readonly CodePage[] {
  if (paths.some((path) => path.startsWith('next.config.'))) return []
  const name = /^(?:src\/|app\/)(?:routes|pages)\/(.*)\.[jt]sx$/.exec(file)?.[1]
  if (name === undefined || /(?:^|[/.])(?:__?root|_layout|_app|_api)\b/.test(name)) return []
  const route = name
    .replaceAll('.', '/')
    .split('/')
    .filter((part) => !/^(?:_?index|home|\(.*\)|_.*)$/.test(part))
    .join('/')
  return [asCodePage({ file, route: `/${route.replace(/\$\w*/g, '[value]')}` })]
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<=^|\s)\/\/[^\n]*/g, '')
}

/** Whether the description of a page is shown below its title. */
export function showsDescription({ gates }: CodeRoutes, collection: Collection, files: ProjectFiles): boolean {
  const { base } = collection
  if (collection === routeCollection) return false
  const own = gates.filter((gate) => gate.base === (base === '' ? '/' : base)).map(({ text }) => text)
  const texts =
    own.length > 0
      ? own
      : files.paths
          .filter((path) => /^(?:src|app)\/.*\.[jt]sx$/.test(path))
          .map((path) => withoutComments(files.read(path) ?? ''))
  return texts.some((text) => /<DocsDescription\b|>\s*\{\s*(?:page|data)?[\w.]*\.description\b/.test(text))
}

/** Where the gate sends readers of the address of the collection itself, if it has one place for them. */
export function entranceOf({ gates }: CodeRoutes, { base }: Collection): string | undefined {
  const own = gates.filter((gate) => gate.base === (base === '' ? '/' : base))
  const targets = new Set(
    own.flatMap(({ text }) => [...text.matchAll(/\bredirect\(\s*['"]([^'"]+)['"]/g)].map(([, to = '']) => to)),
  )
  return targets.size === 1 ? [...targets][0] : undefined
}

/** A link to the source of each page, as the gate makes it: `{file}` is a path of the new site. */
export function editPatternOf({ gates }: CodeRoutes, dirs: readonly string[]): string | undefined {
  for (const { text } of gates) {
    const [, owner, repo] = /\bowner:\s*['"]([^'"]+)['"][\s\S]{0,80}?\brepo:\s*['"]([^'"]+)['"]/.exec(text) ?? []
    const branch = /\bsha:\s*['"]([^'"]+)['"]/.exec(text)?.[1] ?? 'main'
    const path = /\bpath:\s*`([^`$]*)\$\{/.exec(text)?.[1]
    const [, written] = /(https:\/\/git(?:hub|lab)\.com\/[^`"'${}\s]+\/(?:edit|blob|tree)\/[^`"'${}\s]+\/)\$\{/.exec(text) ?? []
    const whole =
      path !== undefined && owner !== undefined ? `https://github.com/${owner}/${repo ?? ''}/edit/${branch}/${path}` : written
    const dir = whole && dirs.find((each) => whole.replace(/\/$/, '').endsWith(each))
    if (whole !== undefined && dir !== undefined)
      return `${whole.replace(/\/$/, '').slice(0, -dir.length).replace('/blob/', '/edit/')}{file}`
  }
  return undefined
}

interface ServerRoutes {
  readonly notes: readonly Note[]
  readonly addresses: readonly OldAddress[]
  /** Whether the site has llms.txt. */
  readonly hasLlmsTxt: boolean
}

/** `route.ts` answers with code, which a static site has none of. */
export function serverRoutesOf({ paths }: ProjectFiles): ServerRoutes {
  const routes = paths.flatMap((file) => {
    const inside = /^(?:src\/)?app\/(.*\/route\.[jt]sx?)$/.exec(file)?.[1]
    return inside === undefined ? [] : [{ file, route: routeIn(inside) }]
  })
  const isLlms = (route: string): boolean => /^\/llms(?:-full)?\.txt$/.test(route)
  const isFixed = (route: string): boolean => !route.includes('[') && /\.\w+$/.test(route) && !/^\/(?:api|og)[/.]/.test(route)
  return {
    hasLlmsTxt: routes.some(({ route }) => isLlms(route)),
    // What outputs of docgen write is no page.
    addresses: routes.flatMap(({ file, route }) =>
      isFixed(route) && !isLlms(route) && !/^\/(?:sitemap|robots)\./.test(route)
        ? [{ address: route, file, now: undefined }]
        : [],
    ),
    notes: routes.flatMap(({ file, route }): Note[] => {
      if (isLlms(route)) return []
      const [kind, message] = noteFor(route)
      return [{ kind, topic: kind === 'by-hand' && isFixed(route) ? 'react-page' : 'config', file, line: 1, message }]
    }),
  }
}

function noteFor(route: string): readonly [kind: Note['kind'], message: string] {
  if (/^\/(?:sitemap|robots)\./.test(route))
    return ['left', 'The file was left out: docgen writes a sitemap, and copies other files of the static folder.']
  if (/\/(?:api\/)?search(?:\/|$)/.test(route))
    return ['left', 'The search on the server was left out: docgen has its own search.']
  if (/llms|\.mdx?(?:\/|$)/.test(route))
    return ['left', 'Pages as Markdown were left out: `llmsTxt()` writes a Markdown file next to each page.']
  if (/(?:^|\/)og(?:[/.-]|$)/.test(route))
    return ['left', 'Pictures for social networks were left out: `socialImages` of docgen makes them.']
  return [
    'by-hand',
    `The route "${route}" comes from a server, which the new site does not have: leave it out, or host it elsewhere.`,
  ]
}
