import { describe, expect, test } from 'vitest'
import { notExported, type ReportedExport } from '../report-text.ts'
import { impactBetween } from './impact-of-change.ts'

const exported = (code: string, name = 'X', entryPoint = 'kit'): ReportedExport => ({ entryPoint, name, code })

/** `others` are exports that stay as they are. */
function impactOf(before: string, after: string, others: readonly ReportedExport[] = []): string {
  const [old, now] = [exported(before), exported(after)]
  const change = { kind: 'changed', entryPoint: 'kit', name: 'X', before, after } as const
  return impactBetween([old, ...others], [now, ...others])(change)
}

describe('an export as a whole', () => {
  const impactOfWhole = (kind: 'removed' | 'added', code: string, entryPoint = 'kit'): string =>
    impactBetween([], [])({ kind, entryPoint, name: 'X', ...(kind === 'removed' ? { before: code } : { after: code }) })

  test('breaks users where it is gone', () => {
    expect(impactOfWhole('removed', 'type X = 1')).toBe('breaks')
    expect(impactOfWhole('added', 'type X = 1')).toBe('adds')
  })

  test('breaks nobody where nobody could rely on it', () => {
    expect(impactOfWhole('removed', '// @beta\ntype X = 1')).toBe('adds')
    expect(impactOfWhole('removed', '// @deprecated\ntype X = 1')).toBe('breaks')
    expect(impactOfWhole('removed', 'type X = 1', notExported)).toBe('none')
    expect(impactOfWhole('added', 'type X = 1', notExported)).toBe('none')
  })
})

