import type { AttributeTypes, Directive, DirectiveDefinition } from '@docgen/model'

/** Gives a directive its type, and `becomes` those of its attributes; it comes back as it is. Put it into `directives` of a plugin or of `markdown`. */
export function defineDirective<const Types extends AttributeTypes = Readonly<Record<never, never>>>(
  directive: DirectiveDefinition<Types>,
): Directive {
  return directive
}
