import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageLocation, SampleModule, SampleUnit } from '@docgen/model'
import { createSite, type TestSite } from '../testing/create-site.ts'
import { createStoringMemory } from '../thread-memory.ts'
import { createCheckUnits } from './check-units.ts'
import { createCheckedSamples } from './checked-samples.ts'
import type { CheckUnits, SampleRequest } from './sample-check.ts'

const createPackages = (): TestSite =>
  createSite({
    'kit/index.d.ts': `export interface Options { size: number; name?: string }
export declare class Box { constructor(options: Options); open(deep: boolean): Promise<void>; static all: Box[] }
export declare enum State { Open, Shut }
export declare function boxOf(name: string): Box
export declare namespace Parts { interface Screw { turns: number } }
export type Size = { width: number }
`,
    'shop/index.d.ts': `export { Box } from 'kit'\nexport declare const shop: import('kit').Box\n`,
    'docs/real.ts': 'export const real = 1\n',
  })

const packagesOf = (root: string): readonly PackageLocation[] =>
  ['kit', 'shop'].map((name) => ({
    name,
    realFolder: `${root}/${name}`,
    entryPoints: [{ specifier: name, file: `${root}/${name}/index.d.ts` }],
  }))

/** Each checker starts TypeScript in a folder, so the tests that leave the packages as they are share one, as edits of a session do. */
let shared: TestSite
const checkUnitsOfAll = createCheckUnits(createStoringMemory())

beforeAll(() => {
  shared = createPackages()
})

afterAll(() => shared.remove())

const moduleOf = (code: string, more: Partial<SampleModule> = {}): SampleModule => ({
  language: 'ts',
  code,
  sees: [],
  isChecked: true,
  ...more,
})

const pageOf = (...modules: readonly SampleModule[]): SampleUnit => ({ file: 'docs/a.md', isFile: false, modules })

const check = async (
  units: readonly SampleUnit[],
  options: SampleRequest['options'] = {},
  { root }: TestSite = shared,
  checkUnits: CheckUnits = checkUnitsOfAll,
) => checkUnits({ root, packages: packagesOf(root), options, units })

const findingsOf = async (unit: SampleUnit, options?: SampleRequest['options'], site?: TestSite) => {
  const { units } = await check([unit], options, site)
  return (units[0]?.findings ?? []).map(
    ({ module, line, column, typeScriptCode }) => `${module} ${line}:${column} TS${typeScriptCode}`,
  )
}

const importKit = `import { Box, State } from 'kit'\n`