describe('a function', () => {
  test.each([
    ['(a: string): void', '(text: string): void', 'none'],
    ['(a: string | number): void', '(\n  a: number | string,\n): void', 'none'],
    ['(a: string): void', '(a: string, b?: number): void', 'adds'],
    ['(a: string): void', '(a: string, b: number = 1): void', 'adds'],
    ['(a: string): void', '(a: string, ...b: number[]): void', 'adds'],
    ['(a: string): void', '(a: string, b: number): void', 'breaks'],
    ['(a?: string): void', '(a: string): void', 'breaks'],
    ['(a: string): void', '(a?: string): void', 'adds'],
    ['(a: string, b?: number): void', '(a: string): void', 'breaks'],
    ['(...a: string[]): void', '(a: string): void', 'breaks'],
    ['(...a: string[]): void', '(...a: (string | number)[]): void', 'adds'],
    ['(a: string): void', '(a: string | undefined): void', 'adds'],
    ['(a: string | number): void', '(a: string): void', 'breaks'],
    ['(a: "x" | "y"): void', '(a: "x"): void', 'breaks'],
    ['(a: "x" | "y"): void', '(a: string): void', 'adds'],
    ['(a: boolean): void', '(a: boolean | undefined): void', 'adds'],
    ['(a: string): void', '(a: unknown): void', 'adds'],
    ['(a: string | undefined): void', '(a?: string): void', 'adds'],
    ['(a?: string): void', '(a: string | undefined): void', 'breaks'],
    ['(a: { x: string | undefined }): void', '(a: { x?: string }): void', 'adds'],
    ['(a: { x?: string }): void', '(a: { x: string | undefined }): void', 'breaks'],
    ['(): { x?: string }', '(): { x: string | undefined }', 'adds'],
    ['(a: string): void', '(a: any): void', 'adds'],
    ['(a: Box): void', '(a: Crate): void', 'mayBreak'],
    ['(a: string[]): void', '(a: readonly string[]): void', 'adds'],
    ['(a: readonly string[]): void', '(a: Array<string>): void', 'breaks'],
    ['(a: { x: string }): void', '(a: { x: string; y?: string }): void', 'adds'],
    ['(a: { x: string }): void', '(a: { x: string; y: string }): void', 'breaks'],
    ['(a: { x: string; y?: string }): void', '(a: { x: string }): void', 'breaks'],
    ['(a: (x: string) => void): void', '(a: (x: string, y: number) => void): void', 'adds'],
    ['(a: (x: string, y: number) => void): void', '(a: (x: string) => void): void', 'breaks'],
    ['(a: (x: string) => void): void', '(a: (x: string | undefined) => void): void', 'breaks'],
    ['(a: () => string): void', '(a: () => string | undefined): void', 'adds'],
    ['(from: string, to: string): void', '(to: string, from: string): void', 'mayBreak'],
    ['(): string', '(): string | undefined', 'breaks'],
    ['(): Box', '(): Box | null', 'breaks'],
    ['(): string | undefined', '(): string', 'adds'],
    ['(): string', '(): Promise<string>', 'breaks'],
    ['(): Box', '(): Promise<Box>', 'breaks'],
    ['(): Promise<Box>', '(): Promise<Box | undefined>', 'breaks'],
    ['(): Promise<"a" | "b">', '(): Promise<"a">', 'adds'],
    ['(): Set<"a" | "b">', '(): Set<"a">', 'mayBreak'],
    ['(): void', '(): number', 'adds'],
    ['(): number', '(): void', 'breaks'],
    ['(): any', '(): string', 'mayBreak'],
    ['(): { x: string }', '(): { x: string; y: string }', 'adds'],
    ['(): { x: string; y: string }', '(): { x: string }', 'breaks'],
    ['(): { x: string; y?: string }', '(): { x: string }', 'breaks'],
    ['(): string[]', '(): readonly string[]', 'breaks'],
    ['(): () => void', '(): (a?: string) => void', 'adds'],
    ['(): [a: string]', '(): [a: string, b: string]', 'mayBreak'],
    ['<T>(a: T): T', '<T>(a: T): T | undefined', 'mayBreak'],
    ['<T>(a: T): T', '<T>(a: T, b: string): T', 'breaks'],
    ['<T>(a: T): T', '<T extends string>(a: T): T', 'mayBreak'],
    ['(a: unknown): a is string', '(a: unknown): boolean', 'mayBreak'],
  ])('%s → %s: %s', (before, after, expected) => {
    expect(impactOf(`function X${before}`, `function X${after}`)).toBe(expected)
  })

  test.each([
    [['(a: string)', '(a: number)'], ['(a: string)', '(a: number)', '(a: Date)'], 'adds'],
    [['(a: string)', '(a: number)'], ['(a: Date)', '(a: string)', '(a: number)'], 'mayBreak'],
    [['(a: string)', '(a: number)'], ['(a: string | number)'], 'adds'],
    [['(a: string)', '(a: number)'], ['(a: string)'], 'breaks'],
  ])('of overloads %j → %j: %s', (before, after, expected) => {
    const code = (all: readonly string[]): string => all.map((each) => `function X${each}: void`).join('\n')
    expect(impactOf(code(before), code(after))).toBe(expected)
  })
})

