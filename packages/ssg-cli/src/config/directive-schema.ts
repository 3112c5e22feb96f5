// What a directive of a plugin may be. As in config-schema.ts, the message of each schema completes "must be …".
import * as v from 'valibot'
import type { Directive } from '@docgen/model'
import { fullText, record, shape, typedSchema } from './schema-parts.ts'

const directiveName = 'a name of letters, digits, "-" and "_" that begins with a letter'
const name = v.pipe(v.string(directiveName), v.regex(/^[A-Za-z][\w-]*$/, directiveName))
const attribute = typedSchema(['string', 'number', 'boolean'], 'the type of an attribute')

const holdsName = 'an object: `{ what, hint }`'
const held = v.union(
  [v.picklist(['list', 'numbered list']), shape({ directive: name })],
  '"list", "numbered list" or `{ directive: "…" }`',
)

export const directiveSchema = shape(
  {
    name,
    form: v.optional(v.picklist(['container', 'leaf', 'text'], '"container", "leaf" or "text"')),
    attributes: v.optional(record(v.string(), attribute, 'an object of attributes and their types')),
    holds: v.optional(shape({ what: held, hint: fullText }, holdsName)),
    within: v.optional(shape({ directive: name, hint: fullText }, 'an object: `{ directive, hint }`')),
    title: v.optional(shape({ hint: fullText }, 'an object: `{ hint }`')),
    becomes: v.custom<Directive['becomes']>(
      (value) => typeof value === 'function',
      'a function: `becomes({ attributes, title, id })`',
    ),
  },
  'a directive: what `defineDirective()` returns',
)
