import { createElement, type ReactElement } from 'react'
import type { Layouts, ThemePage } from '@docgen/model'

export function elementOf(page: ThemePage, layouts: Layouts): ReactElement {
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
