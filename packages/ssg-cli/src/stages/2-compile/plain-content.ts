// For tests.
import { createElement } from 'react'
import type { ContentComponents } from '@docgen/model'

/** The plainest theme there can be: what it prints is what the compiler handed to it. */
export const plainContent: ContentComponents = {
  'docgen-code': ({ html, language, title }) =>
    createElement('pre', { 'data-language': language, title, dangerouslySetInnerHTML: { __html: html } }),
  'docgen-admonition': ({ admonition, title, children }) =>
    createElement('aside', { className: admonition }, title && createElement('b', null, title), children),
  'docgen-tabs': ({ group, panels }) =>
    createElement(
      'div',
      { 'data-group': group },
      panels.map(({ id, label, content: panel }) => createElement('section', { key: id, id, 'aria-label': label }, panel)),
    ),
  'docgen-heading': ({ level, id, children }) => createElement(`h${level}`, { id }, children),
  'docgen-table': ({ children }) => createElement('table', null, children),
  'docgen-svg': ({ children, caption, isFigure }) =>
    isFigure ? createElement('figure', { title: caption ?? undefined }, children) : children,
  'docgen-details': ({ title, children }) => createElement('details', null, createElement('summary', null, title), children),
  'docgen-steps': ({ children }) => createElement('div', { className: 'steps' }, children),
  'docgen-cards': ({ title, children }) => createElement('div', { className: 'cards', title }, children),
}
