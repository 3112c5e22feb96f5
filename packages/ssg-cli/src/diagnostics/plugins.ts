import type { Diagnostic, DiagnosticCode, SourceRange } from '@docgen/model'

/** Code that docgen calls for the site: a part of a plugin, or of the config itself. */
export interface CalledPart {
  /** Begins a sentence: `The check "forbidden-word"`. */
  readonly what: string
  /** Name of the plugin that brings it; absent for a part of the config. */
  readonly plugin?: string | undefined
}

export interface PartFailure extends CalledPart {
  readonly at: SourceRange
  readonly reason: string
  /** That of the error, if there is one. */
  readonly stack?: string | undefined
}

/** What a plugin brings threw. */
export function pluginFailed({ at, reason, stack, ...part }: PartFailure): Diagnostic {
  return {
    code: 'plugin-failed',
    severity: 'error',
    ...at,
    message: `${subjectOf(part)} failed: ${reason}`,
    hint: 'Fix its code or its options, or report the error to its package.',
    ...(stack !== undefined && { stack }),
  }
}

/**
 * The same of a check or an output: all of them are given one site. What JavaScript says of one that changes it does not tell what to do instead.
 */
export function partFailed(failure: PartFailure): Diagnostic {
  const failed = pluginFailed(failure)
  return /\bread only property\b|\bnot extensible\b|^Cannot (?:delete|redefine) property\b|which has only a getter/.test(
    failure.reason,
  )
    ? {
        ...failed,
        hint: 'Checks and outputs share what docgen gives them, so none of them can change it. Change a copy, such as `[...site.pages].sort()`.',
      }
    : failed
}

/** Whose code something is. */
export type CodeOwner =
  /** `plugin` is the name of the plugin that has the code, where it is known. */
  | { readonly kind: 'config'; readonly plugin: string | undefined }
  | { readonly kind: 'page' }
  | { readonly kind: 'island'; readonly name: string }
  /** A module of the site that is none of these itself. */
  | { readonly kind: 'imported'; readonly by: 'pages' | 'islands' }

/** Some code of the site began what it does not wait for. */
export function promiseLost(at: SourceRange, owner: CodeOwner, reason: string): Diagnostic {
  return {
    code: codeOf(owner),
    severity: 'error',
    ...at,
    message: `A promise${ofOwner(owner)} that is not awaited was rejected: ${reason}`,
    hint: lostPromiseHint,
  }
}

/** The same of what Node calls: for a timer, an event of a stream. */
export function callbackThrew(at: SourceRange, owner: CodeOwner, reason: string): Diagnostic {
  return {
    code: codeOf(owner),
    severity: 'error',
    ...at,
    message: `A callback${ofOwner(owner)} threw an error that nothing catches: ${reason}`,
    hint:
      owner.kind === 'config'
        ? 'Catch it in the callback of the timer or the event, and reject a promise that you return.'
        : 'Catch it in the callback of the timer or the event, or start that in an effect, which runs in browsers only.',
  }
}

function codeOf(owner: CodeOwner): DiagnosticCode {
  if (owner.kind === 'config') return 'plugin-failed'
  return owner.kind === 'page' || (owner.kind === 'imported' && owner.by === 'pages') ? 'page-crashed' : 'island-crashed'
}

function ofOwner(owner: CodeOwner): string {
  switch (owner.kind) {
    case 'config':
      return ofPlugin(owner.plugin)
    case 'page':
      return ' of this React page'
    case 'island':
      return ` of the island "${owner.name}"`
    case 'imported':
      return ` of a module that ${owner.by === 'pages' ? 'React pages import' : 'islands import'}`
  }
}

function ofPlugin(plugin: string | undefined): string {
  return plugin === undefined ? '' : ` of the plugin "${plugin}"`
}

export const lostPromiseHint = 'Await it, return it, or handle its error.'

/** A plugin of the parser does not take a text. `extension` is the package that says so. */
export function syntaxFailed(at: SourceRange, extension: string | undefined, reason: string): Diagnostic {
  return {
    ...pluginFailed({
      at,
      what: `${extension === undefined ? 'An extension' : `The extension "${extension}"`} of the parser`,
      reason,
    }),
    hint: 'Write the text as this syntax wants it, or leave out the plugin that adds the syntax.',
  }
}

interface PluginMessage extends CalledPart {
  readonly at: SourceRange
  readonly message: string
}

/** What a plugin says of a page by `file.message()`. */
export function pluginMessage({ at, message, ...part }: PluginMessage): Diagnostic {
  return {
    code: 'plugin-message',
    severity: 'warning',
    ...at,
    message: `${subjectOf(part)} says: ${message}`,
    hint: followMessage,
  }
}

/** What a plugin refuses of a page by `file.fail()`. */
export function pluginRefused({ at, message, ...part }: PluginMessage): Diagnostic {
  return { ...pluginFailed({ at, reason: message, ...part }), hint: followMessage }
}

const followMessage = 'Follow the message, or change the options of the plugin in the config.'

function subjectOf({ what, plugin }: CalledPart): string {
  return `${what}${ofPlugin(plugin)}`
}
