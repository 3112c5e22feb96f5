// In: what is wrong in a doc comment: its links, includes and tags. Out: the finding that says so.
import { fixOf, type Diagnostic, type Severity, type SourceRange } from '@docgen/model'
import type { IncludeRefusal } from '../convert/include-access.ts'
import { finding } from './finding.ts'

interface UnresolvedLink {
  /** As written, without the text shown for it. */
  readonly link: string
  /** What to write instead. */
  readonly nearest?: string | undefined
  /** The documented package that declares it (its npm name) and its name there, when TypeScript found it: it is not exported, or left out. */
  readonly declared?: { readonly package: string; readonly name: string } | undefined
  /** Whether that package exports it. */
  readonly isLeftOut?: boolean | undefined
  /** Whether browsers have a global variable of the name. */
  readonly isGlobal?: boolean | undefined
}

/** `{@link}` of a doc comment leads to nothing that the reference documents. A warning in the text of third parties. */
export function unresolvedApiLink(
  at: SourceRange,
  severity: Severity,
  { link, nearest, declared, isLeftOut = false, isGlobal = false }: UnresolvedLink,
): Diagnostic {
  const found = finding('unresolved-api-link', severity, at)
  const asCode = 'write the name as code between backticks'
  if (declared !== undefined) {
    const { package: declaredBy, name } = declared
    const isMember = name.includes('.')
    const what = isLeftOut
      ? `${isMember ? 'a member of an export' : 'an export'} of ${declaredBy} that this reference leaves out`
      : `a declaration of ${declaredBy} that this reference does not document`
    const ways = isMember ? '"@internal", "private"' : '"@internal"'
    const way = isLeftOut ? `Remove ${ways} or the option that leaves it out` : 'Export the declaration'
    return { ...found, message: `The link "${link}" leads to ${what}.`, hint: `${way}, or ${asCode}.` }
  }
  const message = isGlobal
    ? `The link "${link}" matches no declaration of this reference, only a global variable of browsers.`
    : `The link "${link}" does not match any declaration of this reference.`
  const [holder = '', text] = nearest?.split(' | ') ?? []
  const why = text === undefined ? '' : `, which links to "${holder}" and shows "${text}"`
  return {
    ...found,
    message,
    hint: nearest ? `Write "${nearest}"${why}.` : `Link to an exported declaration, or ${asCode}.`,
    ...fixOf(link, isHolder(link, nearest) ? undefined : nearest),
  }
}

/** Whether a name is that of what holds the member that is linked to: where a member is gone, people have to decide. */
function isHolder(link: string, nearest = ''): boolean {
  const namesIn = (name: string): readonly string[] => name.replace(/:\w+\)/g, '').match(/[\p{L}\p{N}_$]+/gu) ?? []
  return nearest.includes(' | ') || namesIn(link).at(-2) === namesIn(nearest).at(-1)
}

/** `[label]({@link target})`: a tag stands where Markdown has the address of a link. The page shows the link that was meant; editors do not. */
export function tagAsAddress(
  at: SourceRange,
  { tag, target, label }: { readonly tag: string; readonly target: string; readonly label: string },
): Diagnostic {
  const isOfWeb = /^(?:https?|ftps?|mailto):/.test(target)
  return {
    ...finding('unresolved-api-link', 'warning', at),
    message: `The address of the link "${label}" is a tag, "{${tag} ${target}}", which is a link itself.`,
    hint: isOfWeb ? `Write "[${label}](${target})".` : `Write "{${tag} ${target} | ${label}}".`,
  }
}

/** `{@inheritDoc}` names nothing that the reference documents, or what has no comment: nothing stands in its place. */
export function nothingInherited(
  at: SourceRange,
  severity: Severity,
  target: string,
  { isThere, nearest }: { readonly isThere: boolean; readonly nearest: string | undefined },
): Diagnostic {
  const found = finding('unresolved-api-link', severity, at)
  if (isThere)
    return {
      ...found,
      message: `"{@inheritDoc ${target}}" inherits nothing: "${target}" has no comment.`,
      hint: `Write a comment on "${target}", or write it here.`,
    }
  return {
    ...found,
    message: `"{@inheritDoc ${target}}" inherits nothing: "${target}" does not match any declaration of this reference.`,
    hint:
      nearest === undefined ? 'Name a declaration that the reference shows, or write the comment here.' : `Write "${nearest}".`,
    ...fixOf(target, nearest),
  }
}

