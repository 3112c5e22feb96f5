import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const declarations = `
/**
 * @param text - What to cut.
 * @param [size=10] - How long.
 * @param [mark='[…]'] What stands for the rest.
 * @param [list=[1, [2]]] A list.
 * @param [words=the words of the page] Some words.
 * @param [own=1] Has another one in code.
 * @param [required=1] Cannot be left out.
 * @param [plain] None.
 * @param [open=1
 */
export declare function cut(
  text: string, size?: number, mark?: string, list?: unknown[], words?: string, plain?: string, open?: number): void
export function own(size = 2, required: number): void {}
`

const script = `
/**
 * @typedef {object} Options
 * @property {string} [title="None"] - Its title.
 * @property {number} depth
 */
/**
 * @param {string} text
 * @param {number} [size=10] How long.
 * @param {object} [more]
 * @param {string} [more.mark='x'] - The mark.
 */
export function cut(text, size, more) {}
`

test('the default in the brackets of a tag is that of the parameter', async () => {
  const files = {
    'kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
    'kit/index.ts': declarations,
    'plain/package.json': '{ "name": "plain", "version": "1.0.0", "exports": "./index.js" }',
    'plain/index.js': script,
  }
  const entries = entriesById(await loadReference(files, { packages: [{ folder: 'kit' }, { folder: 'plain' }] }))
  const parametersOf = (id: string) => {
    const entry = entries[id]
    return entry?.kind === 'function' ? (entry.signatures[0]?.parameters ?? []) : []
  }
  const defaultsOf = (id: string) => Object.fromEntries(parametersOf(id).map(({ name, defaultValue }) => [name, defaultValue]))
  expect(defaultsOf('kit!cut')).toEqual({ size: '10', mark: "'[…]'", list: '[1, [2]]' })
  expect(parametersOf('kit!cut')[1]).toMatchObject({ isOptional: true, text: { markdown: 'How long.' } })
  expect(defaultsOf('kit!own')).toEqual({ size: '2' })
  expect(defaultsOf('plain!cut')).toEqual({ size: '10' })
  const more = parametersOf('plain!cut')[2]?.type
  expect(more?.kind === 'object' && more.members).toMatchObject([{ name: 'mark', defaultValue: "'x'" }])
  const options = entries['plain!Options']
  const members = options?.kind === 'interface' ? options.members : []
  expect(members.map((member) => [member.name, 'defaultValue' in member ? member.defaultValue : undefined])).toEqual([
    ['depth', undefined],
    ['title', '"None"'],
  ])
})
