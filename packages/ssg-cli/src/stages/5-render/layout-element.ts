import { createElement, type ReactElement } from 'react'
import type { Layouts, ThemePage, Words } from '@docgen/model'

export function elementOf(page: ThemePage, layouts: Layouts, words: Words): ReactElement {
  switch (page.layout) {
    case 'doc':
    case 'changelog':
      return createElement(layouts[page.layout], { ...page.props, words })
    case 'page':
      return createElement(layouts.page, { ...page.props, words })
    case 'search':
      return createElement(layouts.search, { ...page.props, words })
    case 'notFound':
      return createElement(layouts.notFound, { ...page.props, words })
    case 'apiIndex':
      return createElement(layouts.apiIndex, { ...page.props, words })
    case 'apiPackage':
      return createElement(layouts.apiPackage, { ...page.props, words })
    case 'apiEntry':
      return createElement(layouts.apiEntry, { ...page.props, words })
    case 'apiSymbols':
      return createElement(layouts.apiSymbols, { ...page.props, words })
    case 'apiHierarchy':
      return createElement(layouts.apiHierarchy, { ...page.props, words })
  }
}
