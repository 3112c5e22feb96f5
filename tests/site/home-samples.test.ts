// The code on the home page, as TypeScript sees it with the packages that the site documents.
import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { choices, clientSample, serverSample, type Option } from '../../site/home/samples.ts'
import { siteFolder } from './accounts-site.ts'

const [strategies, transports, databases] = choices.map(({ options }) => options.map(({ value }) => value))
const combinations = (strategies ?? []).flatMap((strategy) =>
  (transports ?? []).flatMap((transport) =>
    (databases ?? []).map((database): readonly Option[] => [strategy, transport, database]),
  ),
)
const sampleFile = (name: string): string => join(siteFolder, `sample-${name}.ts`)

/** Files beside a server that samples import: the guide of each shows it. */
const besides = {
  [join(siteFolder, 'github-provider.ts')]: fenceOf('strategies/oauth.md', 'github-provider.ts'),
  [join(siteFolder, 'memory-database.ts')]: readFileSync(join(siteFolder, 'samples/memory-database.ts'), 'utf8'),
}

test('the code of the home page compiles, whatever parts are chosen', () => {
  expect(combinations).toHaveLength(12)
  const servers = combinations.map((chosen) => [sampleFile(chosen.join('-')), serverSample(chosen)] as const)
  expect(findingsIn({ ...Object.fromEntries(servers), [sampleFile('client')]: clientSample })).toEqual([])
})

test('a sample that is wrong does not', () => {
  const code = serverSample(combinations[0] ?? []).replace('tokenSecret,', 'tokenSecrets: tokenSecret,')
  expect(findingsIn({ [sampleFile('wrong')]: code })).toEqual([expect.stringContaining('tokenSecret')])
})

function fenceOf(guide: string, title: string): string {
  const text = readFileSync(join(siteFolder, 'docs', guide), 'utf8')
  const [, code] = new RegExp(`^\`\`\`ts[^\n]*title="${title}"[^\n]*\n(.*?)^\`\`\`$`, 'ms').exec(text) ?? []
  if (code === undefined) throw new Error(`${guide} has no code with the title ${title}.`)
  return code
}

/** The files are none of the disk; their place decides which packages are found. */
function findingsIn(files: Readonly<Record<string, string>>): readonly string[] {
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
  const texts: Readonly<Record<string, string>> = { ...besides, ...files }
  host.fileExists = (path) => path in texts || fileExists(path)
  host.getSourceFile = (path, target) => {
    const text = texts[path]
    return text === undefined ? getSourceFile(path, target) : ts.createSourceFile(path, text, target)
  }
  const program = ts.createProgram(Object.keys(files), options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
