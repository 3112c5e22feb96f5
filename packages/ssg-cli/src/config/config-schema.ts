// What a config may hold. The message of each schema is the noun phrase that completes "must be …".
import * as v from 'valibot'
import { isRecord, navIcons, type Layouts, type SampleChecker, type Theme, isComponent } from '@docgen/model'
import { messagesSchema } from './messages-schema.ts'
import { ownKeysSchema, pluginParts, pluginSchema } from './plugin-schema.ts'
import {
  flag,
  anyFolder,
  fullLocalText,
  fullText,
  innerFolder,
  list,
  localText,
  record,
  routeFolder,
  routePath,
  routeSegment,
  shape,
  sitePath,
  text,
} from './schema-parts.ts'
import { searchSchema } from './search-schema.ts'
import { sourceSchema } from './source-schema.ts'

const originName = 'a web address, such as "https://www.example.com"'

const webAddress = v.pipe(v.string(originName), v.check(isWebAddress, originName))

/** `say` is the schema of its texts: in one language, or in each. */
const navLinkIn = <Say extends TextSchema>(say: Say) =>
  shape(
    {
      label: say,
      to: v.optional(routePath),
      href: v.optional(fullText),
      activePath: v.optional(routePath),
      icon: v.optional(v.picklist(navIcons, `one of ${navIcons.map((name) => `"${name}"`).join(', ')}`)),
    },
    'a link: `{ label, to }` or `{ label, href }`',
  )

const navItemIn = <Say extends TextSchema>(say: Say) =>
  shape(
    { ...navLinkIn(say).entries, items: v.optional(list(navLinkIn(say), 'links')) },
    'a link: `{ label, to }` or `{ label, href }`, or a menu: `{ label, items }`',
  )

type TextSchema = typeof fullText | typeof fullLocalText

const localeParts = {
  label: fullText,
  direction: v.optional(v.picklist(['ltr', 'rtl'], '"ltr" or "rtl"')),
  htmlLang: v.optional(fullText),
  // Node takes ten milliseconds for the names, which few sites need.
  calendar: v.optional(
    v.lazy(() => v.picklist(Intl.supportedValuesOf('calendar'), 'a calendar such as "gregory" or "buddhist"')),
  ),
  messages: v.optional(messagesSchema),
}

/** What a config says to readers, and what a locale may say in its own words; `any` is the schema of texts that may be empty. */
const textsIn = <Full extends TextSchema, Any extends typeof text | typeof localText>(full: Full, any: Any) => ({
  title: v.optional(full),
  tagline: v.optional(any),
  navbar: v.optional(list(navItemIn(full), 'links')),
  footer: v.optional(
    shape(
      {
        columns: v.optional(
          list(shape({ title: any, links: list(navLinkIn(full), 'links') }, 'an object: `{ title, links }`'), 'columns'),
        ),
        copyright: v.optional(any),
      },
      'an object: `{ columns, copyright }`',
    ),
  ),
  announcementBar: v.optional(
    shape({ id: fullText, content: full, isCloseable: v.optional(flag) }, 'an object: `{ id, content, isCloseable }`'),
  ),
})

const siteTexts = textsIn(fullLocalText, localText)

const headingLevel = v.pipe(
  v.number('a heading level from 1 to 6'),
  v.integer('a heading level from 1 to 6'),
  v.minValue(1, 'a heading level from 1 to 6'),
  v.maxValue(6, 'a heading level from 1 to 6'),
)

const amount = v.pipe(
  v.number('a whole number above 0'),
  v.integer('a whole number above 0'),
  v.minValue(1, 'a whole number above 0'),
)

// Node makes no text of more than 536,870,888 bytes.
const largestText = 500_000_000

const headTag = shape(
  {
    tag: v.picklist(['meta', 'link', 'script', 'style'], '"meta", "link", "script" or "style"'),
    attributes: v.optional(record(v.string(), v.union([text, flag], 'a string, `true` or `false`'), 'an object of attributes')),
    content: v.optional(text),
  },
  'an object such as `{ tag: "meta", attributes: { name: "robots", content: "index" } }`',
)

const theme = v.custom<Theme>(isTheme, ({ input }) => {
  const missing = missingLayoutsOf(input)
  return missing.length === 0
    ? 'a theme, such as `reactTheme` of "@docgen/theme-react"'
    : `a theme whose \`layouts\` contain ${missing.map((name) => `"${name}"`).join(', ')} too`
})

