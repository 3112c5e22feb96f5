// Pages that differ in their words alone have nothing new to tell a check of markup or style. Those that are kept show every element of the
// site, by its name, classes and attributes and those of its parent.
//
// In code, words and indented lines count as if they stood in the code itself: a word has the color of its own class, or that of the word around it,
// and spans are all equal to rules of markup. Else every combination of words would be a shape. For the same reason, a word counts by the rules that
// give it its color, and not by its name: `keyword` and `atrule` are one shape.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { listFiles } from './file-tree.ts'
import { pagesOf } from './pages-of.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Of `pagesOf(dist)`, few that together hold every shape that any of them holds; in their order. */
export function pageOfEachShape(dist: string): readonly string[] {
  const styles = listFiles(dist).filter((file) => file.endsWith('.css'))
  const kinds = kindsOfWords(styles.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n'))
  const shapes = new Map(pagesOf(dist).map((path) => [path, shapesOf(readFileSync(fileOf(dist, path), 'utf8'), kinds)]))
  const chosen = new Set(coverOf(shapes))
  return [...shapes.keys()].filter((path) => chosen.has(path))
}

/** Greedy: the page that adds most comes first. */
export function coverOf(shapes: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const missing = new Set([...shapes.values()].flatMap((own) => [...own]))
  const chosen: string[] = []
  while (missing.size > 0) {
    const [best] = [...shapes]
      .map(([path, own]) => ({ path, own, adds: [...own].filter((shape) => missing.has(shape)).length }))
      .sort((a, b) => b.adds - a.adds)
    if (!best) break
    chosen.push(best.path)
    for (const shape of best.own) missing.delete(shape)
  }
  return chosen
}

/** By class of a word of code, the first of the classes that the same rules of the style sheet ask for; none for a class without a rule. */
export type KindsOfWords = ReadonlyMap<string, string>

export function kindsOfWords(styles: string): KindsOfWords {
  const rulesOf = new Map<string, number[]>()
  for (const [rule, [, selector = '']] of [...styles.matchAll(/([^{}]*\.token\b[^{}]*)\{/g)].entries())
    for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) rulesOf.set(name, [...(rulesOf.get(name) ?? []), rule])
  const firstOf = new Map<string, string>()
  for (const [name, rules] of rulesOf) if (!firstOf.has(rules.join())) firstOf.set(rules.join(), name)
  return new Map([...rulesOf].map(([name, rules]) => [name, firstOf.get(rules.join()) ?? name]))
}

/** Drawings are looked at as a whole: what is inside an `<svg>` counts as one. */
export function shapesOf(html: string, kinds: KindsOfWords): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (node: Node, parent: string): void => {
    if (!('childNodes' in node)) return
    for (const child of node.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child) || child.tagName === 'head') continue
      const shape = shapeOf(child, kinds)
      found.add(`${parent} > ${shape}`)
      if (child.tagName !== 'svg') visit(child, isWithinCode(child) ? parent : shape)
    }
  }
  visit(parse(html), '')
  return found
}

/** A word of code, or a line of a type, which differs from others in how far it is indented. */
function isWithinCode(element: Element): boolean {
  return isWord(element) || (element.tagName === 'span' && classesOf(element).some((name) => /^docgen-line-\d+$/.test(name)))
}

function isWord(element: Element): boolean {
  return element.tagName === 'span' && classesOf(element).includes('token')
}

function classesOf({ attrs }: Element): readonly string[] {
  const value = attrs.find(({ name }) => name === 'class')?.value ?? ''
  // No style sheet asks for the language of code.
  return value.split(/\s+/).filter((name) => name !== '' && !name.startsWith('language-'))
}

function shapeOf(element: Element, kinds: KindsOfWords): string {
  const { tagName, attrs } = element
  const asked = isWord(element) ? classesOf(element).flatMap((name) => kinds.get(name) ?? []) : classesOf(element)
  const classes = [...new Set(asked)].sort()
  const names = attrs.map(({ name }) => name).filter((name) => name !== 'class')
  return [tagName, ...classes.map((name) => `.${name}`), ...names.sort().map((name) => `[${name}]`)].join('')
}

function fileOf(dist: string, path: string): string {
  return join(dist, path.endsWith('.html') ? path : `${path}index.html`)
}
