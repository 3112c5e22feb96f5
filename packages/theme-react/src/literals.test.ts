// Every word that readers see comes from the table of messages: this looks for those that stand in the sources instead.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const theme = fileURLToPath(new URL('.', import.meta.url))
const generator = fileURLToPath(new URL('../../ssg-cli/src/', import.meta.url))

/** Attributes, properties and variables whose text readers see. */
const shownNames =
  /^(?:aria-?label|aria-description|aria-valuetext|title|placeholder|alt|label|textContent|innerText|category|description|section|lead|heading)$/i
/** Names, signs and keys that are the same in every language. */
const sameEverywhere = new Set(['404', 'npm', 'Esc', 'pnpm', 'yarn', 'docgen'])

interface Literal {
  readonly place: string
  readonly text: string
}

/** Findings are for authors and in English: where a file has some, its sentences are passed over, and the rest of it is not. */
function literalsIn(file: string, code: string, hasFindings = false): readonly Literal[] {
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const found: Literal[] = []
  const report = (node: ts.Node, text: string): void => {
    if (!/\p{L}{2}/u.test(text) || sameEverywhere.has(text.trim())) return
    found.push({ place: `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`, text: text.trim() })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node, node.text)
    // `{'text'}` and `{`text`}` between tags.
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      textsOf(node.expression).forEach((text) => report(node, text))
    const named = namedValueOf(node)
    if (named && shownNames.test(named.name)) textsOf(named.value).forEach((text) => report(node, text))
    if (ts.isStringLiteralLike(node) && !hasFindings && isSentence(node.text) && !isOfError(node)) report(node, node.text)
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) textsOfMarkup(node).forEach((text) => report(node, text))
    if (ts.isCallExpression(node)) textsOfCall(node).forEach((text) => report(node, text))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.filter(
    ({ place, text }, index) => !found.slice(0, index).some((other) => other.place === place && other.text === text),
  )
}

/** Words one after another, the first with a capital, wherever they stand. */
const isSentence = (text: string): boolean => /^\p{Lu}\p{Ll}* \p{L}/u.test(text)

/** Those are for whoever works on docgen. */
const isOfError = ({ parent }: ts.Node): boolean => ts.isNewExpression(parent) && parent.expression.getText().endsWith('Error')

/** The texts that a value may be. */
function textsOf(value: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(value)) return [value.text]
  if (ts.isTemplateExpression(value)) return [value.head.text + value.templateSpans.map(({ literal }) => literal.text).join('')]
  if (ts.isConditionalExpression(value)) return [...textsOf(value.whenTrue), ...textsOf(value.whenFalse)]
  if (ts.isParenthesizedExpression(value)) return textsOf(value.expression)
  if (ts.isJsxExpression(value) && value.expression) return textsOf(value.expression)
  const isChoice = ts.isBinaryExpression(value) && /^(?:\?\?|\|\||&&)$/.test(value.operatorToken.getText())
  return isChoice ? textsOf(value.right) : []
}

const shownAttribute = /\b(?:aria-label|title|placeholder|alt|label)=(?:"([^"]*)"|([^\s"'>]+))/g