describe('finds', () => {
  test.each<[string, SampleUnit, readonly string[]]>([
    ['nothing in what is right', pageOf(moduleOf(`${importKit}await new Box({ size: 1 }).open(State.Open === 0)`)), []],
    ['a type that does not fit', pageOf(moduleOf(`${importKit}new Box({ size: 'big' })`)), ['0 2:11 TS2322']],
    ['no other error beside one of syntax', pageOf(moduleOf(`new Box(\nunknown {`)), ['0 2:9 TS1005']],
    [
      'what another sample of the page exports',
      pageOf(moduleOf('export const a = 1', { title: 'a.ts' }), moduleOf(`import { a } from './a'\na.x`)),
      ['1 2:3 TS2339'],
    ],
    [
      'the nearest above of two with one title',
      pageOf(
        moduleOf('export const a = 1', { title: 'src/a.ts' }),
        moduleOf(`export const a = 'x'`, { title: 'src/a.ts' }),
        moduleOf(`import { a } from './a.js'\nconst text: string = a`, { title: 'src/b.ts' }),
        moduleOf('export const a = 2', { title: 'src/a.ts' }),
      ),
      [],
    ],
    ['a file beside the page', pageOf(moduleOf(`import { real } from './real'\nreal.x`)), ['0 2:6 TS2339']],
    ['nothing of what is not there', pageOf(moduleOf(`import { a } from './none'`)), ['0 1:19 TS2307']],
    [
      'names of what it sees, also through others',
      pageOf(
        moduleOf(`import { Box } from 'kit'\nimport type { Options } from 'kit'\nconst options: Options = { size: 1 }`),
        moduleOf('const box = new Box(options)', { sees: [0] }),
        moduleOf('const other: Options = options\nbox.shut(other)', { sees: [1] }),
      ),
      ['2 2:5 TS2339'],
    ],
    [
      'its own names before those that it sees',
      pageOf(moduleOf('export const user = 1\nclass A {}'), moduleOf(`const user = 'x'\nuser.trim()\nnew A()`, { sees: [0] })),
      [],
    ],
    [
      'nothing in what continues what is not valid',
      pageOf(moduleOf('const a ='), moduleOf('a.b', { sees: [0] })),
      ['0 1:10 TS1109'],
    ],
    [
      'nothing in what is not checked, which others import',
      pageOf(
        moduleOf('export const a: string = 1', { title: 'a.ts', isChecked: false }),
        moduleOf(`import { a } from './a'\na.trim()`),
      ),
      [],
    ],
    ['errors of scripts', pageOf(moduleOf(`${importKit}new Box({ size: 'big' })`, { language: 'js' })), ['0 2:11 TS2322']],
  ])('%s', async (_, unit, expected) => expect(await findingsOf(unit)).toEqual(expected), 60_000)

  test('what one page declares for all modules in no other', async () => {
    const declaring = pageOf(moduleOf(`declare global { const everywhere: string }\neverywhere.trim()`))
    const using: SampleUnit = { ...pageOf(moduleOf('everywhere')), file: 'docs/b.md' }
    const { units } = await check([declaring, using])
    expect(units.map((unit) => unit?.findings.map(({ typeScriptCode }) => typeScriptCode))).toEqual([[], [2304]])
  }, 60_000)

  test('what a file of the site has against itself, at its own places', async () => {
    const unit: SampleUnit = { file: 'docs/shown.ts', isFile: true, modules: [moduleOf(`import { real } from './real'\nreal.x`)] }
    expect(await findingsOf(unit)).toEqual(['0 2:6 TS2339'])
  }, 60_000)

  test('a change of a file that a page shows: it is among those that were read', async () => {
    const shown: SampleUnit = { file: 'docs/real.ts', isFile: true, modules: [moduleOf('export const real = 1')] }
    const using = pageOf(moduleOf(`import { real } from './real'\nreal.trim()`))
    const { units, files } = await check([using, shown])
    expect(units[0]?.findings.map(({ typeScriptCode }) => typeScriptCode)).toEqual([2339])
    expect(files.filter((file) => file.endsWith('docs/real.ts'))).toHaveLength(1)
  }, 60_000)
})

test('messages hold names, and no paths', async () => {
  const code = `import { Bax } from 'kit'\nimport { boxOf } from 'kit'\nconst size: number = boxOf('x')`
  const { units } = await check([pageOf(moduleOf(code))])
  expect(units[0]?.findings.map(({ message, name, from }) => ({ message, name, from }))).toEqual([
    { message: `Module '"kit"' has no exported member 'Bax'.`, name: 'Bax', from: 'kit' },
    { message: `Type 'Box' is not assignable to type 'number'.`, name: undefined, from: undefined },
  ])
}, 60_000)

test('messages name imports of other samples as the code does', async () => {
  const unit = pageOf(
    moduleOf('export const a = 1', { title: 'src/a.ts' }),
    moduleOf(`import { b } from './src/a.js'\nimport c from './src/a'`),
  )
  const { units } = await check([unit])
  expect(units[0]?.findings.map(({ line, column, message, from }) => `${line}:${column} ${message} (${from})`)).toEqual([
    `1:10 Module '"./src/a.js"' has no exported member 'b'. (./src/a.js)`,
    `2:8 Module '"docs/a.md"' has no default export. (undefined)`,
  ])
}, 60_000)

test('modules that import each other are found, however many they are', async () => {
  const titles = Array.from({ length: 300 }, (_, index) => `m${index}.ts`)
  const unit = pageOf(
    ...titles.map((title, index) =>
      moduleOf(`import { at as other } from './m${(index + 7) % 300}'\nexport const at: number = other as 1\nother.x`, { title }),
    ),
  )
  const { units } = await check([unit])
  expect(new Set(units[0]?.findings.map(({ line, typeScriptCode }) => `${line} TS${typeScriptCode}`))).toEqual(
    new Set(['3 TS2339']),
  )
  expect(units[0]?.findings).toHaveLength(300)
}, 60_000)

