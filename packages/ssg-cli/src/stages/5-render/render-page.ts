// In: a page's props. Out: its HTML document, by the theme's layout. What the content is, is put in afterwards.
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contentMark, type ThemePage } from '../../model/site.ts'
import type { Layouts } from '../../model/theme.ts'

/** The whole document, with `contentMark` where the content goes. Throws what a component throws. */
export function renderLayout(page: ThemePage, layouts: Layouts): string {
  return `<!doctype html>${renderToStaticMarkup(elementOf(page, layouts))}`
}

function elementOf(page: ThemePage, layouts: Layouts): ReactElement {
  switch (page.layout) {
    case 'doc':
    case 'changelog':
      return createElement(layouts[page.layout], page.props)
    case 'page':
      return createElement(layouts.page, page.props)
    case 'search':
      return createElement(layouts.search, page.props)
    case 'notFound':
      return createElement(layouts.notFound, page.props)
    case 'apiIndex':
      return createElement(layouts.apiIndex, page.props)
    case 'apiPackage':
      return createElement(layouts.apiPackage, page.props)
    case 'apiEntry':
      return createElement(layouts.apiEntry, page.props)
    case 'apiSymbols':
      return createElement(layouts.apiSymbols, page.props)
    case 'apiHierarchy':
      return createElement(layouts.apiHierarchy, page.props)
  }
}

export function withContent(layout: string, content: string): string {
  const at = layout.indexOf(contentMark)
  return at < 0 ? layout : layout.slice(0, at) + content + layout.slice(at + contentMark.length)
}
