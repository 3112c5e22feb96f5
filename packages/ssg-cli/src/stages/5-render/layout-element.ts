import { createElement, type ReactElement } from 'react'
import {
  escapeAttribute,
  escapeText,
  type DocPageProps,
  type Layouts,
  type ListingPageProps,
  type ThemePage,
  type Words,
} from '@docgen/model'

export function elementOf(page: ThemePage, layouts: Layouts, words: Words): ReactElement {
  switch (page.layout) {
    case 'doc':
    case 'changelog':
      return createElement(layouts[page.layout], { ...page.props, words })
    case 'page':
      return createElement(layouts.page, { ...page.props, words })
    case 'search':
      return createElement(layouts.search, { ...page.props, words })
    case 'listing':
      return layouts.listing
        ? createElement(layouts.listing, { ...page.props, words })
        : createElement(layouts.doc, { ...asDoc(page.props), words })
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
    case 'apiChanges':
      // The graph has such pages only if there is one.
      if (!layouts.apiChanges) throw new Error('The theme has no layout "apiChanges".')
      return createElement(layouts.apiChanges, { ...page.props, words })
  }
}

/** For themes that have no layout for such pages: a guide that is a list of links. */
function asDoc({ entries, lead, ...props }: ListingPageProps): DocPageProps {
  const items = entries.map(({ title, href, description }) => {
    const link = `<a href="${escapeAttribute(href)}">${escapeText(title)}</a>`
    return `<li>${link}${description === undefined ? '' : `: ${escapeText(description)}`}</li>`
  })
  const content = `${lead === undefined ? '' : `<p>${escapeText(lead)}</p>`}<ul>${items.join('')}</ul>`
  return { ...props, content, isTitleHidden: false, isUnlisted: false, toc: [], tags: [] }
}
