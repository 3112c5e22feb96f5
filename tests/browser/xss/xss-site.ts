// Sites whose every text is an attack, with all findings switched off. Each attack calls `xss` with a number of its own.
import { diagnosticCatalogue } from '@docgen/model'
import { addressContexts, addresses, markups, texts } from './shapes.ts'

export interface XssSite {
  readonly files: Readonly<Record<string, string>>
  /** What each number stands for. */
  readonly attacks: readonly string[]
}

const perPage = 40

/** `share` is the part of all pairs of address and place that is tried: 1 for each of them, 4 for each fourth. */
export function xssSiteOf(share: number): XssSite {
  const attacks: string[] = []
  const numbered = (make: (call: string, number: number) => string): string => {
    const text = make(`xss(${attacks.length})`, attacks.length)
    attacks.push(text)
    return text
  }
  const pairs = addressContexts.flatMap((context, place) =>
    addresses.flatMap((address, index) =>
      (index + place) % share === 0 ? [numbered((call, number) => context(address(call), number))] : [],
    ),
  )
  const markup = markups.map(numbered)
  const files: Record<string, string> = {}
  for (let page = 0; page * perPage < pairs.length; page++)
    files[`docs/addresses-${page}.md`] = pageOf(`Addresses ${page}`, pairs.slice(page * perPage, (page + 1) * perPage))
  // What one leaves open may hide the next: where all is tried, each has a page of its own.
  const together = share === 1 ? 1 : 12
  for (let page = 0; page * together < markup.length; page++)
    files[`docs/markup-${page}.md`] = pageOf(`Markup ${page}`, markup.slice(page * together, (page + 1) * together))
  for (const [index, shape] of texts.entries()) files[`docs/text-${index}.md`] = frontmatterOf(() => numbered(shape))
  const text = (): string => texts.map(numbered).join(' ')
  const address = (): string => numbered((call) => `java\tscript:${call}`)
  files['docs/index.md'] = '# Home\n'
  files['docgen.config.ts'] = configOf(text, address)
  files['changelogs/core.md'] = `# Changelog\n\n## 1.0.0\n\n${markups.slice(0, 40).map(numbered).map(item).join('\n')}\n`
  files['packages/core/README.md'] = pageOf('Core', [...markups.slice(0, 40).map(numbered), ...someAddresses(numbered)])
  files['packages/core/package.json'] = JSON.stringify({
    name: '@kit/core',
    version: '1.0.0',
    description: text(),
    types: 'index.d.ts',
    homepage: address(),
    bugs: address(),
    repository: { type: 'git', url: address(), directory: text() },
  })
  files['packages/core/index.d.ts'] = declarationsOf([...markups.map(numbered), ...someAddresses(numbered)])
  return { files, attacks }
}

function someAddresses(numbered: (make: (call: string, number: number) => string) => string): readonly string[] {
  return addressContexts.map((context, index) => numbered((call, number) => context(addresses[index * 3]?.(call) ?? '', number)))
}

const item = (text: string): string => `- ${text.replaceAll('\n', '\n  ')}`

function pageOf(title: string, parts: readonly string[]): string {
  return `# ${title}\n\n${parts.join('\n\n')}\n`
}

function frontmatterOf(text: () => string): string {
  const keys = ['title', 'description', 'sidebar_label', 'image', 'custom_edit_url']
  const values = keys.map((key) => `${key}: ${JSON.stringify(text())}`)
  const lists = ['keywords', 'tags'].map((key) => `${key}: [${JSON.stringify(text())}]`)
  return `---\n${[...values, ...lists].join('\n')}\nlast_update:\n  author: ${JSON.stringify(text())}\n---\n\n## Text\n`
}

/** One member for each text, which is its comment; what would end the comment is left out. */
function declarationsOf(comments: readonly string[]): string {
  const members = comments.map((comment, index) => {
    const lines = comment.replaceAll('*/', '').split('\n')
    return `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n * @see ${lines[0]}\n */\nvalue${index}: string\n`
  })
  return `export interface Values {\n${members.join('\n')}\n}\n`
}

function configOf(text: () => string, address: () => string): string {
  const config = {
    title: text(),
    tagline: text(),
    version: text(),
    favicon: address(),
    logo: { src: address(), dark: address(), alt: text() },
    navbar: [{ label: text(), href: address() }],
    footer: { columns: [{ title: text(), links: [{ label: text(), href: address() }] }], copyright: text() },
    announcementBar: { id: text(), content: `${text()} [link](${address()}) [link](javascript:xss)` },
    // Its language has to be a language tag: the config is refused with any other text.
    locale: { name: 'en', label: text() },
    editLink: { pattern: `${address()}//{file}` },
    redirects: [{ from: '/old/', to: address() }],
    head: [
      { tag: 'link', attributes: { rel: 'icon', href: address() } },
      { tag: 'script', attributes: { src: address() } },
      { tag: 'meta', attributes: { name: text(), content: text() } },
      { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: `0;url=${address()}` } },
    ],
    markdown: { html: 'sanitise' },
    rules: Object.fromEntries(Object.keys(diagnosticCatalogue).map((code) => [code, 'off'])),
  }
  return `import { apiReference } from '@docgen/api-extractor-bridge'
import { changelogs, defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  ...${JSON.stringify(config, null, 2)},
  sources: [docs(), apiReference({ packages: [{ folder: 'packages/core' }], sourceLink: ${JSON.stringify(`https://git.example/${address()}/{file}`)} }), changelogs()],
})
`
}
