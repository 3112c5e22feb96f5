// The code on the home page, as TypeScript sees it and as Node.js runs it with the packages that the site documents.
import { readFileSync, realpathSync } from 'node:fs'
import { Server } from 'node:http'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choices, clientSample, commonPackages, packages, serverSample, type Option } from '../../site/home/samples.ts'
import { siteFolder } from './accounts-site.ts'
import { runCode, runGuide } from './guide-code.ts'
import { addressOf } from './serve.ts'

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

/** What a server that has the strategy answers: an operation that lacks something, and one of its mutations. */
const answers: Partial<Record<Option, { path: string; body: object; message: string; mutation: string }>> = {
  password: {
    path: 'password/register',
    body: { user: {} },
    message: 'Username or Email is required',
    mutation: 'createUser',
  },
  'magic-link': {
    path: 'magiclink/requestMagicLinkEmail',
    body: {},
    message: 'Invalid email',
    mutation: 'requestMagicLinkEmail',
  },
  oauth: { path: 'oauth/authenticate', body: { provider: 'none' }, message: 'Invalid provider', mutation: 'authenticate' },
}

beforeEach(() => void vi.stubEnv('TOKEN_SECRET', 'for tests'))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test.each(combinations.map((chosen) => [chosen.join(', '), chosen] as const))('the server with %s runs', async (_, chosen) => {
  const address = await addressOf(await startedServer(serverSample(chosen)))
  const post = async (path: string, body: object) =>
    (
      await fetch(`${address}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()
  const expected = answers[chosen[0] ?? 'password']
  if (expected === undefined) throw new Error(`Say what a server with ${chosen[0]} answers.`)
  if (chosen.includes('rest'))
    expect(await post(`accounts/${expected.path}`, expected.body)).toMatchObject({ message: expected.message })
  else {
    const { data } = await post('graphql', { query: '{ mutations: __type(name: "Mutation") { fields { name } } }' })
    expect(data.mutations.fields).toContainEqual({ name: expected.mutation })
  }
})

test.each(combinations.map((chosen) => [chosen.join(', '), chosen] as const))('what %s imports is installed', (_, chosen) => {
  const line = [commonPackages, ...chosen.flatMap((option) => packages[option] ?? [])].join(' ')
  const installed = line.split(' ').map((name) => name.replace(/(?<=.)@[\d.]+$/, ''))
  const imported = [...serverSample(chosen).matchAll(/^import (?:.* from )?'([^'.][^']*)'$/gm)].map(([, name = '']) => name)
  expect(installed).toEqual(expect.arrayContaining(imported.filter((name) => !isBuiltin(name))))
  expect(new Set(installed).size).toBe(installed.length)
})

test('the majors to install are those that the packages were made for', () => {
  const manifest = (name: string) => JSON.parse(readFileSync(join(siteFolder, 'node_modules', name, 'package.json'), 'utf8'))
  expect(manifest('@accounts/mongo').dependencies.mongodb).toMatch(/^\^3\./)
  expect(packages.mongo).toContain('mongodb@3')
  expect(manifest('@accounts/rest-express').dependencies.express).toMatch(/^\^4\./)
  expect(packages.rest).toContain('express@4')
  expect(manifest('@accounts/graphql-api').peerDependencies.graphql).toMatch(/\^15\.0\.0$/)
  expect(packages.graphql).toContain('graphql@15')
})

/** Runs the code of a server and returns what it made listen, before it does: a test listens on a port that is free. */
function startedServer(code: string): Promise<Server> {
  const collection = () => ({})
  return new Promise((resolve) => {
    vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
      vi.restoreAllMocks()
      resolve(this)
      return this
    })
    runCode(
      code,
      {
        './github-provider': runGuide('strategies/oauth.md', 'github-provider.ts'),
        './memory-database': runGuide('databases/overview.md', 'memory-database.ts'),
      },
      {
        mongodb: { MongoClient: { connect: async () => ({ db: () => ({ collection }) }) } },
      },
    )
  })
}

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
