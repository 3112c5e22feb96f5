// What `plugins` of a config may hold. As in config-schema.ts, the message of each schema completes "must be …".
import * as v from 'valibot'
import {
  isFrontmatterKey,
  type DocgenPlugin,
  type NodeHandler,
  type PageAlternate,
  type PageImage,
  type PageText,
  type Rule,
  type SiteOutput,
  type UnifiedPlugin,
  isRecord,
} from '@docgen/model'
import { isReservedCode } from './codes.ts'
import { directiveSchema } from './directive-schema.ts'
import { flag, fullText, record, shape, typedSchema } from './schema-parts.ts'
import { isSource, sourceSchema } from './source-schema.ts'

const unifiedPlugin = v.custom<UnifiedPlugin>(
  isUnifiedPlugin,
  'a plugin of unified: what its package exports, or a list of that and its options',
)

const ruleCode = 'a code of its own in kebab-case, such as "forbidden-word", that is none of docgen\'s'
const pageTexts = v.array(
  v.picklist(['markdown', 'prose'] satisfies PageText[], '"markdown" or "prose"'),
  'a list of strings, such as `["prose"]`',
)

const rule = shape(
  {
    code: v.pipe(
      v.string(ruleCode),
      v.regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, ruleCode),
      v.check((code) => !isReservedCode(code), ruleCode),
    ),
    severity: v.picklist(['error', 'warning'], '"error" or "warning"'),
    description: fullText,
    needs: v.optional(pageTexts),
    pure: v.optional(flag),
    check: v.custom<Rule['check']>(isFunction, 'a function: `check(site, report)`'),
  },
  'a check: what `defineRule()` returns',
)

const pixels = v.pipe(v.number('a number of pixels'), v.integer('a number of pixels'), v.minValue(1, 'a number of pixels'))

const output = shape(
  {
    name: fullText,
    needs: v.optional(pageTexts),
    mayHold: v.optional(v.custom<NonNullable<SiteOutput['mayHold']>>(isFunction, 'a function: `mayHold(path)`')),
    reported: v.optional(v.array(v.string('the path of a file'), 'a list of paths')),
    alternate: v.optional(
      shape(
        {
          type: v.pipe(v.string('a media type'), v.nonEmpty('a media type')),
          pathOf: v.custom<PageAlternate['pathOf']>(isFunction, 'a function: `pathOf(page)`'),
        },
        'an object: `{ type, pathOf }`',
      ),
    ),
    image: v.optional(
      shape(
        {
          width: pixels,
          height: pixels,
          pathOf: v.custom<PageImage['pathOf']>(isFunction, 'a function: `pathOf(page)`'),
        },
        'an object: `{ width, height, pathOf }`',
      ),
    ),
    pure: v.optional(flag),
    files: v.custom<SiteOutput['files']>(isFunction, 'a function: `files(site)`'),
  },
  'an output: what `defineOutput()` returns',
)

const ownKeyName = "a key that is none of docgen's"
const ownKey = v.pipe(
  v.string(ownKeyName),
  v.nonEmpty(ownKeyName),
  v.check((key) => !isFrontmatterKey(key), ownKeyName),
)
const ownKeyType = typedSchema(['string', 'number', 'boolean', 'date', 'list'], 'the type of a frontmatter key')

/** Of the config, or of a plugin. */
export const ownKeysSchema = record(ownKey, ownKeyType, 'an object such as `{ owner: { type: "string" } }`')

/** Lists of parts, by their key in a plugin. `remark`, `rehype` and `directives` may stand in `markdown` too, the others at the top of the config. */
export const pluginParts = {
  remark: v.array(unifiedPlugin, 'a list of remark plugins'),
  rehype: v.array(unifiedPlugin, 'a list of rehype plugins'),
  directives: v.array(directiveSchema, 'a list of directives: what `defineDirective()` returns'),
  checks: v.array(rule, 'a list of checks: what `defineRule()` returns'),
  outputs: v.array(output, 'a list of outputs: what `defineOutput()` returns'),
  sources: v.array(sourceSchema, 'a list of sources'),
}

const partEntries = {
  remark: v.optional(pluginParts.remark),
  rehype: v.optional(pluginParts.rehype),
  directives: v.optional(pluginParts.directives),
  checks: v.optional(pluginParts.checks),
  outputs: v.optional(pluginParts.outputs),
  handlers: v.optional(
    record(
      v.string(),
      v.custom<NodeHandler>((value) => typeof value === 'function', 'a function that makes HTML nodes'),
      'an object of functions by the type of a node',
    ),
  ),
  sources: v.optional(pluginParts.sources),
  frontmatter: v.optional(ownKeysSchema),
}

const pluginName = 'a plugin: what `definePlugin({ name, … })` returns'
const plugin = shape({ name: fullText, ...partEntries }, pluginName)

const misplacedSource = v.custom<DocgenPlugin>((value) => !isSource(value), pluginName)

/** Of a source among them, one finding says all. */
export const pluginSchema = v.lazy((value) => (isSource(value) ? misplacedSource : plugin))

/** Whether it is what `definePlugin()` returns, as `blog()` does: nothing else that a config has lists of has a name and such parts. */
export function isPlugin(value: unknown): boolean {
  return isRecord(value) && 'name' in value && Object.keys(partEntries).some((part) => part in value)
}

function isUnifiedPlugin(value: unknown): boolean {
  return typeof value === 'function' || (Array.isArray(value) && typeof value[0] === 'function')
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
