import { expect, test } from 'vitest'
import type { Diagnostic, ResolvedSite, SiteOutput, SiteOutputFile, SourceRange } from '@docgen/model'
import { claimsOfOutput, type OutputClaimsInput, type PlacedOutput } from './output-claims.ts'

const inConfig: SourceRange = { file: 'docgen.config.ts', line: 2, column: 3 }

async function claim(
  files: SiteOutput['files'],
  {
    codeKey = 'code',
    title = 'Kit',
    wait,
    ...placed
  }: Partial<PlacedOutput> & Pick<OutputClaimsInput, 'wait'> & { readonly codeKey?: string; readonly title?: string } = {},
) {
  const late: string[] = []
  const { claims, diagnostics } = await claimsOfOutput(
    {
      output: { name: 'list', files },
      name: 'the output "list"',
      at: inConfig,
      plugin: 'lists',
      ...placed,
    },
    {
      // The outputs here look at nothing else.
      site: { config: { title } } as ResolvedSite,
      codeKey,
      hashOf: (content) => `hash of ${typeof content === 'string' ? content : content.join()}`,
      report: (finding) => late.push(textOf(finding)),
      wait,
      config: { root: '/site', configFiles: [{ file: 'lists.ts', text: '' }] },
    },
  )
  return { files: claims.map(({ file }) => file), hints: claims.map(({ hint }) => hint), found: diagnostics.map(textOf), late }
}

const textOf = ({ line, column, code, message }: Diagnostic): string => `${line}:${column} ${code} ${message}`
const keyOf = async (file: SiteOutputFile, codeKey = 'code') => (await claim(() => [file], { codeKey })).files[0]?.key

test('text and bytes have the key of their contents, whatever made them', async () => {
  const one = await keyOf({ path: 'a.txt', contents: 'one' })
  expect(await keyOf({ path: 'a.txt', contents: 'one' }, 'other')).toBe(one)
  expect(await keyOf({ path: 'a.txt', contents: 'two' })).not.toBe(one)
  expect(await keyOf({ path: 'a.txt', contents: new Uint8Array([1]) })).not.toBe(
    await keyOf({ path: 'a.txt', contents: new Uint8Array([2]) }),
  )
})

test('contents with a key of their own are not made to know it, and the key covers the code too', async () => {
  const file: SiteOutputFile = { path: 'a.txt', key: 'one', contents: () => expect.unreachable() }
  const key = await keyOf(file)
  expect(await keyOf(file)).toBe(key)
  expect(await keyOf({ ...file, key: 'two' })).not.toBe(key)
  expect(await keyOf(file, 'other code')).not.toBe(key)
})

test('the key of a file covers what its output is given of the config', async () => {
  const file: SiteOutputFile = { path: 'a.txt', key: 'one', contents: () => expect.unreachable() }
  const [one, other] = [await claim(() => [file]), await claim(() => [file], { title: 'Tool' })]
  expect(one.files[0]?.key).not.toBe(other.files[0]?.key)
})

test('bytes with a key are drawn when they are asked for, and one that throws is told of then', async () => {
  let drawn = 0
  const { files, late } = await claim(() => [
    { path: 'a.png', key: 'one', bytes: () => Uint8Array.of(++drawn) },
    { path: 'b.png', key: 'two', bytes: async () => Uint8Array.of(7) },
    { path: 'c.png', key: 'three', bytes: () => raise() },
    { path: 'd.png', key: 'four', bytes: async () => raise() },
  ])
  expect(drawn).toBe(0)
  const made = files.map(async ({ contents }) => (contents.kind === 'drawn' ? [...(await contents.bytes())] : undefined))
  expect(await Promise.all(made)).toEqual([[1], [7], [], []])
  const noInk = expect.stringMatching(/plugin-failed .*no ink/)
  expect(late).toEqual([noInk, noInk])
})

function raise(): never {
  throw new Error('no ink')
}

test.each(['../a.txt', '/etc/passwd', 'a//b.txt', 'a\\b.txt', 'con.txt', '.docgen-output', ''])(
  'the path %j is refused, and the files beside it are made',
  async (path) => {
    const { files, found } = await claim(() => [
      { path, contents: 'x' },
      { path: 'ok.txt', contents: 'x' },
    ])
    expect(files.map((file) => String(file.path))).toEqual(['ok.txt'])
    expect(found).toEqual([
      expect.stringMatching(
        /^2:3 plugin-failed The output "list" of the plugin "lists" failed: ".*" cannot be a path of the site: /,
      ),
    ])
    expect(found.join().includes('it begins with "/"')).toBe(path.startsWith('/'))
  },
)

test('a path that is written as a route says so', async () => {
  const { found } = await claim(() => [{ path: '/feed.json', contents: '' }])
  expect(found).toEqual([
    expect.stringContaining(
      '"/feed.json" cannot be a path of the site: it begins with "/", but is relative to the output folder.',
    ),
  ])
})

