import type { Directive } from './directive.ts'
import type { LocalText } from '../config/local-text.ts'
import type { OwnFrontmatterKeys } from '../markdown/own-frontmatter.ts'
import type { Rule } from './rule.ts'
import type { SiteOutput } from './site-output.ts'
import type { Source } from '../sources/source.ts'

/**
 * What a package or a file of the site adds to docgen, under one name. A plugin is plain data with functions in it: making it does nothing.
 * Each kind of part has its field here, its schema in `config/plugin-schema.ts`, and its place in the config for parts that stand alone.
 */
export interface DocgenPlugin {
  /** Findings name it. Two plugins of a site have different names. */
  readonly name: string
  /** Plugins of remark: they get the Markdown tree (mdast) of each page before docgen does. */
  readonly remark?: readonly UnifiedPlugin[]
  /** Plugins of rehype: they get the HTML tree (hast) of each page, sanitized. */
  readonly rehype?: readonly UnifiedPlugin[]
  /** Checks of the whole site: what `defineRule()` returns. `checks` of the config holds those that stand alone. */
  readonly checks?: readonly Rule[]
  /** Further files of the site: what `defineOutput()` returns. `outputs` of the config holds those that stand alone. */
  readonly outputs?: readonly SiteOutput[]
  /** What `:::name` and its like become: what `defineDirective()` returns. */
  readonly directives?: readonly Directive[]
  /** What becomes of nodes by their type, for plugins that add types: handlers of mdast-util-to-hast, as remark-rehype takes them. */
  readonly handlers?: Readonly<Record<string, NodeHandler>>
  /** Where pages come from, besides the `sources` of the config: what `defineSource()` and its like return. */
  readonly sources?: readonly Source<LocalText>[]
  /** Frontmatter keys of the pages, as `frontmatter` of the config: what `defineFrontmatter()` returns. A key that others declare too has one type. */
  readonly frontmatter?: OwnFrontmatterKeys
}

/** A plugin of unified as its package exports it; with its options, `[remarkMath, { singleDollarTextMath: false }]`. */
export type UnifiedPlugin = UnifiedAttacher | readonly [attacher: UnifiedAttacher, ...options: unknown[]]

/** Makes HTML nodes of a Markdown node. */
export type NodeHandler = (...parameters: never[]) => unknown

/** What unified calls with its processor as `this` and the options. Each plugin types its own. */
export type UnifiedAttacher = (this: never, ...options: never[]) => unknown
