// What a source of the config may be made of.
import * as v from 'valibot'
import { isRecord, type LocalText, type SidebarItemConfig, type Source } from '@docgen/model'
import {
  flag,
  fullLocalText,
  fullText,
  innerFolder,
  list,
  localText,
  nearFolder,
  record,
  routeFolder,
  shape,
  text,
} from './schema-parts.ts'

const problem = v.strictObject({ key: fullText, message: fullText, hint: fullText }, 'an object: `{ key, message, hint }`')

export const sourceSchema = v.custom<Source<LocalText>>(
  isSource,
  'a source: what `docs()`, `pages()`, `apiReference()`, `changelogs()`, `readme()` or `defineSource()` returns',
)

const pageName = '`true`, `false` or an object: `{ title, description, slug }`'

/** The schemas of a text that is not empty, and of one that may be. */
interface TextSchemas {
  readonly full: v.GenericSchema<LocalText>
  readonly any: v.GenericSchema<LocalText>
}
const oneLanguage: TextSchemas = { full: fullText, any: text }
const eachLanguage: TextSchemas = { full: fullLocalText, any: localText }

const categoryPageIn = ({ full, any }: TextSchemas) =>
  v.lazy((page) =>
    typeof page === 'object'
      ? shape({ title: v.optional(full), description: v.optional(any), slug: v.optional(fullText) }, pageName)
      : v.boolean(pageName),
  )

const category = shape(
  {
    label: v.optional(fullLocalText),
    position: v.optional(v.pipe(v.number('a number'), v.finite('a number'))),
    collapsed: v.optional(flag),
    page: v.optional(categoryPageIn(eachLanguage)),
  },
  'an object: `{ label, position, collapsed, page }`',
)

const sidebarItemIn = (texts: TextSchemas): v.GenericSchema<SidebarItemConfig<LocalText>> =>
  v.lazy((item) => {
    if (typeof item !== 'object' || item === null)
      return v.string('a doc id, or an object: `{ doc }`, `{ folder }`, `{ label, href }` or `{ label, items }`')
    if ('items' in item) {
      return shape({
        label: texts.full,
        items: list(sidebarItemIn(texts), 'sidebar items'),
        collapsed: v.optional(flag),
        page: v.optional(categoryPageIn(texts)),
      })
    }
    if ('href' in item) return shape({ href: fullText, label: texts.full })
    if ('folder' in item) return shape({ folder: fullText })
    return shape({ doc: fullText, label: v.optional(texts.full) })
  })

/** One, or several by name. */
const writtenSidebarIn = (texts: TextSchemas) =>
  v.lazy((sidebar) =>
    isRecord(sidebar)
      ? v.pipe(
          record(fullText, list(sidebarItemIn(texts), 'sidebar items'), 'lists of sidebar items by name: `{ guides: [...] }`'),
          v.check((lists) => Object.keys(lists).length > 0, 'one or more lists of sidebar items by name: `{ guides: [...] }`'),
        )
      : v.array(sidebarItemIn(texts), 'a list of sidebar items, or several by name: `{ guides: [...] }`'),
  )

/** A config has one list of packages for both, so what is for the reference alone is passed over here: the reference checks it. */
const ofTheReference = { entries: v.optional(v.unknown()), readme: v.optional(v.unknown()), sourceLink: v.optional(v.unknown()) }

const sourceName = v.optional(fullText)

interface SourceShape {
  /** The function of the config that makes one. */
  readonly factory: string
  readonly accepts: (source: Readonly<Record<string, unknown>>) => boolean
  /** Another package checks its own options. */
  readonly options?: v.GenericSchema
}

/** What the config knows of each kind of source. */
const sourceShapes: Readonly<Record<Source['kind'], SourceShape>> = {
  api: {
    factory: 'apiReference',
    accepts: ({ path, load }) => typeof path === 'string' && path.startsWith('/') && typeof load === 'function',
  },
  changelogs: {
    factory: 'changelogs',
    accepts: ({ dir, packages, whole }) => typeof dir === 'string' || Array.isArray(packages) || isRecord(whole),
    options: shape(
      {
        dir: v.optional(nearFolder),
        packages: v.optional(
          list(
            shape(
              { folder: nearFolder, dir: v.optional(fullText), privatePackages: v.optional(flag), ...ofTheReference },
              'an object: `{ folder: "packages/core" }`',
            ),
            'packages',
          ),
        ),
        file: v.optional(nearFolder),
        path: v.optional(routeFolder),
        name: sourceName,
      },
      'an object: `changelogs({ dir: "changelogs" })`',
    ),
  },
  custom: {
    factory: 'defineSource',
    accepts: ({ watch, load }) => Array.isArray(watch) && typeof load === 'function',
    options: shape(
      {
        name: fullText,
        watch: v.optional(list(nearFolder, 'files and folders')),
        perLocale: v.optional(flag),
        problems: v.optional(v.array(problem, 'a list of `{ key, message, hint }`')),
        load: v.function('a function'),
      },
      'an object: `defineSource({ name, load })`',
    ),
  },
  docs: {
    factory: 'docs',
    accepts: ({ dir, path }) => typeof dir === 'string' && typeof path === 'string',
    options: shape(
      {
        dir: v.optional(nearFolder),
        path: v.optional(routeFolder),
        name: sourceName,
        sidebar: v.optional(
          v.lazy((sidebar) =>
            typeof sidebar === 'object' && sidebar !== null
              ? writtenSidebarIn(eachLanguage)
              : v.literal('auto', '"auto", a list of sidebar items, or several lists by name: `{ guides: [...] }`'),
          ),
        ),
        categoryPages: v.optional(flag),
        categories: v.optional(
          record(fullText, category, 'an object such as `{ "guide/deploy": { label: "Deployment", page: true } }`'),
        ),
        mainDoc: v.optional(fullText),
        locales: v.optional(
          record(
            fullText,
            shape(
              {
                dir: v.optional(nearFolder),
                sidebar: v.optional(writtenSidebarIn(oneLanguage)),
              },
              'an object: `{ dir, sidebar }`',
            ),
            'an object by locale: `{ de: { dir: "i18n/de/docs" } }`',
          ),
        ),
        version: v.optional(
          shape(
            {
              name: fullText,
              label: v.optional(fullLocalText),
              banner: v.optional(v.picklist(['unreleased', 'unmaintained'], '"unreleased" or "unmaintained"')),
            },
            'an object: `{ name, label, banner }`',
          ),
        ),
      },
      'an object: `docs({ dir: "docs" })`',
    ),
  },
  pages: {
    factory: 'pages',
    accepts: ({ dir, path }) => typeof dir === 'string' && typeof path === 'string',
    options: shape(
      { dir: v.optional(innerFolder), path: v.optional(routeFolder), name: sourceName },
      'an object: `pages({ dir: "pages" })`',
    ),
  },
}

/** `undefined` for what is no kind of source. */
export function sourceShapeOf(kind: unknown): SourceShape | undefined {
  return isKind(kind) ? sourceShapes[kind] : undefined
}

function isKind(kind: unknown): kind is Source['kind'] {
  return typeof kind === 'string' && Object.hasOwn(sourceShapes, kind)
}

export function isSource(value: unknown): boolean {
  return isRecord(value) && typeof value['name'] === 'string' && sourceShapeOf(value['kind'])?.accepts(value) === true
}