/** Of HTML, or other markup, that stands in a string: what is between its tags, and in its attributes. */
function textsOfMarkup(node: ts.StringLiteralLike | ts.TemplateExpression): readonly string[] {
  const markup = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('\0')
    : node.text
  if (!/^<[a-z!][^<]*>|<\/[a-z][\w-]*>/.test(markup)) return []
  const between = markup.replace(/<(style|script)\b[^>]*>[^]*?<\/\1>/g, '').split(/<[^>]*>/)
  const inTags = [...markup.matchAll(shownAttribute)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  return [...between, ...inTags]
    .flatMap((text) => text.split('\0'))
    .map((text) => text.replace(/&\w+;/g, ''))
    .filter((text) => text.trim() !== '')
}

function namedValueOf(node: ts.Node): { readonly name: string; readonly value: ts.Expression } | undefined {
  if (ts.isJsxAttribute(node) && node.initializer && !ts.isJsxElement(node.initializer))
    return { name: node.name.getText(), value: node.initializer as ts.Expression }
  if (ts.isPropertyAssignment(node)) return { name: node.name.getText().replace(/['"]/g, ''), value: node.initializer }
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left)
  )
    return { name: node.left.name.text, value: node.right }
  return ts.isVariableDeclaration(node) && node.initializer ? { name: node.name.getText(), value: node.initializer } : undefined
}

/** What is announced, and what attributes get. */
function textsOfCall({ expression, arguments: given }: ts.CallExpression): readonly string[] {
  const called = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
  const [first, second] = given
  if (called === 'announce' && first) return textsOf(first)
  const isShown = called === 'setAttribute' && first && ts.isStringLiteralLike(first) && shownNames.test(first.text)
  return isShown && second ? textsOf(second) : []
}

function sourcesBelow(root: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|sample-props|language-name|-fixture|output\/ownership/.test(file),
      )
      .map((file) => join(root, folder, file)),
  )
}

test.each([
  ['the theme', sourcesBelow(theme, ['.'])],
  [
    'pages that the generator makes',
    sourcesBelow(generator, [
      'stages/4-resolve/api',
      'stages/4-resolve/pages',
      'stages/4-resolve/search',
      'stages/5-render',
      'sources/api',
      'dev-client',
    ]),
  ],
  [
    'what else the generator makes, beside findings,',
    sourcesBelow(generator, ['build', 'dev', 'directives', 'io', 'outputs', 'search', 'search-client', 'sources', 'stages']),
    true,
  ],
])('no text of %s stands outside of the table', (_, files, hasFindings = false) => {
  expect(files.length).toBeGreaterThan(5)
  expect(files.flatMap((file) => literalsIn(relative(theme, file), readFileSync(file, 'utf8'), hasFindings))).toEqual([])
})

test('no text of a style sheet stands outside of the table', () => {
  const sheets = readdirSync(join(theme, 'styles')).filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(20)
  const found = sheets.flatMap((file) =>
    [...readFileSync(join(theme, 'styles', file), 'utf8').matchAll(/\bcontent:([^;]*);/g)]
      .filter(([, value = '']) => [...value.matchAll(/'([^']*)'/g)].some(([, text = '']) => /\p{L}{2}/u.test(text)))
      .map(([whole]) => `${file}: ${whole}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['`<p>Moved to <a href="${href}">${href}</a></p>`', ['Moved to']],
  ['`<button aria-label="Close">${icon}</button>`', ['Close']],
  ["'<p>Offline</p>'", ['Offline']],
  ['`<meta charset="utf-8"><title>${title}</title>`', []],
  ["const hint = 'Write a path.'", []],
])('a file with findings holds %s', (code, texts) =>
  expect(literalsIn('a.ts', code, true).map(({ text }) => text)).toEqual(texts),
)

test.each([
  ['<p>Some text</p>', ['Some text']],
  ['<p aria-label="Close">{x}</p>', ['Close']],
  ["<p title={isOpen ? 'Close' : words('open')} />", ['Close']],
  ["<p>{count > 0 && 'Many things'}</p>", ['Many things']],
  ['<p>{`${count} things`}</p>', ['things']],
  ["element.textContent = 'Copied'", ['Copied']],
  ["element.setAttribute('aria-label', 'Copied')", ['Copied']],
  ["announce(ok ? 'Copied' : failed)", ['Copied']],
  ["const link = { label: 'Overview', href: '/a/' }", ['Overview']],
  ["const title = 'All symbols'", ['All symbols']],
  ["const question = 'Was it helpful?'", ['Was it helpful?']],
  ["throw new Error('The dialog has no field.')", []],
  ['<p className="docgen-x" id="y">#</p>', []],
  ["<p aria-label={words('close')}>{words('open')}</p>", []],
])('%s', (code, texts) => expect(literalsIn('a.tsx', code).map(({ text }) => text)).toEqual(texts))