describe('an interface', () => {
  const take = exported('function take(options?: X): void', 'take')
  const make = exported('function make(): Promise<X>', 'make')
  const both = [take, make]
  const code = (...lines: readonly string[]): string => `interface X {\n${lines.map((line) => `  ${line}\n`).join('')}}`
  test.each([
    [['a: string'], ['a: string', 'b?: string'], [], 'adds'],
    [['a: string'], ['a: string', 'b: string'], [], 'mayBreak'],
    [['a: string'], ['a: string', 'b: string'], [make], 'mayBreak'],
    [['a: string'], ['a: string', 'b: string'], [take], 'breaks'],
    [['a: string', 'b?: string'], ['a: string'], [], 'breaks'],
    [['a?: string'], ['a: string'], [take], 'breaks'],
    [['a?: string'], ['a: string'], [make], 'mayBreak'],
    [['a: string'], ['a?: string'], [take], 'mayBreak'],
    [['a: string'], ['a?: string'], [make], 'breaks'],
    [['a: string | undefined'], ['a?: string'], both, 'adds'],
    [['a?: string'], ['a: string | undefined'], [make], 'mayBreak'],
    [['a?: string'], ['a: string | undefined'], [take], 'breaks'],
    [['a: string'], ['a: number'], [], 'breaks'],
    [['a: "x"'], ['a: "x" | "y"'], [], 'mayBreak'],
    [['a: "x"'], ['a: "x" | "y"'], [take], 'mayBreak'],
    [['a: "x"'], ['a: "x" | "y"'], [make], 'breaks'],
    [['a: "x" | "y"'], ['a: "x"'], both, 'breaks'],
    [['a: string'], ['readonly a: string'], [], 'mayBreak'],
    [['readonly a: string'], ['a: string'], [], 'adds'],
    [['a(): void'], ['a(b?: string): void'], both, 'adds'],
    [['a(): void'], ['a: () => void'], both, 'none'],
    [['a(): void'], ['a(): string'], [make], 'mayBreak'],
    [['a(from: string, to: string): void'], ['a(to: string, from: string): void'], [], 'mayBreak'],
    [['[key: string]: string'], ['[key: string]: string | number'], [make], 'breaks'],
    [['(a: string): void'], ['(a: string, b?: string): void'], [], 'adds'],
    [["'a-b': string"], ['"a-b": string'], [], 'none'],
    [
      ['a:\n    | string\n    | number', '[Symbol.iterator](): void'],
      ['[Symbol.iterator](): void', 'a: number | string'],
      [],
      'none',
    ],
  ])('%j → %j, with %j: %s', (before, after, others, expected) => {
    expect(impactOf(code(...before), code(...after), others)).toBe(expected)
  })

  test('has what it inherits from a base that is known', () => {
    const base = exported('interface Base {\n  a: string\n}', 'Base')
    const moved = 'interface X extends Base {\n  b: string\n}'
    expect(impactOf(code('a: string', 'b: string'), moved, [base])).toBe('adds')
    expect(impactOf(code('a: string', 'b: string', 'c: string'), moved, [base])).toBe('breaks')
    expect(impactOf(code('a: string', 'b: string'), moved)).toBe('mayBreak')
  })

  test('is given where it is a part of what is given', () => {
    const other = exported('interface Outer {\n  readonly parts?: readonly X[]\n}', 'Outer')
    const taken = exported('function take(outer: Outer): void', 'take')
    expect(impactOf(code('a: string'), code('a: string', 'b: string'), [other, taken])).toBe('breaks')
    const partial = exported('function take(options: Partial<X>): void', 'take')
    expect(impactOf(code('a: string'), code('a: string', 'b: string'), [partial])).toBe('mayBreak')
  })

  test('is not a type parameter of the same name', () => {
    const generic = exported('function take<X>(options: X): void', 'take')
    expect(impactOf(code('a: string'), code('a: string', 'b: string'), [generic])).toBe('mayBreak')
  })

  test.each([
    ['<T>', '<T = string>', 'adds'],
    ['', '<T = string>', 'adds'],
    ['', '<T>', 'breaks'],
    ['<T>', '', 'breaks'],
    ['<T = string>', '<T>', 'breaks'],
    ['<T = string>', '<T = number>', 'mayBreak'],
    ['<T>', '<T extends string>', 'breaks'],
    ['<T extends string>', '<T extends string | number>', 'adds'],
  ])('with type parameters %s → %s: %s', (before, after, expected) => {
    expect(impactOf(`interface X${before} {}`, `interface X${after} {}`)).toBe(expected)
  })
})

