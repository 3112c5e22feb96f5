import { expect, test } from 'vitest'
import type { Diagnostic, ResolvedSite, SiteOutputFile } from '@docgen/model'
import { claimsOfOutput } from './output-claims.ts'

function claim(files: () => Iterable<SiteOutputFile>, codeKey = 'code') {
  const late: string[] = []
  const { claims, diagnostics } = claimsOfOutput(
    {
      output: { name: 'list', files },
      name: 'the output "list"',
      at: { file: 'docgen.config.ts', line: 2, column: 3 },
      plugin: 'lists',
    },
    {
      // The outputs here do not look at it.
      site: {} as ResolvedSite,
      codeKey,
      hashOf: (content) => `hash of ${typeof content === 'string' ? content : content.join()}`,
      report: (finding) => late.push(textOf(finding)),
      startOfConfig: { file: 'docgen.config.ts', line: 1, column: 1 },
    },
  )
  return { files: claims.map(({ file }) => file), found: diagnostics.map(textOf), late }
}

const textOf = ({ line, column, code, message }: Diagnostic): string => `${line}:${column} ${code} ${message}`
const keyOf = (file: SiteOutputFile, codeKey?: string) => claim(() => [file], codeKey).files[0]?.key

test('text and bytes have the key of their contents, whatever made them', () => {
  expect(keyOf({ path: 'a.txt', contents: 'one' }, 'other')).toBe(keyOf({ path: 'a.txt', contents: 'one' }))
  expect(keyOf({ path: 'a.txt', contents: 'one' })).not.toBe(keyOf({ path: 'a.txt', contents: 'two' }))
  expect(keyOf({ path: 'a.txt', contents: new Uint8Array([1]) })).not.toBe(
    keyOf({ path: 'a.txt', contents: new Uint8Array([2]) }),
  )
})

test('contents with a key of their own are not made to know it, and the key covers the code too', () => {
  const file: SiteOutputFile = { path: 'a.txt', key: 'one', contents: () => expect.unreachable() }
  expect(keyOf(file)).toBe(keyOf(file))
  expect(keyOf(file)).not.toBe(keyOf({ ...file, key: 'two' }))
  expect(keyOf(file)).not.toBe(keyOf(file, 'other code'))
})

test('bytes with a key are drawn when they are asked for, and one that throws is told of then', () => {
  let drawn = 0
  const { files, late } = claim(() => [
    { path: 'a.png', key: 'one', bytes: () => Uint8Array.of(++drawn) },
    { path: 'b.png', key: 'two', bytes: () => raise() },
  ])
  expect(drawn).toBe(0)
  const [bytes, none] = files.map(({ contents }) => (contents.kind === 'drawn' ? [...contents.bytes()] : undefined))
  expect([bytes, none]).toEqual([[1], []])
  expect(late).toEqual([expect.stringMatching(/plugin-failed .*no ink/)])
})

function raise(): never {
  throw new Error('no ink')
}

test.each(['../a.txt', '/etc/passwd', 'a//b.txt', 'a\\b.txt', 'con.txt', '.docgen-output', ''])(
  'the path %j is refused, and the files beside it are made',
  (path) => {
    const { files, found } = claim(() => [
      { path, contents: 'x' },
      { path: 'ok.txt', contents: 'x' },
    ])
    expect(files.map((file) => String(file.path))).toEqual(['ok.txt'])
    expect(found).toEqual([
      expect.stringMatching(
        /^2:3 plugin-failed The output "list" of the plugin "lists" failed: ".*" cannot be a path of the site: /,
      ),
    ])
  },
)

test('what throws is a finding, and what was made before stays', () => {
  const { files, found } = claim(function* () {
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
  const { files, found, late } = claim(() => [{ path: 'a.txt', key: 'k', contents }])
  expect([found, late]).toEqual([[], []])
  const made = files[0]?.contents
  expect(made?.kind === 'text' && (await made.text())).toBe('')
  expect(late).toEqual(['2:3 plugin-failed The output "list" of the plugin "lists" failed: too late'])
})

test('contents of another type are refused', () => {
  // As a config without types would have it.
  const file = { path: 'a.txt', contents: 3 } as unknown as SiteOutputFile
  expect(claim(() => [file]).found).toEqual([
    '2:3 plugin-failed The output "list" of the plugin "lists" failed: the contents of "a.txt" are neither text nor bytes.',
  ])
})