/** `{@include}` of a doc comment names a file that does not exist, relative to the comment's own. */
export function missingInclude(at: SourceRange, severity: Severity, target: string): Diagnostic {
  return {
    ...finding('missing-include', severity, at),
    message: `The included file "${target}" does not exist.`,
    hint: 'Write its path relative to the file of this comment.',
  }
}

/** `{@includeCode}` of a doc comment names a region or lines that its file does not have. */
export function missingRegion(at: SourceRange, severity: Severity, target: string): Diagnostic {
  return {
    ...finding('missing-region', severity, at),
    message: `"${target}" has no such region or lines.`,
    hint: 'Put the part between `// #region name` and `// #endregion name`, or name lines that the file has.',
  }
}

/** `{@include}` of a doc comment names a file that the comment may not show. */
export function refusedInclude(at: SourceRange, severity: Severity, refusal: IncludeRefusal): Diagnostic {
  if (refusal.refusal === 'secret') {
    return {
      ...finding('secret-file', severity, at),
      message: `The included file "${refusal.file}" is not read: "${refusal.name}" may hold passwords or keys.`,
      hint: 'Include a file that is made to be shown, such as ".env.example".',
    }
  }
  const { installed } = refusal
  if (installed === undefined) {
    return {
      ...finding('outside-root', severity, at),
      message: `The included file "${refusal.file}" is outside the site root and the documented packages.`,
      hint: 'Copy the file into the package or the site.',
    }
  }
  return {
    ...finding('outside-root', severity, at),
    message: `The included file "${refusal.file}" is outside the package "${installed}", which may show only its own files.`,
    hint: `Report it to the authors of "${installed}". The reference does not show the file.`,
  }
}

/** A comment has a tag that no tool knows, at its first place. A block is shown under its own name. */
export function unknownApiTag(at: SourceRange, tag: string, nearest: string | undefined): Diagnostic {
  return {
    ...finding('unknown-api-tag', 'warning', at),
    message: `The tag "${tag}" of this doc comment is unknown.`,
    hint: nearest ? `Write "${nearest}".` : 'Write a tag of TSDoc or TypeDoc, or put the name between backticks.',
    ...fixOf(tag, nearest),
  }
}

/** A comment has a block tag in braces, or a tag that belongs in braces without them. `written` is the whole tag as it belongs there. */
export function misplacedApiTag(at: SourceRange, tag: string, form: 'block' | 'inline', written: string): Diagnostic {
  return {
    ...finding('unknown-api-tag', 'warning', at),
    ...(form === 'block'
      ? {
          message: `The tag "${tag}" of this doc comment is in braces, but it is a block tag.`,
          hint: `Write "${written}" on a separate line without braces, or put the name between backticks.`,
        }
      : { message: `The tag "${tag}" of this doc comment has no braces.`, hint: `Write "${written}".` }),
  }
}

/** `@param` names no parameter of what it stands before, or no property of one. Its text is shown below those of the others. */
export function unknownApiParameter(
  at: SourceRange,
  name: string,
  { nearest, kind }: { readonly nearest: string | undefined; readonly kind: 'parameter' | 'property' | 'ofOverload' },
): Diagnostic {
  const unknown = finding('unknown-api-parameter', 'warning', at)
  if (kind === 'property') {
    return {
      ...unknown,
      message: `The property "${name}" of this doc comment does not exist.`,
      hint: nearest ? `Write "${nearest}".` : 'Name a property of the parameter, or remove the tag.',
      ...fixOf(name, nearest),
    }
  }
  if (kind === 'ofOverload') {
    return {
      ...unknown,
      message: `The parameter "${name}" of this doc comment is that of another overload.`,
      hint: 'Move the tag to the comment of that overload.',
    }
  }
  return {
    ...unknown,
    message: `The parameter "${name}" of this doc comment does not exist.`,
    hint: nearest ? `Write "${nearest}".` : 'Name a parameter of the declaration, or remove the tag.',
    ...fixOf(name, nearest),
  }
}

/** Comments of exports that begin with `///`, which are no doc comments; at the first of them. */
export function lineComments(at: SourceRange, packageName: string, count: number): Diagnostic {
  const [subject, them] = count === 1 ? ['The comment of an export', 'it'] : [`The comments of ${count} exports`, 'them']
  return {
    ...finding('line-comments', 'warning', at),
    message: `${subject} of ${packageName} ${count === 1 ? 'begins' : 'begin'} with "///", so the reference does not show ${them}.`,
    hint: 'Write doc comments: `/** … */`.',
  }
}
