// In: one line that a comment says of a default. Out: whether it is words, or the code of a value.
import ts from 'typescript'
import { codeOf } from './markdown.ts'

/**
 * A code span is code, and so is a single word. Of several words, those are that TypeScript reads as an expression or a type. There, words
 * may look like operators (`false in production`), and a remark like a call (`5 (at most)`)
 * or a template (300 `(5 minutes)`).
 */
export function isProse(text: string): boolean {
  if (codeOf(text) !== text) return false
  if (hasLink(text)) return true
  if (!/\s/.test(text)) return /[a-z]\.$/i.test(text)
  const expression = parsed(`(${text}\n)`, ts.ScriptKind.TSX)
  if (expression) return hasRemark(expression)
  return parsed(`type T = ${text}`, ts.ScriptKind.TS) === undefined
}

/** To TypeScript, a link in Markdown is a list that is called. */
function hasLink(text: string): boolean {
  return /\[[^\]]+\]\((?:https?:|#|\.{0,2}\/)[^\s)]*\)/.test(text)
}

function parsed(code: string, kind: ts.ScriptKind): ts.SourceFile | undefined {
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: kind === ts.ScriptKind.TSX ? 'default.tsx' : 'default.ts',
    compilerOptions: { jsx: ts.JsxEmit.Preserve, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
  })
  return diagnostics.length > 0 ? undefined : ts.createSourceFile('default', code, ts.ScriptTarget.ESNext, true, kind)
}

function hasRemark(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && /\s$/.test(textBeforeArguments(node))) return true
  if (ts.isTaggedTemplateExpression(node) && /\s$/.test(node.getText().slice(0, node.template.getStart() - node.getStart())))
    return true
  if (ts.isBinaryExpression(node) && wordOperators.has(node.operatorToken.kind) && isWord(node.left)) return true
  if ((ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) && isWord(node.expression)) return true
  return ts.forEachChild(node, hasRemark) ?? false
}

const wordOperators: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.InKeyword, ts.SyntaxKind.InstanceOfKeyword])

/** What stands before the parenthesis of a call: `f` of `f(1)`, `5 ` of `5 (at most)`. */
function textBeforeArguments(call: ts.CallExpression): string {
  const text = call.getText()
  return text.slice(0, text.indexOf('(', (call.typeArguments?.end ?? call.expression.end) - call.getStart()))
}

function isWord(node: ts.Node): boolean {
  return (
    ts.isIdentifier(node) ||
    ts.isNumericLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword
  )
}
