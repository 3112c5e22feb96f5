// In: finished hast. Out: HTML, by the theme's content components. The only file that knows rehype-react.
import type { Element, Parents, Root } from 'hast'
import { Children, createElement, Fragment, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact, { type Options } from 'rehype-react'
import { unified } from 'unified'
import type {
  AdmonitionProps,
  CodeBlockProps,
  ContentComponents,
  DirectiveComponentProps,
  HeadingProps,
  InlineSvgProps,
  Words,
} from '@docgen/model'
import { stackOf } from '../../common/thrown-place.ts'
import type { PartFailure } from '../../diagnostics/plugins.ts'
import { renderingReason } from '../../common/waiting-component.ts'
import { withoutPreloads } from '../../syntax/html/without-preloads.ts'

/** A component that threw; the page shows what is in it. */
export interface FailedComponent extends Pick<PartFailure, 'reason' | 'stack'> {
  readonly element: Element
}

/** Elements whose components throw become plain ones in `tree`. */
export type ContentRenderer = (tree: Root, report: (failed: FailedComponent) => void) => string

/** A renderer for a theme's components; make it once, use it for every page. */
export function createContentRenderer(content: ContentComponents, words: Words): ContentRenderer {
  const components = componentsOf(content, words)
  const processor = processorOf(components)
  const render = (tree: Root): string => withoutPreloads(renderToStaticMarkup(processor.stringify(tree)))
  return (tree, report) => {
    try {
      return render(tree)
    } catch {
      // React does not say which one it was.
      for (const element of elementsWithin(tree)) if (Object.hasOwn(components, element.tagName)) settle(element, render, report)
      return render(tree)
    }
  }
}

function settle(element: Element, render: (tree: Root) => string, report: (failed: FailedComponent) => void): void {
  const alone: Root = { type: 'root', children: [element] }
  const thrown = thrownBy(() => render(alone))
  if (!thrown) return
  const failed = { ...element }
  makePlain(element)
  // What throws without the component as well is not its fault.
  render(alone)
  report({ element: failed, ...thrown })
}

function thrownBy(render: () => string): Omit<FailedComponent, 'element'> | undefined {
  try {
    render()
    return undefined
  } catch (error) {
    return { reason: renderingReason(error), stack: stackOf(error) }
  }
}

/** Each behind those that it holds. */
function elementsWithin(parent: Parents): readonly Element[] {
  return parent.children.flatMap((node) => (node.type === 'element' ? [...elementsWithin(node), node] : []))
}

/** As the element of HTML that it is named after, or as its content alone. */
function makePlain(element: Element): void {
  const { tagName, properties } = element
  const html = tagName === 'docgen-code' ? properties['html'] : undefined
  // Any value may stand there, as in those of all our elements.
  element.properties = { name: tagName, id: properties['id'], html } satisfies PlainProps as Element['properties']
  element.tagName = 'docgen-plain'
}

interface PlainProps {
  readonly name: string
  readonly id?: unknown
  /** Of code. */
  readonly html?: unknown
}

function Plain({ name, id, html, children }: PlainProps & WithChildren) {
  if (typeof html === 'string') return createElement('pre', { dangerouslySetInnerHTML: { __html: html } })
  if (name.startsWith('docgen-')) return createElement(Fragment, null, children)
  return createElement(name, typeof id === 'string' ? { id } : null, children)
}

function processorOf(components: object) {
  // React types `jsx` and components more narrowly than rehype-react, which calls them with the properties of the tree.
  const options = { Fragment, jsx, jsxs, components, ignoreInvalidStyle: true } as unknown as Options
  return unified().use(rehypeReact, options)
}

const svgProcessor = processorOf({})

interface WithChildren {
  readonly children?: ReactNode
}

function componentsOf(content: ContentComponents, words: Words) {
  const Admonition = content['docgen-admonition']
  const Details = content['docgen-details']
  const Tabs = content['docgen-tabs']
  const InlineSvg = content['docgen-svg']
  const heading = (level: number) =>
    function ContentHeading({ id = '', children }: Partial<HeadingProps>) {
      return createElement(content['docgen-heading'], { level, id, words }, children)
    }
  return {
    ...content,
    // A theme that is not written in TypeScript may lack them: then the elements are themselves.
    ...(content['docgen-table'] && {
      table: function ContentTable({ children }: WithChildren) {
        return createElement(content['docgen-table'], { words }, children)
      },
    }),
    ...(content['docgen-code'] && {
      'docgen-code': function ContentCode(props: CodeBlockProps) {
        return createElement(content['docgen-code'], { ...props, words })
      },
    }),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading(level)])),
    'docgen-plain': Plain,
    'docgen-title': Title,
    'docgen-component': ContentComponent,
    'docgen-tab': Tab,
    'docgen-admonition': function ContentAdmonition({ children, ...props }: AdmonitionProps) {
      const { title, rest } = splitTitle(children)
      return createElement(Admonition, { ...props, title: title ?? props.title, words }, ...rest)
    },
    'docgen-svg': function ContentSvg({ svg, ...props }: InlineSvgProps & { readonly svg: Element }) {
      return createElement(InlineSvg, { ...props, words }, svgProcessor.stringify({ type: 'root', children: [svg] }))
    },
    'docgen-details': function ContentDetails({ children }: WithChildren) {
      const { title, rest } = splitTitle(children)
      return createElement(Details, { title, words }, ...rest)
    },
    'docgen-steps': function ContentSteps({ children }: WithChildren) {
      const { title, rest } = splitTitle(children)
      return createElement(content['docgen-steps'], { title, words }, ...rest)
    },
    'docgen-cards': function ContentCards({ children }: WithChildren) {
      const { title, rest } = splitTitle(children)
      return createElement(content['docgen-cards'], { title, words }, ...rest)
    },
    'docgen-tabs': function ContentTabs({ group, children }: { readonly group?: string } & WithChildren) {
      const { title, rest } = splitTitle(children)
      const panels = rest
        .filter(isTab)
        .map(({ props }) => ({ id: props.id, label: props.label || words('tab'), content: splitTitle(props.children).rest }))
      const tabs = panels.length > 0 ? createElement(Tabs, { group, panels, words }) : undefined
      // What is in no tab is still the author's text.
      const first = tabs ? rest.findIndex(isTab) : rest.length
      const heading = title === undefined ? undefined : createElement('p', null, title)
      return createElement(Fragment, null, heading, ...rest.slice(0, first), tabs, ...rest.slice(first).filter(isNoTab))
    },
  }
}

interface ContentComponentProps extends WithChildren {
  readonly component: ComponentType<DirectiveComponentProps>
  readonly props: Readonly<Record<string, unknown>>
}

/** A component that a directive becomes. */
function ContentComponent({ component, props, children }: ContentComponentProps) {
  const { title, rest } = splitTitle(children)
  return createElement(component, { ...props, ...(title !== undefined && { title }) }, ...rest)
}

function Title({ children }: WithChildren) {
  return createElement(Fragment, null, children)
}

interface TabProps extends WithChildren {
  readonly id: string
  readonly label: string
}

/** Outside of tabs a tab is its content. */
function Tab({ children }: WithChildren) {
  return createElement(Fragment, null, children)
}

function isTab(node: ReactNode): node is ReactElement<TabProps> {
  return isValidElement(node) && node.type === Tab
}

function isNoTab(node: ReactNode): boolean {
  return !isTab(node)
}

function splitTitle(children: ReactNode): { readonly title: ReactNode; readonly rest: readonly ReactNode[] } {
  const all = Children.toArray(children).filter((child) => child !== '\n')
  const [first, ...rest] = all
  return isValidElement<WithChildren>(first) && first.type === Title
    ? { title: first.props.children, rest }
    : { title: undefined, rest: all }
}