describe('a class', () => {
  const code = (head: string, ...lines: readonly string[]): string => `${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}`
  test.each([
    [['a: string'], ['a: string', 'b: string'], 'adds'],
    [['a: string', 'b(): void'], ['a: string'], 'breaks'],
    [['a: string', 'private b: string'], ['a: string'], 'none'],
    [['a: string'], ['private a: string'], 'breaks'],
    [['a: string'], ['protected a: string'], 'breaks'],
    [['protected a: string'], ['a: string'], 'adds'],
    [['a: string'], ['readonly a: string'], 'breaks'],
    [['get a(): string', 'set a(value: string)'], ['a: string'], 'none'],
    [['get a(): string', 'set a(value: string)'], ['get a(): string'], 'breaks'],
    [['get a(): string'], ['readonly a: string'], 'none'],
    [['get a(): string', 'set a(value: string)'], ['get a(): string', 'set a(value: string | number)'], 'adds'],
    [['a: string'], ['a: string | undefined'], 'breaks'],
    [['readonly a: string | undefined'], ['readonly a: string'], 'adds'],
    [['a: string | undefined'], ['a: string'], 'mayBreak'],
    [['constructor(a: string)'], ['constructor(a: string, b?: number)'], 'adds'],
    [['constructor(a: string)'], ['constructor(a: string, b: number)'], 'breaks'],
    [['a(): void'], ['static a(): void'], 'breaks'],
    [['a(b: string): void', 'a(b: number): void'], ['a(b: string): void'], 'breaks'],
    [['static size: number = 3'], ['static size: number = [4, 5][0]', 'b: string'], 'adds'],
  ])('%j → %j: %s', (before, after, expected) => {
    expect(impactOf(code('class X', ...before), code('class X', ...after))).toBe(expected)
  })

  test.each([
    ['class X', 'abstract class X', 'breaks'],
    ['abstract class X', 'class X', 'adds'],
    ['class X', 'class X extends Base', 'adds'],
    ['class X extends Base', 'class X', 'mayBreak'],
    ['class X', 'class X implements Part', 'none'],
  ])('%s → %s: %s', (before, after, expected) => {
    expect(impactOf(before, after)).toBe(expected)
    expect(impactOf(code(before), code(after))).toBe(expected)
  })

  test('asks more of its heirs with an abstract member', () => {
    expect(impactOf(code('abstract class X', 'a(): void'), code('abstract class X', 'a(): void', 'abstract b(): void'))).toBe(
      'breaks',
    )
  })
})

