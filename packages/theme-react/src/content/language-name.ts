const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  console: 'Shell',
  css: 'CSS',
  diff: 'Diff',
  dockerfile: 'Dockerfile',
  gql: 'GraphQL',
  graphql: 'GraphQL',
  html: 'HTML',
  http: 'HTTP',
  javascript: 'JavaScript',
  javascriptreact: 'JSX',
  js: 'JavaScript',
  json: 'JSON',
  json5: 'JSON5',
  jsonc: 'JSON',
  jsx: 'JSX',
  markdown: 'Markdown',
  md: 'Markdown',
  mjs: 'JavaScript',
  rs: 'Rust',
  rust: 'Rust',
  sh: 'Shell',
  shell: 'Shell',
  shellscript: 'Shell',
  sql: 'SQL',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  typescriptreact: 'TSX',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
  zsh: 'Shell',
}

const unnamed = new Set(['', 'plain', 'plaintext', 'text', 'txt'])

/** What a code block calls its language: the usual spelling, the word of the fence where we know none, nothing for plain text. */
export function languageNameOf(language: string): string {
  const word = language.toLowerCase()
  return unnamed.has(word) ? '' : Object.hasOwn(names, word) ? (names[word] ?? language) : language
}