const sampleChecker = v.custom<SampleChecker | false>(
  (value) => value === false || (isRecord(value) && value['kind'] === 'samples' && typeof value['check'] === 'function'),
  '`false`, or what `checkedSamples()` returns',
)

const tagsName = '`true`, `false` or an object: `{ path, known }`'

const tag = shape(
  { label: v.optional(fullLocalText), description: v.optional(localText), slug: v.optional(routeSegment) },
  'an object: `{ label, description, slug }`',
)

const tags = v.lazy((given) =>
  typeof given === 'object'
    ? shape(
        {
          path: v.optional(routeFolder),
          known: v.optional(record(fullText, tag, 'an object such as `{ auth: { label: "Authentication" } }`')),
        },
        tagsName,
      )
    : v.boolean(tagsName),
)

const repositoryName = 'the web address of a repository, such as "https://github.com/acme/acme"'

function isRepositoryAddress(url: string): boolean {
  return /^https?:\/\/[^\s/?#]+\/[^\s?#]+$/.test(url)
}

const partName = 'a name of small letters, digits and dashes, such as "database"'
const hexColor = v.pipe(v.string('a color such as "#0b6b6d"'), v.regex(/^#[\da-f]{6}$/i, 'a color such as "#0b6b6d"'))

const part = shape(
  {
    name: v.pipe(v.string(partName), v.regex(/^[a-z][a-z\d-]*$/, partName)),
    label: fullLocalText,
    color: shape({ light: hexColor, dark: hexColor }, 'an object such as `{ light: "#0b6b6d", dark: "#84cbcc" }`'),
    paths: list(routeFolder, 'route paths'),
  },
  'an object: `{ name, label, color, paths }`',
)

export const configSchema = shape(
  {
    title: fullLocalText,
    tagline: siteTexts.tagline,
    version: v.optional(fullText),
    parts: v.optional(list(part, 'parts: `{ name, label, color, paths }`')),
    url: v.optional(v.pipe(v.string(originName), v.check(isWebAddress, originName))),
    base: v.optional(sitePath),
    trailingSlash: v.optional(flag),
    relativeLinks: v.optional(flag),
    staticDir: v.optional(innerFolder),
    outDir: v.optional(anyFolder),
    files: v.optional(
      shape(
        {
          allow: v.optional(list(fullText, 'folders')),
          maxSize: v.optional(v.pipe(amount, v.maxValue(largestText, 'at most 500,000,000 bytes'))),
        },
        'an object: `{ allow, maxSize }`',
      ),
    ),
    externalLinks: v.optional(shape({ skip: v.optional(list(webAddress, 'beginnings of addresses')) }, 'an object: `{ skip }`')),
    favicon: v.optional(fullText),
    logo: v.optional(
      shape(
        { src: fullText, dark: v.optional(fullText), alt: v.optional(localText), replacesTitle: v.optional(flag) },
        'an object such as `{ src: "/img/logo.svg", alt: "Home" }`',
      ),
    ),
    locale: v.optional(shape({ name: fullText, ...localeParts }, 'an object such as `{ name: "en", label: "English" }`')),
    locales: v.optional(
      record(
        fullText,
        shape(
          { path: v.optional(routeFolder), ...localeParts, ...textsIn(fullText, text) },
          'an object such as `{ label: "Deutsch" }`',
        ),
        'an object of locales by their names: `{ en: { label: "English" } }`',
      ),
    ),
    defaultLocale: v.optional(fullText),
    head: v.optional(list(headTag, 'tags')),
    navbar: siteTexts.navbar,
    footer: siteTexts.footer,
    announcementBar: siteTexts.announcementBar,
    colorMode: v.optional(
      shape(
        {
          default: v.optional(v.picklist(['light', 'dark'], '"light" or "dark"')),
          switch: v.optional(flag),
          respectSystem: v.optional(flag),
        },
        'an object: `{ default, switch, respectSystem }`',
      ),
    ),
    sidebar: v.optional(
      shape({ hideable: v.optional(flag), autoCollapse: v.optional(flag) }, 'an object: `{ hideable, autoCollapse }`'),
    ),
    toc: v.optional(shape({ min: v.optional(headingLevel), max: v.optional(headingLevel) }, 'an object: `{ min, max }`')),
    repository: v.optional(
      shape(
        {
          url: v.pipe(v.string(repositoryName), v.check(isRepositoryAddress, repositoryName)),
          branch: v.optional(fullText),
          directory: v.optional(text),
        },
        'an object: `{ url, branch }`',
      ),
    ),
    editLink: v.optional(shape({ pattern: fullText }, 'an object: `{ pattern }`')),
    lastUpdate: v.optional(flag),
    analytics: v.optional(
      shape(
        {
          name: v.picklist(['fathom', 'plausible'], '"fathom" or "plausible"'),
          src: v.pipe(v.string(originName), v.check(isWebAddress, originName)),
          origin: v.string(originName),
          attributes: record(v.string(), fullText, 'an object of attributes'),
        },
        'what `fathom({ siteId })` or `plausible({ domain })` returns',
      ),
    ),
    budgets: v.optional(
      shape(
        {
          script: v.optional(amount),
          scripts: v.optional(amount),
          styles: v.optional(amount),
          html: v.optional(amount),
          requests: v.optional(amount),
        },
        'an object: `{ script, scripts, styles, html, requests }`',
      ),
    ),
    frontmatter: v.optional(ownKeysSchema),
    markdown: v.optional(
      shape(
        {
          parser: v.optional(v.picklist(['satteri', 'remark-parse'], '"satteri" or "remark-parse"')),
          html: v.optional(v.picklist(['sanitise', 'trust'], '"sanitise" or "trust"')),
          linkCode: v.optional(flag),
          remark: v.optional(pluginParts.remark),
          rehype: v.optional(pluginParts.rehype),
          directives: v.optional(pluginParts.directives),
        },
        'an object: `{ parser, html, linkCode, remark, rehype, directives }`',
      ),
    ),
    redirects: v.optional(
      list(shape({ from: routePath, to: fullText }, 'an object: `{ from, to }`'), 'redirects: `{ from, to }`'),
    ),
    tags: v.optional(tags),
    imageZoom: v.optional(flag),
    search: v.optional(searchSchema),
    searchIssue: v.optional(shape({ pattern: fullText }, 'an object: `{ pattern }`')),
    searchMarks: v.optional(flag),
    offline: v.optional(flag),
    feedback: v.optional(
      shape({ url: v.optional(webAddress), issueForm: v.optional(webAddress) }, 'an object: `{ url }` or `{ issueForm }`'),
    ),
    rules: v.optional(
      record(
        fullText,
        v.picklist(['error', 'warning', 'off'], '"error", "warning" or "off"'),
        'an object such as `{ "broken-link": "warning" }`',
      ),
    ),
    suppress: v.optional(
      list(
        shape({ code: fullText, file: fullText, reason: fullText }, 'an object: `{ code, file, reason }`'),
        'suppressions: `{ code, file, reason }`',
      ),
    ),
    checks: v.optional(pluginParts.checks),
    outputs: v.optional(pluginParts.outputs),
    plugins: v.optional(list(pluginSchema, 'plugins')),
    sources: v.optional(list(sourceSchema, 'sources')),
    theme: v.optional(theme),
    samples: v.optional(sampleChecker),
  },
  'an object: `export default defineConfig({ title: "…" })`',
)

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value)
}

/** A theme may lack the others. */
const layouts = {
  doc: true,
  changelog: true,
  page: true,
  search: true,
  notFound: true,
  apiIndex: true,
  apiPackage: true,
  apiEntry: true,
  apiSymbols: true,
  apiHierarchy: true,
} satisfies Record<Exclude<keyof Layouts, 'listing' | 'apiChanges'>, true>

/** Of what is a theme apart from them. */
function missingLayoutsOf(theme: unknown): readonly string[] {
  const given = isRecord(theme) ? theme['layouts'] : undefined
  return isRecord(given) ? Object.keys(layouts).filter((name) => !isComponent(given[name])) : []
}

function isTheme(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['layouts']) || !isRecord(value['content'])) return false
  const { styles, client, islands } = value
  return (
    missingLayoutsOf(value).length === 0 &&
    Array.isArray(styles) &&
    styles.every((style) => typeof style === 'string') &&
    (client === undefined || typeof client === 'string') &&
    (islands === undefined || (isRecord(islands) && Object.values(islands).every((path) => typeof path === 'string')))
  )
}
