import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runEsbuild } from './run-esbuild.ts'

const root = mkdtempSync(join(tmpdir(), 'docgen-syntax-'))
afterAll(() => rmSync(root, { recursive: true }))

async function problemIn(code: string, name = 'a.ts'): Promise<string> {
  writeFileSync(join(root, name), code)
  const made = await runEsbuild({ root, folder: root, modules: { config: `import './${name}'` } })
  const [problem] = 'problems' in made ? made.problems : []
  return `${problem?.line}:${problem?.column} ${problem?.message} | ${problem?.hint}`
}

test.each([
  ["f({\n  title: 'a' // of the site\n  url: 'b',\n})", '2:13 A comma is missing before "url". | Put a comma here.'],
  ["f({\r\n  title: 'ä'\r\n  url: 'b',\r\n})", '2:13 A comma is missing before "url". | Put a comma here.'],
  ['f([\n  a(),\n  b()\n  c(),\n])', '3:6 A comma is missing before "c". | Put a comma here.'],
  ["f([\n  { a: 1 }\n  'b',\n])", `2:11 A comma is missing before 'b'. | Put a comma here.`],
  ['f({\n  a: /[/\'"}]/g\n  b: 4 / 2,\n})', '2:15 A comma is missing before "b". | Put a comma here.'],
  ['const here = import.meta.url; f({ a: 1 b: 2 })', '1:39 A comma is missing before "b". | Put a comma here.'],
  ["f({\n  title: 'a;\n})", "2:10 This text is never closed. | Write ' where it ends."],
  ['f({\n  title: `a,\n})', '2:10 This text is never closed. | Write ` where it ends.'],
  ['f({\n  /* title: 1,\n})', '2:3 This comment is never closed. | Write "*/" where it ends.'],
  [
    "f({ title: 'The kit's guide' })",
    `1:20 The text ends at this ', and "s" follows. | Write \\' within a text, or put the whole text between " and ".`,
  ],
  ["f({ title 'a' })", `1:10 A colon is missing between "title" and 'a'. | Put a colon here.`],
  ["f({ title\n  url: 'a' })", '1:10 A comma is missing before "url". | Put a comma here.'],
  ["f({ title = 'a' })", '1:11 Unexpected "=". | Write ":" in place of "=".'],
  ["f({ title: 'a'; })", '1:15 Expected "}" but found ";". | Write a comma in place of ";".'],
  ["f({ my-title: 'a' })", '1:7 Expected "}" but found "-". | Put a name that has "-" between quotes.'],
  ['f({ title: ‘a’ })', `1:12 Unexpected "‘". | Write ' or " in place of ‘.`],
  ['f({ a: 1,, b: 2 })', '1:10 Expected identifier but found ",". | Remove this comma, or write what is missing before it.'],
  [
    'f({\n  a: 1,\n)',
    '3:1 Expected identifier but found ")". | Close the "{" of line 1 with "}" before this ")", or remove this ")".',
  ],
  ['f({\n  a: [1,\n})', '3:1 Unexpected "}". | Close the "[" of line 2 with "]" before this "}", or remove this "}".'],
  ['f({\n  a: 1,\n}\n', '4:1 Expected ")" but found end of file. | Close the "(" of line 1 with ")".'],
  ['f({ a: 1 }))', '1:12 Expected ";" but found ")". | Remove this ")", which closes nothing.'],
  ['f({ a: g(1, 2,\n  b: 3 })', '2:4 Expected ")" but found ":". | Put entries with names between "{" and "}".'],
  ['f({ a: g(1, 2\n  b: 3 })', '2:3 Expected ")" but found "b". | Close the "(" of line 1 with ")" before "b".'],
  [
    'function a() {\n  const b = f(1\n  return b\n}',
    '3:3 Expected ")" but found "return". | Close the "(" of line 2 with ")" before "return".',
  ],
  ['f(1\ng(2)', '1:4 A comma is missing before "g". | Put a comma here. Or close the "(" of line 1 with ")".'],
  ['f({\n  a: 1\n  return: 2,\n})', '2:7 A comma is missing before "return". | Put a comma here.'],
  ["import { a from 'b'", '1:12 Expected "}" but found "from". | Close the "{" of line 1 with "}" before "from".'],
  ["import { a } 'b'", `1:14 Expected "from" but found "'b'". | Write \`from\` between the names and the module.`],
  [
    'const a = 1\nconst a = 2',
    '2:7 The symbol "a" has already been declared. | Correct the code at this place. The symbol "a" was originally declared in line 1.',
  ],
  // Nothing more is known than what the parser says.
  ['f({ a:: 1 })', '1:7 Unexpected ":". | Correct the code at this place.'],
])('%j', async (code, expected) => expect(await problemIn(code)).toBe(expected))

test('JSX in a file for plain code is told by the name of the file', async () => {
  const hint = 'Rename the file to b.tsx if this is JSX.'
  expect(await problemIn('f({ a: <b>x</b> })', 'b.ts')).toBe(`1:19 Unterminated regular expression. | ${hint}`)
})

test('an apostrophe in JSX hides nothing and claims nothing', async () => {
  const code = "const a = <p>Don't</p>\nf({ a: 1 b: 2 })"
  expect(await problemIn(code, 'c.tsx')).toBe('2:10 Expected "}" but found "b". | Correct the code at this place.')
})

test.each([
  ['kit', 'export const kits = 1', 'Write "kits", the closest name, or export "kit" there.'],
  ['kit', 'export const other = 1', 'Export "kit" there, or correct the name.'],
  ['kit', 'const kit = 1\nkit', 'Export "kit" there, or correct the name.'],
])('a file that does not export %s: %j', async (name, code, hint) => {
  writeFileSync(join(root, 'parts.ts'), code)
  const problem = await problemIn(`import {\n  ${name},\n} from './parts.ts'\n${name}()`)
  expect(problem).toBe(`2:3 The file "parts.ts" exports no "${name}". | ${hint}`)
})

test('what a namespace lacks is no problem', async () => {
  writeFileSync(join(root, 'parts.ts'), 'const kit = 1\nkit')
  expect(await problemIn("import * as parts from './parts.ts'\nparts.kit")).toContain('undefined:undefined')
})
