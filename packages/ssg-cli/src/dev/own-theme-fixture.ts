import { fileURLToPath } from 'node:url'

const plainContentFile = fileURLToPath(new URL('../stages/2-compile/plain-content.ts', import.meta.url))

/** A module that exports a theme of its own, so that no other package has to be built first. */
export const ownTheme = `import { createElement } from 'react'
import { plainContent } from ${JSON.stringify(plainContentFile)}
const layout = ({ title, content = '' }) =>
  createElement('main', null, createElement('h1', null, title), createElement('div', { dangerouslySetInnerHTML: { __html: content } }))
const names = ['doc', 'changelog', 'page', 'search', 'notFound', 'apiIndex', 'apiPackage', 'apiEntry', 'apiSymbols', 'apiHierarchy']
export const theme = { name: 'own', layouts: Object.fromEntries(names.map((name) => [name, layout])), content: plainContent, styles: ['theme.css'] }
`
