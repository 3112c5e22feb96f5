// The code on the home page, as TypeScript sees it with the packages that the site documents.
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { clientSample, serverSample } from '../../site/home/samples.ts'
import { siteFolder } from './accounts-site.ts'

test.each([
  ['server.ts', serverSample],
  ['client.ts', clientSample],
])('the sample %s compiles', (name, code) => expect(findingsIn(join(siteFolder, `sample-${name}`), code)).toEqual([]))

test('a sample that is wrong does not', () =>
  expect(
    findingsIn(join(siteFolder, 'sample-wrong.ts'), serverSample.replace('tokenSecret,', 'tokenSecrets: tokenSecret,')),
  ).toEqual([expect.stringContaining('tokenSecret')]))

/** `file` is no file of the disk; its place decides which packages are found. */
function findingsIn(file: string, code: string): readonly string[] {
  // The driver of the database comes with its adapter: the site has no other use for it.
  const adapter = dirname(dirname(realpathSync(join(siteFolder, 'node_modules/@accounts/mongo'))))
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    esModuleInterop: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
    typeRoots: [join(siteFolder, 'node_modules/@types')],
    paths: { mongodb: [join(adapter, '@types/mongodb/index.d.ts')] },
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => path === file || fileExists(path)
  host.getSourceFile = (path, target) => (path === file ? ts.createSourceFile(path, code, target) : getSourceFile(path, target))
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
