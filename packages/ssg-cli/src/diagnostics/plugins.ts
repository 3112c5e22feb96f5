import type { Diagnostic, SourceRange } from '@docgen/model'

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

/** Some code of the config began what it does not wait for. `plugin` is the name of the plugin that has the code, where it is known. */
export function promiseLost(at: SourceRange, plugin: string | undefined, reason: string): Diagnostic {
  return {
    code: 'plugin-failed',
    severity: 'error',
    ...at,
    message: `A promise${ofPlugin(plugin)} that is not awaited was rejected: ${reason}`,
    hint: lostPromiseHint,
  }
}

/** The same of what Node calls: for a timer, an event of a stream. */
export function callbackThrew(at: SourceRange, plugin: string | undefined, reason: string): Diagnostic {
  return {
    code: 'plugin-failed',
    severity: 'error',
    ...at,
    message: `A callback${ofPlugin(plugin)} threw an error that nothing catches: ${reason}`,
    hint: 'Catch it in the callback of the timer or the event, and reject a promise that you return.',
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
    hint: 'Follow the message, or change the options of the plugin in the config.',
  }
}

function subjectOf({ what, plugin }: CalledPart): string {
  return `${what}${ofPlugin(plugin)}`
}
