// In: finished hast. Out: HTML, by the theme's content components. The only file that knows rehype-react.
import type { Element, Root } from 'hast'
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
import { withoutPreloads } from '../../syntax/without-preloads.ts'

export type ContentRenderer = (tree: Root) => string

/** A renderer for a theme's components; make it once, use it for every page. */
export function createContentRenderer(content: ContentComponents, words: Words): ContentRenderer {
  const processor = processorOf(componentsOf(content, words))
  return (tree) => withoutPreloads(renderToStaticMarkup(processor.stringify(tree)))
}

function processorOf(components: object) {
  // React types `jsx` and components more narrowly than rehype-react, which calls them with the properties of the tree.
  const options = { Fragment, jsx, jsxs, components } as unknown as Options
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
      const panels = Children.toArray(children)
        .filter(isTab)
        .map(({ props }) => ({ id: props.id, label: props.label || words('tab'), content: splitTitle(props.children).rest }))
      return createElement(Tabs, { group, panels, words })
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

function splitTitle(children: ReactNode): { readonly title: ReactNode; readonly rest: readonly ReactNode[] } {
  const all = Children.toArray(children).filter((child) => child !== '\n')
  const [first, ...rest] = all
  return isValidElement<WithChildren>(first) && first.type === Title
    ? { title: first.props.children, rest }
    : { title: undefined, rest: all }
}