describe('the name of a type', () => {
  const point = exported('interface Point {\n  x: number\n  y?: number\n}', 'Point')
  const place = exported('interface Place extends Point {\n  name?: string\n}', 'Place')
  const mode = exported('type Mode = "a" | "b"', 'Mode')
  const call = exported('type Call = {\n  (a: string): void\n}', 'Call', notExported)
  const tree = exported('interface Tree {\n  left?: Tree\n  value: string\n}', 'Tree')
  const bush = exported('interface Bush {\n  left?: Bush\n  value: string\n}', 'Bush')
  const box = exported('interface Box<T, U = T> {\n  one: T\n  two: U\n}', 'Box')
  const pair = exported('class Pair {\n  x: number\n}', 'Pair')
  const others = [point, place, mode, call, tree, bush, box, pair]

  test.each([
    ['function X(a: "a"): void', 'function X(a: Mode): void', 'adds'],
    ['function X(a: Mode): void', 'function X(a: "a"): void', 'breaks'],
    ['function X(a: Mode): void', 'function X(a: string): void', 'adds'],
    ['function X(): "a" | "b"', 'function X(): Mode', 'adds'],
    ['function X(a: Point): void', 'function X(a: Place): void', 'adds'],
    ['function X(a: Place): void', 'function X(a: Point): void', 'breaks'],
    ['function X(): Point', 'function X(): Place', 'adds'],
    ['function X(): Promise<Place[]>', 'function X(): Promise<Point[]>', 'breaks'],
    ['function X(a: Point): void', 'function X(a: { x: number; y?: number }): void', 'adds'],
    ['function X(a: Point): void', 'function X(a: Point & { z?: number }): void', 'adds'],
    ['type X = { a?: string } & Point', 'type X = { a?: string; b?: string } & Point', 'adds'],
    ['type X = { a?: string } & Far', 'type X = { a?: string; b?: string } & Far', 'adds'],
    ['type X = { a?: string } & Far', 'type X = { b?: string } & Far', 'mayBreak'],
    ['function X(a: Point): void', 'function X(a: Partial<Point>): void', 'adds'],
    ['function X(a: Far): void', 'function X(a: Readonly<Far>): void', 'adds'],
    ['function X(a: Partial<Far>): void', 'function X(a: Far): void', 'mayBreak'],
    ['const X: (a: string) => void', 'const X: Call', 'adds'],
    ['const X: Call', 'const X: (a: "x") => void', 'breaks'],
    ['const X: Call', 'const X: Far', 'mayBreak'],
    // What asks for itself is not followed without an end.
    ['function X(a: Tree): void', 'function X(a: Bush): void', 'mayBreak'],
    ['function X(a: Box<string>): void', 'function X(a: { one: string; two: string }): void', 'adds'],
    ['function X(a: Box<string, number>): void', 'function X(a: { one: string; two: string }): void', 'breaks'],
    ['function X(): Box<"a">', 'function X(): Box<"a" | "b">', 'breaks'],
    ['function X(a: Box<string>): void', 'function X(a: Box<string, Far>): void', 'mayBreak'],
    // The fields of a class may be private.
    ['function X(a: { x: number }): void', 'function X(a: Pair): void', 'mayBreak'],
    // Here it is another type.
    ['function X<Mode>(a: "a" | Mode): void', 'function X<Mode>(a: Mode): void', 'mayBreak'],
    ['type X<Point> = { x: number }', 'type X<Point> = Point', 'mayBreak'],
    ['function X(a: Response): void', 'function X(a: { x: number }): void', 'mayBreak'],
  ])('%s → %s: %s', (before, after, expected) => {
    const response = exported('interface Response {\n  x: number\n}', 'Response')
    expect(impactOf(before, after, [...others, response])).toBe(expected)
  })

  test('is not looked up where two types have it', () => {
    const other = exported('type Mode = "c"', 'Mode', 'kit/other')
    expect(impactOf('function X(a: Mode): void', 'function X(a: "a"): void', [mode, other])).toBe('mayBreak')
  })

  test('stands for what it was before the change, and for what it is after it', () => {
    const before = [exported('function X(a: Old): void'), exported('type Old = { a: string }', 'Old')]
    const after = [exported('function X(a: New): void'), exported('type New = { a: string; b?: string }', 'New')]
    const change = { kind: 'changed', entryPoint: 'kit', name: 'X', before: before[0]?.code, after: after[0]?.code } as const
    expect(impactBetween(before, after)(change)).toBe('adds')
    expect(impactBetween(after, before)({ ...change, before: change.after, after: change.before })).toBe('breaks')
  })

  test('of a base with type arguments has the members of that', () => {
    const code = 'interface X extends Box<string> {\n  three: string\n}'
    const flat = 'interface X {\n  one: string\n  two: string\n  three: string\n}'
    expect(impactOf(flat, code, others)).toBe('adds')
    expect(impactOf(flat, code.replace('<string>', '<string, number>'), others)).toBe('breaks')
  })

  test.each([
    ['interface X {\n  a: string\n}', 'interface X<T = string> {\n  a: T\n}', 'adds'],
    ['interface X {\n  a: string\n}', 'interface X<T = number> {\n  a: T\n}', 'breaks'],
    ['interface X<A> {\n  a: A\n}', 'interface X<A, B = A> {\n  a: B\n}', 'adds'],
    ['type X = string[]', 'type X<T = string> = T[]', 'adds'],
    ['class X {\n  a: string\n}', 'class X<T = string> {\n  a: T\n}', 'mayBreak'],
  ])('of a type parameter that is added means its default: %j → %j: %s', (before, after, expected) => {
    expect(impactOf(before, after)).toBe(expected)
  })
})

