// The texts of diagnostics, read from the functions that make them.
import ts from 'typescript'

/** Every literal with words in a source, with its line. What a template inserts is an "x". */
export function messagesIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const found = []
  const visit = (node) => {
    const message = textOf(node)
    if (message !== undefined && /[a-z]+ [a-z]+/i.test(message))
      found.push({ text: message, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('')
  return undefined
}