test('a generator is ended where one of its files is none', async () => {
  let hasEnded = false
  const { files, found } = await claim(async function* () {
    try {
      yield { path: 'a.txt', contents: 'x' }
      // As JavaScript hands it over.
      yield 'b.txt' as unknown as SiteOutputFile
    } finally {
      hasEnded = true
    }
  })
  expect(files).toHaveLength(1)
  expect(found).toHaveLength(1)
  expect(hasEnded).toBe(true)
})

const file = { done: false, value: { path: 'a.txt', contents: 'x' } } as const
const noFile = { done: false, value: 'b.txt' as unknown as SiteOutputFile } as const
const end = { done: true, value: undefined } as const

test.each<[string, readonly (IteratorResult<SiteOutputFile> | Error)[], number]>([
  ['gives what is no file', [file, noFile], 1],
  ['is at its end', [file, end], 0],
  ['has thrown, and so has ended itself', [file, new Error('no luck')], 0],
])('an iterator that %s is closed only if it has not ended by itself', async (_, results, times) => {
  let ended = 0
  let given = 0
  const next = async (): Promise<IteratorResult<SiteOutputFile>> => {
    const result = results[given++] ?? end
    if (result instanceof Error) throw result
    return result
  }
  const ending = async (): Promise<IteratorResult<SiteOutputFile>> => {
    ended++
    return end
  }
  const { files } = await claim(() => ({ [Symbol.asyncIterator]: () => ({ next, return: ending }) }))
  expect([files.length, ended]).toEqual([1, times])
})

test.each([
  ['the sitemap', 'The sitemap'],
  ['list of the pages', 'list of the pages'],
])('whoever waits for the output "%s" learns its name', async (name, expected) => {
  const waited: string[] = []
  const wait: OutputClaimsInput['wait'] = async (promised, what) => {
    waited.push(what)
    return promised
  }
  const { files } = await claim(async () => [{ path: 'a.txt', key: 'a', contents: async () => 'x' }], { name, wait })
  const made = files[0]?.contents
  expect(made?.kind === 'text' && (await made.text())).toBe('x')
  expect([...new Set(waited)]).toEqual([expected])
})

test('what throws is a finding, and what was made before stays', async () => {
  const { files, found } = await claim(function* () {
    yield { path: 'a.txt', contents: 'x' }
    throw new Error('no luck')
  })
  expect(files).toHaveLength(1)
  expect(found).toEqual(['2:3 plugin-failed The output "list" of the plugin "lists" failed: no luck'])
})

test('contents that throw are a finding once they are made', async () => {
  const contents = () => {
    throw new Error('too late')
  }
  const { files, found, late } = await claim(() => [{ path: 'a.txt', key: 'k', contents }])
  expect([found, late]).toEqual([[], []])
  const made = files[0]?.contents
  expect(made?.kind === 'text' && (await made.text())).toBe('')
  expect(late).toEqual(['2:3 plugin-failed The output "list" of the plugin "lists" failed: too late'])
})

test('contents of another type are refused', async () => {
  // As a config without types would have it.
  const file = { path: 'a.txt', contents: 3 } as unknown as SiteOutputFile
  expect((await claim(() => [file])).found).toEqual([
    '2:3 plugin-failed The output "list" of the plugin "lists" failed: the contents of "a.txt" are neither text nor bytes.',
  ])
})

test.each<[unknown, string]>([
  [undefined, '`files` returned undefined and no list. Return `[{ path, contents }]`.'],
  ['a.txt', '`files` returned "a.txt" and no list. Return `[{ path, contents }]`.'],
  [{ path: 'a.txt', contents: 'x' }, '`files` returned an object and no list. Return `[{ path, contents }]`.'],
  [null, '`files` returned null and no list. Return `[{ path, contents }]`.'],
  [[null], 'file 1 is null. Return each file as `{ path, contents }`.'],
  [[{ path: 'a.txt', contents: 'x' }, 3], 'file 2 is 3. Return each file as `{ path, contents }`.'],
  [[{ contents: 'x' }], 'file 1 has undefined as its "path", which must be a string.'],
])('a list of files is what its type says, but for %j, which says what to return', async (returned, reason) => {
  // As a config without types would have it.
  const { found } = await claim(() => returned as readonly SiteOutputFile[])
  expect(found).toEqual([`2:3 plugin-failed The output "list" of the plugin "lists" failed: ${reason}`])
})

test.each<object>([{ contents: () => 'x' }, { contents: () => 'x', key: undefined }, { bytes: () => new Uint8Array() }])(
  'a function without a key is refused: it would never be called again',
  async (file) => {
    const { files, found } = await claim(() => [{ path: 'a.txt', ...file } as unknown as SiteOutputFile])
    expect(files).toEqual([])
    expect(found).toEqual([
      '2:3 plugin-failed The output "list" of the plugin "lists" failed: the file "a.txt" has undefined as its "key". A function needs a string that changes with everything that its result depends on.',
    ])
  },
)

