// The guides and the reference build on CommonJS, as their packages do: what a sample imports is there, and no module awaits at its top.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { siteFolder } from './accounts-site.ts'
import { siteRequire } from './guide-code.ts'

interface Sample {
  readonly page: string
  readonly title: string | undefined
  readonly code: string
}

const fence = /^ *```tsx?\b([^\n]*)\n([\s\S]*?)^ *```$/gm

const samples: readonly Sample[] = ['docs', 'reference/comments'].flatMap((folder) =>
  readdirSync(join(siteFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const page = `${folder}/${file}`
      const text = readFileSync(join(siteFolder, page), 'utf8')
      return [...text.matchAll(fence)].map(([, meta = '', code = '']) => ({
        page,
        title: / title="([^"]+)"/.exec(meta)?.[1],
        code,
      }))
    }),
)

/** They say that they are for ES modules, or run in a browser. */
const esModules = new Set([
  'docs/databases/typeorm.md connection.ts',
  'docs/databases/typeorm.md accounts.ts',
  'docs/databases/mikro-orm.md orm.ts',
  'docs/databases/mikro-orm.md create-user.ts',
  'docs/frameworks/nest.md main.ts',
  'docs/frameworks/fastify.md accounts-client.ts',
])

test('no file of the guides awaits at its top, and no sample that connects to a database', () => {
  const awaiting = samples.filter(
    ({ title, code }) => (title !== undefined || /\bconnect\(|createConnection/.test(code)) && awaitsAtTop(code),
  )
  const names = awaiting.map(({ page, title }) => `${page} ${title}`).filter((name) => !esModules.has(name))
  // The package is not released, and its factory is what the sample shows.
  expect(names.filter((name) => !name.startsWith('reference/comments/module-'))).toEqual([])
})

test('what samples import of accounts-js and of the driver is there', () => {
  const missing = samples.flatMap(({ page, code }) =>
    importsOf(code)
      .filter(([name]) => /^(@accounts\/|mongodb$)/.test(name))
      .flatMap(([name, imported]) => {
        const loaded = loadedOf(name)
        return loaded === undefined || imported in loaded ? [] : [`${page}: ${imported} of ${name}`]
      }),
  )
  expect(missing.filter((line) => !line.startsWith('docs/next-version.md') && !/AuthenticationServicesToken/.test(line))).toEqual(
    [],
  )
})

function fileOf(code: string): ts.SourceFile {
  return ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2022, true)
}

function awaitsAtTop(code: string): boolean {
  const awaits = (node: ts.Node): boolean =>
    !ts.isFunctionLike(node) && (ts.isAwaitExpression(node) || (ts.forEachChild(node, awaits) ?? false))
  return awaits(fileOf(code))
}

/** Packages with a name that is imported for its value: what TypeScript keeps of the code. */
function importsOf(code: string): readonly (readonly [packageName: string, imported: string])[] {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX }
  const { outputText } = ts.transpileModule(code, { compilerOptions, fileName: 'sample.tsx' })
  return fileOf(outputText)
    .statements.filter(ts.isImportDeclaration)
    .flatMap(({ importClause, moduleSpecifier }) => {
      const { namedBindings } = importClause ?? {}
      if (!namedBindings || !ts.isNamedImports(namedBindings) || !ts.isStringLiteral(moduleSpecifier)) return []
      return namedBindings.elements.map(({ propertyName, name }) => [moduleSpecifier.text, (propertyName ?? name).text] as const)
    })
}

/** Some packages are in no registry; their guides say so. */
function loadedOf(name: string): object | undefined {
  try {
    return siteRequire(name)
  } catch {
    return undefined
  }
}