describe('types of names', () => {
  const typesIn = async (code: string, options: SampleRequest['options'] = {}, language: SampleModule['language'] = 'ts') => {
    const { units } = await check([pageOf(moduleOf(code, { language }))], options)
    const lines = code.split('\n')
    return (units[0]?.types ?? []).flatMap(({ texts, places, overloads }) => {
      const others = new Map(overloads)
      return places.map(([line, column, length, text]) => [
        lines[line - 1]?.slice(column - 1, column - 1 + length),
        `${texts[text]}${others.has(text) ? ` +${others.get(text)}` : ''}`,
      ])
    })
  }

  test.each<readonly [name: string, code: string, expected: readonly (readonly [string, string])[]]>([
    [
      'variables, as they are known where they stand',
      `const all = Object.keys({})\nlet first = all.at(0)\nif (first) first`,
      [
        ['all', 'const all: string[]'],
        ['Object', 'const Object: ObjectConstructor'],
        ['keys', '(method) keys(o: {}): string[]'],
        ['first', 'let first: string | undefined'],
        ['all', 'const all: string[]'],
        ['at', '(method) at(index: number): string | undefined'],
        ['first', 'let first: string | undefined'],
        ['first', 'let first: string'],
      ],
    ],
    [
      'calls, with what they are called with',
      `declare function same<T>(value: T): T\nsame(1)\nnew Map([['a', 1]])`,
      [
        ['same', 'function same<T>(value: T): T'],
        ['T', '(type parameter) T'],
        ['value', '(parameter) value: T'],
        ['T', '(type parameter) T'],
        ['T', '(type parameter) T'],
        ['same', 'function same(value: 1): 1'],
        ['Map', 'new Map(iterable?: Iterable<readonly [string, number]> | null | undefined): Map<string, number>'],
      ],
    ],
    [
      'overloads: the first one, and how many others there are',
      `declare function f(a: string): string\ndeclare function f(a: number): number\nexport { f }`,
      [
        ['f', 'function f(a: string): string +1'],
        ['a', '(parameter) a: string'],
        ['f', 'function f(a: string): string +1'],
        ['a', '(parameter) a: number'],
        ['f', 'function f(a: string): string +1'],
      ],
    ],
    [
      'declarations of a package, under the name that the sample gives them',
      `import { Box as Crate, State, type Parts, type Size } from 'kit'\nconst crate = new Crate({ size: 1 })\nState.Open`,
      [
        ['Box', 'class Box'],
        ['Crate', 'class Crate'],
        ['State', 'enum State'],
        ['Parts', 'namespace Parts'],
        ['Size', 'type Size = { width: number; }'],
        ['crate', 'const crate: Box'],
        ['Crate', 'new Crate(options: Options): Box'],
        ['size', '(property) size: number'],
        ['State', 'enum State'],
        ['Open', '(enum member) State.Open'],
      ],
    ],
    [
      'interfaces and type aliases',
      `interface A { a?: string }\ntype B = A | null\nexport const b = (a: A): B => a`,
      [
        ['A', 'interface A'],
        ['a', '(property) a?: string'],
        ['B', 'type B = A | null'],
        ['A', 'interface A'],
        ['b', 'const b: (a: A) => B'],
        ['a', '(parameter) a: A'],
        ['A', 'interface A'],
        ['B', 'type B = A | null'],
        ['a', '(parameter) a: A'],
      ],
    ],
    ['nothing of a name with an error', `missing\nundefined`, []],
  ])('%s', async (_, code, expected) => expect(await typesIn(code)).toEqual(expected), 60_000)

  test('elements of HTML are left out, components and attributes are not', async () => {
    const code = `declare const Box: (props: { open: boolean }) => null\n;<div className="a"><Box open /></div>`
    const names = (await typesIn(code, {}, 'tsx')).map(([name]) => name)
    expect(names).toEqual(['Box', 'props', 'open', 'Box', 'open'])
  }, 60_000)

  test('types of modules are named by their packages, and never by a path of the machine', async () => {
    const told = await typesIn(`import * as kit from 'kit'\nconst same = kit\nexport const made = import('kit')`)
    expect(told.map(([, text]) => text).join('\n')).not.toContain(shared.root)
    expect(told).toContainEqual(['same', 'const same: typeof import("kit")'])
  }, 60_000)

  test('`types: false` leaves them out', async () => {
    expect(await typesIn('export const a = 1', { types: false })).toEqual([])
  }, 60_000)
})