describe('an export of another entry point', () => {
  const there = exported('interface Y {\n  a: string\n}', 'Y', 'kit/y')
  test.each([
    ['interface X {\n  a: string\n}', "export { Y as X } from 'kit/y'", 'none'],
    ["export { Y as X } from 'kit/y'", 'interface X {\n  a: string\n}', 'none'],
    ['interface X {\n  a: string\n  b: string\n}', "export { Y as X } from 'kit/y'", 'breaks'],
    ['interface X {\n  a: string\n}', "export { Z as X } from 'kit/y'", 'mayBreak'],
    ['interface X {\n  a: string\n}', "// Exported as a type alone.\nexport { Y as X } from 'kit/y'", 'breaks'],
  ])('is what it is there: %j → %j: %s', (before, after, expected) => {
    expect(impactOf(before, after, [there])).toBe(expected)
  })
})

describe('another declaration', () => {
  test.each([
    ['enum X {\n  A = 1,\n}', 'enum X {\n  A = 1,\n  B = 2,\n}', 'mayBreak'],
    ['enum X {\n  A = 1,\n  B = 2,\n}', 'enum X {\n  A = 1,\n}', 'breaks'],
    ['enum X {\n  A = f(1, 2),\n  B = 2,\n}', 'enum X {\n  A = f(1, 2),\n  B = 3,\n}', 'mayBreak'],
    ['const enum X {\n  A = 1,\n}', 'enum X {\n  A = 1,\n}', 'mayBreak'],
    ['type X = "a" | "b"', 'type X = "b" | "a"', 'none'],
    ['type X = "a"', 'type X = "a" | "b"', 'mayBreak'],
    ['type X = "a" | "b"', 'type X = "a"', 'mayBreak'],
    ['type X = string', 'type X = number', 'breaks'],
    ['type X = { a: string }', 'type X = { a: string; b?: string }', 'adds'],
    ['type X = {\n  a: string\n  b: string\n}', 'type X = {\n  a: string\n}', 'breaks'],
    ['type X = { [K in Y]: string }', 'type X = { [K in Z]: string }', 'mayBreak'],
    ['type X<T> = T extends string\n  ? 1\n  : 2', 'type X<T> = T extends string ? 1 : 2', 'none'],
    ['const X: "1.0.0"', 'const X: "1.1.0"', 'mayBreak'],
    ['const X: { a: string }', 'const X: { a: string; b: string }', 'adds'],
    ['const X: { a: string; b: string }', 'const X: { a: string }', 'breaks'],
    ['const X: string', 'const X: string | undefined', 'breaks'],
    ['const X: string', 'let X: string', 'none'],
    ['const X: () => void', 'function X(): void', 'mayBreak'],
    ['class X', 'interface X {}', 'breaks'],
    ['interface X {}', 'class X', 'mayBreak'],
    ['interface X {}', 'interface X {}\n\nconst X: string', 'adds'],
    ['interface X {}\n\nconst X: string', 'interface X {}', 'breaks'],
    ["export { a as X } from 'kit/a'", "export { b as X } from 'kit/a'", 'mayBreak'],
    ['type X = 1', '// @deprecated\ntype X = 1', 'adds'],
    ['type X = 1', '// @internal\ntype X = 1', 'mayBreak'],
    ['// @beta\ntype X = 1', 'type X = "a"', 'adds'],
    ['class X', '// Exported as a type alone.\nclass X', 'breaks'],
    ['// @beta b\ninterface X {\n  a: string\n  b: string\n}', 'interface X {\n  a: string\n}', 'adds'],
    ['interface X {\n  a: string\n}', '// @beta b\ninterface X {\n  a: string\n  b?: string\n}', 'adds'],
    ['interface X {\n  a: string\n}', '// @beta a\ninterface X {\n  a: string\n}', 'mayBreak'],
    ['type X = 1\n\ntype X = "a"', 'type X = 1\n\ntype X =\n  | "a"', 'none'],
    ['what is this', 'what is that', 'mayBreak'],
  ])('%j → %j: %s', (before, after, expected) => {
    expect(impactOf(before, after)).toBe(expected)
  })
})
