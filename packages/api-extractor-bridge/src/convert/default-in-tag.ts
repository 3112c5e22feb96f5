// In: the declarations of a parameter or a property. Out: the default that JSDoc writes into the brackets around its name.
import ts from 'typescript'
import { isProse } from './is-prose.ts'
import { codeOf } from './markdown.ts'

/** `10` of `@param [size=10]` or `@property {number} [size=10]`. Of what may be left out alone, and no words. */
export function defaultInTagOf(declarations: readonly ts.Declaration[]): string | undefined {
  for (const tag of declarations.flatMap(tagsOf)) {
    const written = tag.isBracketed ? textInBrackets(tag) : undefined
    if (written && !isProse(written)) return codeOf(written)
  }
  return undefined
}

/** What a type in a comment declares is a tag itself. */
function tagsOf(declaration: ts.Declaration): readonly ts.JSDocPropertyLikeTag[] {
  if (ts.isJSDocPropertyLikeTag(declaration)) return [declaration]
  if (!ts.isParameter(declaration) || !ts.isIdentifier(declaration.name)) return []
  const mayBeLeftOut = declaration.questionToken !== undefined || (declaration.flags & ts.NodeFlags.JavaScriptFile) !== 0
  return mayBeLeftOut ? ts.getJSDocParameterTags(declaration) : []
}

/** TypeScript reads it as an expression, and forgets it. */
function textInBrackets({ name }: ts.JSDocPropertyLikeTag): string | undefined {
  const behind = name.getSourceFile().text.slice(name.end)
  const [equals] = /^[ \t]*=[ \t]*/.exec(behind) ?? []
  if (equals === undefined) return undefined
  const text = behind.slice(equals.length)
  return text.slice(0, endOfBrackets(text)).trim()
}

/** Where the bracket closes that is open before the text; that of a list or of a string is not it. */
function endOfBrackets(text: string): number {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/(["'`])(?:(?!\1)[^\\\n]|\\.)*\1|[[\]\n]/g)) {
    if (token === '\n') return 0
    if (token === '[') depth++
    else if (token === ']' && depth-- === 0) return index
  }
  return 0
}