describe('answers comments that ask for a type', () => {
  const queriesIn = async (code: string, language: SampleModule['language'] = 'ts', types?: boolean) => {
    const { units } = await check([pageOf(moduleOf(code, { language }))], types === undefined ? {} : { types })
    return (units[0]?.queries ?? []).map(({ line, text }) => [line, text])
  }

  test.each<readonly [name: string, code: string, expected: readonly (readonly [number, string | undefined])[]]>([
    ['with the type of the name', `${importKit}const box = new Box({ size: 1 })\n//     ^?`, [[3, 'const box: Box']]],
    [
      'each for itself, below one line',
      `const all = Object.keys({})\n//        ^?\n//                 ^? const wrong: 1`,
      [
        [2, undefined],
        [3, '(method) keys(o: {}): string[]'],
      ],
    ],
    [
      'with the number of further signatures',
      `declare function f(a: string): string\ndeclare function f(a: number): number\nconst g = f\n//        ^?\nvoid f(1)\n//   ^?`,
      [
        [4, 'function f(a: string): string (+1 overload)'],
        [6, 'function f(a: number): number'],
      ],
    ],
    ['without what its comment says', `${importKit}new Box({ size: 1 })\n//  ^?`, [[3, 'new Box(options: Options): Box']]],
    ['with nothing of a name with an error', `missing\n//^?`, [[2, undefined]]],
    ['none within a template', 'const a = 1\nconst b = `\n//    ^?\n${a}`\n//^?', [[5, 'const a: 1']]],
    ['none where the syntax is wrong', `const a = (\n//    ^?`, []],
  ])('%s', async (_, code, expected) => expect(await queriesIn(code)).toEqual(expected), 60_000)

  test('none between tags', async () => {
    expect(await queriesIn('const a = 1\nexport const b = <p>{a}\n//                   ^?\n</p>', 'tsx')).toEqual([])
  }, 60_000)

  test('also where readers see no other types', async () => {
    expect(await queriesIn('export const a = 1\n//           ^?', 'ts', false)).toEqual([[2, 'const a: 1']])
  }, 60_000)
})

test('members of a module that is imported as a whole lead to its declarations, and its name nowhere', async () => {
  const { units } = await check([pageOf(moduleOf(`import * as kit from 'kit'\nkit.boxOf('a')`))])
  expect(units[0]?.links).toEqual([{ module: 0, line: 2, column: 5, length: 5, id: 'kit!boxOf' }])
}, 60_000)

test('identifiers lead to declarations, whatever name they go by', async () => {
  const code = `import { Box as Crate, boxOf, State, type Parts, type Size } from 'kit'
import { Box, shop } from 'shop'
const crate = new Crate({ size: 1, name: State[State.Open] })
await crate.open(true)
const { open } = boxOf('x')
let screw: Parts.Screw = { turns: 1 }, size: Size = { width: Box.all.length }
shop`
  const { units } = await check([pageOf(moduleOf(code))])
  const lines = code.split('\n')
  const shown = units[0]?.links.map(
    ({ line, column, length, id }) => `${lines[line - 1]?.slice(column - 1, column - 1 + length)} ${id}`,
  )
  expect(shown).toEqual([
    'Box kit!Box',
    'Crate kit!Box',
    'boxOf kit!boxOf',
    'State kit!State',
    'Parts kit!Parts',
    'Size kit!Size',
    'Box kit!Box',
    'shop shop!shop',
    'Crate kit!Box',
    'size kit!Options#size',
    'name kit!Options#name',
    'State kit!State',
    'State kit!State',
    'Open kit!State#Open',
    'open kit!Box#open',
    'boxOf kit!boxOf',
    'Parts kit!Parts',
    'Screw kit!Parts.Screw',
    'turns kit!Parts.Screw#turns',
    'Size kit!Size',
    'width kit!Size',
    'Box kit!Box',
    'all kit!Box#all',
    'shop shop!shop',
  ])
}, 60_000)

test('says what is wrong with the options', async () => {
  const { optionErrors } = await check([pageOf(moduleOf('1'))], { compilerOptions: { target: 'es1' } })
  expect(optionErrors.map(({ key }) => key)).toEqual(['target'])
}, 60_000)

test('says which options TypeScript has no more', async () => {
  const { optionErrors } = await check([pageOf(moduleOf('1'))], { compilerOptions: { baseUrl: '.', strict: false } })
  expect(optionErrors.map(({ key }) => key)).toEqual(['baseUrl'])
}, 60_000)

