// What `becomes` of a directive returned, which need not be what its type says.
import {
  describeValue,
  findNearest,
  isRecord,
  type ContentComponents,
  type DirectiveResult,
  type IslandWhen,
  isComponent,
} from '@docgen/model'
import { impossibleName, isElementName } from './plugins/sound-tree.ts'

/** Elements that a theme has a component for; a tab is shown by the tabs around it. */
export function contentNamesOf(content: ContentComponents): ReadonlySet<string> {
  return new Set(['docgen-tab', ...Object.keys(content)])
}

const times: readonly IslandWhen[] = ['idle', 'visible', 'interaction']

/** Throws what is wrong with it. */
export function checkResult(result: unknown, contentNames: ReadonlySet<string>): asserts result is DirectiveResult {
  if (result instanceof Promise) {
    // What it rejects with is of no interest any more.
    result.catch(() => undefined)
    throw new Error('`becomes` returned a promise. It cannot be async.')
  }
  if (!isRecord(result) || !('element' in result || 'component' in result || 'island' in result))
    throw new Error(
      `\`becomes\` returned ${describeValue(result)}, which is none of \`{ element }\`, \`{ component }\` and \`{ island }\`.`,
    )
  if ('island' in result) checkIsland(result)
  else if ('component' in result) checkComponent(result['component'])
  else checkElement(result, contentNames)
}

function checkIsland({ island, props, when }: Readonly<Record<string, unknown>>): void {
  if (typeof island !== 'string')
    throw new Error(`its \`island\` is ${describeValue(island)}, and no name of an island of the theme.`)
  if (when !== undefined && !times.some((time) => time === when))
    throw new Error(`its \`when\` is ${describeValue(when)}, and none of ${times.map((time) => `"${time}"`).join(', ')}.`)
  if (props === undefined) return
  if (!isRecord(props)) throw new Error(`its \`props\` are ${describeValue(props)} and no object.`)
  checkJson(props, 'props', [])
}

/** What JSON leaves out or changes without a word, at any depth. In circles it throws by itself. */
function checkJson(value: unknown, path: string, above: readonly object[]): void {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number' && Number.isFinite(value)) return
  if (typeof value !== 'object')
    throw new Error(
      `its \`${path}\` is ${typeof value === 'symbol' || typeof value === 'bigint' ? `a ${typeof value}` : describeValue(value)}. ${jsonAdvice}`,
    )
  if (above.includes(value)) return
  const inner = [...above, value]
  if (Array.isArray(value)) return value.forEach((each, index) => checkJson(each, `${path}[${index}]`, inner))
  const prototype: unknown = Object.getPrototypeOf(value)
  if ((prototype !== Object.prototype && prototype !== null) || '$$typeof' in value)
    throw new Error(`its \`${path}\` is ${'$$typeof' in value ? 'an element of React' : nameOfClass(value)}. ${jsonAdvice}`)
  for (const [key, each] of Object.entries(value)) checkJson(each, `${path}.${key}`, inner)
}

const jsonAdvice = 'The browser gets the props of an island as JSON: give strings, numbers, booleans, lists and plain objects.'

function nameOfClass(value: object): string {
  return `an object of the class ${value.constructor.name}`
}

function checkComponent(component: unknown): void {
  if (isComponent(component)) return
  throw new Error(`its \`component\` is ${describeValue(component)}, and no component of React.`)
}

function checkElement({ element, props, children }: Readonly<Record<string, unknown>>, contentNames: ReadonlySet<string>): void {
  if (typeof element !== 'string') {
    const advice = typeof element === 'function' ? ' A component is returned as `{ component }`.' : ''
    throw new Error(`its \`element\` is ${describeValue(element)}, and no name of an element.${advice}`)
  }
  if (!isElementName(element)) throw new Error(impossibleName(element))
  checkProps(props)
  if (children !== undefined) checkChildren(children)
  if (!element.startsWith('docgen-') || contentNames.has(element)) return
  const nearest = findNearest(element, contentNames)
  const advice = nearest === undefined ? '' : ` The closest is "${nearest}".`
  throw new Error(`the theme has no content component "${element}".${advice}`)
}

/** They leave the thread that compiles the page, which a function cannot. */
function checkProps(props: unknown): void {
  if (props === undefined) return
  if (!isRecord(props)) throw new Error(`its \`props\` are ${describeValue(props)} and no object.`)
  const made = Object.keys(props).find((key) => typeof props[key] === 'function')
  if (made === undefined) return
  throw new Error(`its \`props.${made}\` is a function, which HTML cannot hold. For code in the browser, return \`{ island }\`.`)
}

/** Only what a later step would leave out without a word, at any depth. */
function checkChildren(children: unknown): void {
  const lists = [children]
  const seen = new Set<unknown>()
  for (const list of lists) {
    if (!Array.isArray(list)) throw new Error(`its \`children\` are ${describeValue(list)} and no list of nodes.`)
    for (const child of list as readonly unknown[]) {
      if (typeof child === 'string')
        throw new Error(`its \`children\` hold ${describeValue(child)}. Write text as \`{ type: 'text', value: '…' }\`.`)
      if (!isRecord(child) || seen.has(child)) continue
      seen.add(child)
      if (child['children'] !== undefined) lists.push(child['children'])
    }
  }
}