test('contents with a key that turn out to be of another type are a finding once they are made', async () => {
  const made = (...values: unknown[]) =>
    values.map((value, index) => ({ path: `${index}.txt`, key: 'k', contents: () => value }) as unknown as SiteOutputFile)
  const drawn = { path: 'a.bin', key: 'k', bytes: () => 'text' } as unknown as SiteOutputFile
  const { files, found, late } = await claim(() => [...made(undefined, 3, new Uint8Array()), drawn])
  expect(found).toEqual([])
  for (const { contents } of files) {
    if (contents.kind === 'text') expect(await contents.text()).toBe('')
    if (contents.kind === 'drawn') expect(await contents.bytes()).toEqual(new Uint8Array())
  }
  const failed = '2:3 plugin-failed The output "list" of the plugin "lists" failed: the'
  expect(late).toEqual([
    `${failed} contents of "0.txt" are undefined and no text.`,
    `${failed} contents of "1.txt" are 3 and no text.`,
    `${failed} contents of "2.txt" are an object and no text.`,
    `${failed} bytes of "a.bin" are "text".`,
  ])
})

test('contents are written as they are', async () => {
  const bytes = new Uint8Array([1, 2])
  const { files } = await claim(() => [
    { path: 'a.txt', contents: 'one' },
    { path: 'b.bin', contents: bytes },
    { path: 'c.txt', key: 'k', contents: () => 'three' },
  ])
  const [text, binary, late] = files.map(({ contents }) => contents)
  expect(text?.kind === 'text' && (await text.text())).toBe('one')
  expect(binary).toEqual({ kind: 'bytes', bytes })
  expect(late?.kind === 'text' && (await late.text())).toBe('three')
})

test.each([
  [inConfig, 'Give one of the two another path.'],
  [undefined, 'Give one of the two another name.'],
])('an author changes the path of an output at %j, and the name of what docgen makes', async (at, hint) =>
  expect((await claim(() => [{ path: 'a.txt', contents: 'x' }], { at })).hints).toEqual([hint]),
)

test.each([
  ['the sitemap', '1:1 plugin-failed The sitemap failed: no luck'],
  ['list of the pages', '1:1 plugin-failed list of the pages failed: no luck'],
])('what docgen makes by itself as "%s" fails at the start of the config', async (name, found) => {
  const files = () => {
    throw new Error('no luck')
  }
  expect((await claim(files, { name, at: undefined, plugin: undefined })).found).toEqual([found])
})

test.each<[string, SiteOutput['files'], readonly string[], readonly string[]]>([
  ['a promise', async () => [{ path: 'a.txt', contents: 'x' }], ['a.txt'], []],
  [
    'an async generator',
    async function* () {
      yield { path: 'a.txt', contents: 'x' }
      yield await Promise.resolve({ path: 'b.txt', contents: 'x' })
    },
    ['a.txt', 'b.txt'],
    [],
  ],
  ['a promise that is rejected', () => Promise.reject(new Error('no luck')), [], ['no luck']],
  [
    'an async generator that throws',
    async function* () {
      yield { path: 'a.txt', contents: 'x' }
      throw new Error('no luck')
    },
    ['a.txt'],
    ['no luck'],
  ],
])('the files of %s are awaited', async (_, given, paths, reasons) => {
  const { files, found } = await claim(given)
  expect(files.map(({ path }) => String(path))).toEqual(paths)
  expect(found).toEqual(reasons.map((reason) => `2:3 plugin-failed The output "list" of the plugin "lists" failed: ${reason}`))
})

test('contents that are awaited may be rejected', async () => {
  const { files, late } = await claim(() => [
    { path: 'a.txt', key: 'a', contents: async () => 'one' },
    { path: 'b.txt', key: 'b', contents: () => Promise.reject(new Error('no luck')) },
  ])
  const texts = await Promise.all(files.map(async ({ contents }) => contents.kind === 'text' && (await contents.text())))
  expect(texts).toEqual(['one', ''])
  expect(late).toEqual(['2:3 plugin-failed The output "list" of the plugin "lists" failed: no luck'])
})

test('what its code throws is told at the line that throws', async () => {
  const error = Object.assign(new Error('no luck'), { stack: 'Error: no luck\n    at files (file:///site/lists.ts:7:9)' })
  const contents = (): never => {
    throw error
  }
  expect((await claim(contents)).found).toEqual(['7:9 plugin-failed The output "list" of the plugin "lists" failed: no luck'])
  const { files, late } = await claim(() => [{ path: 'a.txt', key: 'a', contents }])
  const made = files[0]?.contents
  await (made?.kind === 'text' ? made.text() : expect.unreachable())
  expect(late).toEqual(['7:9 plugin-failed The output "list" of the plugin "lists" failed: no luck'])
})