describe('in a folder that has more than packages, or that changes', () => {
  let site: TestSite

  beforeEach(() => {
    site = createPackages()
  })

  afterEach(() => site.remove())

  test('with the resolution of Node, imports have extensions', async () => {
    site.write({ 'package.json': '{ "type": "module" }' })
    const options = { compilerOptions: { module: 'nodenext', moduleResolution: 'nodenext' } }
    const unitOf = (specifier: string) =>
      pageOf(
        moduleOf('export const a = 1', { title: 'a.ts' }),
        moduleOf(`import { a } from '${specifier}'\nconst text: string = a`),
        moduleOf('const other: string = a', { sees: [1] }),
      )
    expect(await findingsOf(unitOf('./a.js'), options, site)).toEqual(['1 2:7 TS2322', '2 1:7 TS2322'])
    expect(await findingsOf(unitOf('./a'), options, site)).toContain('1 1:19 TS2835')
  }, 60_000)

  test('reads ambient files', async () => {
    site.write({ 'globals.d.ts': `declare module 'native'\ndeclare const __DEV__: boolean\n` })
    expect(
      await findingsOf(pageOf(moduleOf(`import x from 'native'\nif (__DEV__) x.y()`)), { files: ['globals.d.ts'] }, site),
    ).toEqual([])
  }, 60_000)

  describe('what is remembered', () => {
    const spied = () => {
      const asked: string[][] = []
      const inner = createCheckUnits(createStoringMemory())
      const checkUnits: CheckUnits = async (request) => {
        const answer = await inner(request)
        asked.push(request.units.flatMap(({ file }, index) => (answer.units[index] ? [file] : [])))
        return answer
      }
      return { asked, checker: createCheckedSamples({}, checkUnits) }
    }
    const contextOf = () => ({ root: site.root, cacheDir: `${site.root}/.cache`, packages: packagesOf(site.root) })

    test('is not checked again until it, or a file that it depends on, changes', async () => {
      const { asked, checker } = spied()
      const one = pageOf(moduleOf(`${importKit}new Box({ size: 1 })`))
      const two: SampleUnit = { ...one, file: 'docs/b.md' }
      await checker.check([one, two], contextOf())
      const again = await checker.check([one, two], contextOf())
      expect(again.units.map(({ links }) => links.length)).toEqual([4, 4])
      await checker.check([one, { ...two, modules: [moduleOf(`${importKit}new Box({})`)] }], contextOf())
      expect(asked).toEqual([['docs/a.md', 'docs/b.md'], ['docs/b.md']])
      site.write({ 'kit/index.d.ts': 'export declare class Box {}\nexport declare enum State {}\n' })
      const changed = await checker.check([one], contextOf())
      expect(asked.at(-1)).toEqual(['docs/a.md'])
      expect(changed.units[0]?.findings.map(({ typeScriptCode }) => typeScriptCode)).toEqual([2554])
    }, 60_000)

    test('sees the same names of what others import, whether they are checked again or not', async () => {
      const { asked, checker } = spied()
      site.write({ 'docs/node_modules/globals/index.d.ts': 'declare global { const everywhere: string }\nexport {}\n' })
      const importing = pageOf(moduleOf(`import 'globals'`))
      const using = (code: string): SampleUnit => ({ ...pageOf(moduleOf(code)), file: 'docs/b.md' })
      const codesOf = async (...units: readonly SampleUnit[]) => {
        const { units: checked } = await checker.check(units, contextOf())
        return checked.map(({ findings }) => findings.map(({ typeScriptCode }) => typeScriptCode))
      }
      expect(await codesOf(importing, using('everywhere.trim()'))).toEqual([[], []])
      expect(await codesOf(importing, using('everywhere.trim();'))).toEqual([[], []])
      expect(asked).toEqual([['docs/a.md', 'docs/b.md'], ['docs/b.md']])
      // The page that imports them is gone.
      expect(await codesOf(using('everywhere.trim();'))).toEqual([[2304]])
      // It comes back.
      expect(await codesOf(importing, using('everywhere.trim();'))).toEqual([[], []])
    }, 60_000)

    test('is checked again where the cache is damaged, which is said', async () => {
      const { asked, checker } = spied()
      const unit = pageOf(moduleOf(`${importKit}new Box({ size: 1 })`))
      expect((await checker.check([unit], contextOf())).damagedFile).toBeUndefined()
      site.write({ '.cache/samples.json': 'x' })
      expect((await checker.check([unit], contextOf())).damagedFile).toBe(join(site.root, '.cache/samples.json'))
      expect((await checker.check([unit], contextOf())).damagedFile).toBeUndefined()
      expect(asked).toHaveLength(2)
    }, 60_000)

    test('is looked for again when it was not there', async () => {
      const { asked, checker } = spied()
      const unit = pageOf(moduleOf(`import { later } from './later'\nlater.trim()`))
      const before = await checker.check([unit], contextOf())
      expect(before.units[0]?.findings).toHaveLength(1)
      site.write({ 'docs/later.ts': `export const later = ''\n` })
      const after = await checker.check([unit], contextOf())
      expect(after.units[0]?.findings).toEqual([])
      await checker.check([unit], contextOf())
      expect(asked).toHaveLength(2)
    }, 60_000)

    test('is looked for again when a file of the options comes or goes', async () => {
      const checker = createCheckedSamples({ files: ['ambient.d.ts'] }, createCheckUnits(createStoringMemory()))
      const unit = pageOf(moduleOf('everywhere.trim()'))
      const check = async () => {
        const { units, diagnostics, watchFiles } = await checker.check([unit], contextOf())
        expect(watchFiles).toContain(`${site.root}/ambient.d.ts`)
        return [diagnostics.map(({ message }) => message), units[0]?.findings.map(({ typeScriptCode }) => typeScriptCode)]
      }
      const missing = [['The compiler option "ambient.d.ts" is invalid: The file "ambient.d.ts" does not exist.'], [2304]]
      expect(await check()).toEqual(missing)
      site.write({ 'ambient.d.ts': 'declare const everywhere: string\n' })
      expect(await check()).toEqual([[], []])
      rmSync(`${site.root}/ambient.d.ts`)
      expect(await check()).toEqual(missing)
    }, 60_000)

    test('is looked for again when a package.json leads to other types', async () => {
      const { checker } = spied()
      const manifestOf = (types: string) => `{ "name": "util", "types": "${types}" }`
      site.write({
        'node_modules/util/package.json': manifestOf('old.d.ts'),
        'node_modules/util/old.d.ts': 'export declare const size: number\n',
        'node_modules/util/new.d.ts': 'export declare const size: string\n',
      })
      const unit = pageOf(moduleOf(`import { size } from 'util'\nconst number: number = size`))
      const check = async () => {
        const { units } = await checker.check([unit], contextOf())
        return units[0]?.findings.map(({ typeScriptCode }) => typeScriptCode)
      }
      expect(await check()).toEqual([])
      site.write({ 'node_modules/util/package.json': manifestOf('new.d.ts') })
      expect(await check()).toEqual([2322])
      site.write({ 'node_modules/util/package.json': manifestOf('old.d.ts') })
      expect(await check()).toEqual([])
    }, 60_000)

    test('is not what was found with a file that has changed meanwhile', async () => {
      // Storing comes last.
      const memory = createStoringMemory({
        later: (store) => {
          site.write({ 'kit/index.d.ts': 'export declare class Box {}\nexport declare enum State {}\n' })
          store()
        },
      })
      const checker = createCheckedSamples({}, createCheckUnits(memory))
      const unit = pageOf(moduleOf(`${importKit}new Box({ size: 1 })`))
      const codesOf = async () => {
        const { units } = await checker.check([unit], contextOf())
        return units[0]?.findings.map(({ typeScriptCode }) => typeScriptCode)
      }
      expect(await codesOf()).toEqual([])
      expect(await codesOf()).toEqual([2554])
    }, 60_000)

    test('is the same whatever it was checked with', async () => {
      const units = ['new Box({ size: 1 })', 'new Box(1)', 'boxes'].map((code, index): SampleUnit => ({
        ...pageOf(moduleOf(importKit + code)),
        file: `docs/${index}.md`,
      }))
      const checkAnew = (some: readonly SampleUnit[]) => check(some, {}, shared, createCheckUnits(createStoringMemory()))
      const together = await checkAnew(units)
      const alone = await Promise.all(units.map((unit) => checkAnew([unit])))
      expect(alone.map(({ units: [found] }) => found)).toEqual(together.units)
    }, 60_000)
  })
})
