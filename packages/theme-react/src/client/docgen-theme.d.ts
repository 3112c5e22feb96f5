/** The panel of the search, a script of its own (see `build.mjs`). */
declare module 'docgen-theme:search-dialog' {
  export { startSearchPanel } from '../islands/search/start-panel.tsx'
}

/** The text of a style sheet, which the build of the theme puts in. */
declare module '*.css' {
  const styles: string
  export default styles
}
