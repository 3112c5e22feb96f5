/** The panel of the search, a script of its own (see `build.mjs`). */
declare module 'docgen-theme:search-dialog' {
  export { startSearchPanel } from '../islands/search/start-panel.tsx'
}
