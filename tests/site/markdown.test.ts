// The Markdown beside each page of the documentation of accounts-js says what the page says: the same headings, code and links. Read with parsers
// that docgen does not write it with.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadMarkdownParser, type MarkdownParser } from '../../packages/ssg-cli/src/stages/2-compile/parse-markdown.ts'
import { choices, serverSample } from '../../site/home/samples.ts'
import { listFiles } from '../support/file-tree.ts'
import { tagsOf } from '../support/html.ts'
import { buildAccountsSite, type BuiltSite } from './accounts-site.ts'

type HtmlNode = DefaultTreeAdapterTypes.Node
type MarkdownRoot = ReturnType<MarkdownParser>
type MarkdownNode = MarkdownRoot | MarkdownRoot['children'][number]

interface Content {
  readonly headings: string[]
  readonly code: string[]
  readonly links: Set<string>
}

const origin = 'https://www.accountsjs.com'

let site: BuiltSite
let parseMarkdown: MarkdownParser

beforeAll(async () => {
  site = await buildAccountsSite()
  parseMarkdown = await loadMarkdownParser('remark-parse')
})

afterAll(() => site.remove())

/** `/docs/a/`, `/docs/a.md` and the same with the origin are one page. Places on the page itself are no links. */
function targetOf(href: string): string | undefined {
  if (href.startsWith('#')) return undefined
  const [path = '', hash] = (href.startsWith(`${origin}/`) ? href.slice(origin.length) : href).split('#')
  const page = path.startsWith('/') ? path.replace(/(?:\/index)?\.md$/, '').replace(/\/$/, '') : path
  return decodeURI(hash === undefined ? page : `${page}#${hash}`)
}

function addLink(content: Content, href: string): void {
  const target = targetOf(href)
  if (target !== undefined) content.links.add(target)
}

/** What is no content: ways to other pages, controls, and the anchor beside a heading. */
const leftOut = /^(?:docgen-(?:article-foot|anchor|feed|code-tools|tab-list|switch|copy-page))$/

function contentOfHtml(html: string): Content {
  const content: Content = { headings: [], code: [], links: new Set() }
  const visit = (node: HtmlNode, isInCode: boolean): void => {
    if (!('tagName' in node)) return 'childNodes' in node ? node.childNodes.forEach((child) => visit(child, isInCode)) : undefined
    const attribute = (name: string): string => node.attrs.find((each) => each.name === name)?.value ?? ''
    const classes = attribute('class').split(' ')
    if (node.tagName === 'nav' || isLeftOut(node) || classes.some((name) => leftOut.test(name))) return
    const isHeading = /^h[1-6]$/.test(node.tagName) && attribute('id') !== 'footnote-label'
    if (isHeading || classes.includes('docgen-tab-label')) content.headings.push(folded(textOfHtml(node)))
    if (node.tagName === 'pre') content.code.push(textOfHtml(node).trimEnd())
    // Names in samples lead to their declarations, which code of Markdown cannot.
    const isSample = node.tagName === 'pre' && !classes.includes('docgen-declaration')
    if (node.tagName === 'a' && !isInCode) addLink(content, attribute('href'))
    node.childNodes.forEach((child) => visit(child, isInCode || isSample))
  }
  const document = parse(html)
  visit(find(document, 'article') ?? find(document, 'main') ?? document, false)
  return content
}

function find(node: HtmlNode, tag: string): HtmlNode | undefined {
  if ('tagName' in node && node.tagName === tag) return node
  if (!('childNodes' in node)) return undefined
  for (const child of node.childNodes) {
    const found = find(child, tag)
    if (found) return found
  }
  return undefined
}

/** Decoration, and what a page marks as not for its Markdown. */
function isLeftOut({ attrs }: DefaultTreeAdapterTypes.Element): boolean {
  return attrs.some(
    ({ name, value }) => `${name}=${value}` === 'aria-hidden=true' || `${name}=${value}` === 'data-docgen-markdown=omit',
  )
}

function textOfHtml(node: HtmlNode): string {
  if ('value' in node) return node.value
  if ('tagName' in node && isLeftOut(node)) return ''
  return 'childNodes' in node ? node.childNodes.map(textOfHtml).join('') : ''
}

function contentOfMarkdown(markdown: string): Content {
  const content: Content = { headings: [], code: [], links: new Set() }
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'heading') content.headings.push(folded(textOfMarkdown(node)))
    if (node.type === 'code') content.code.push(node.value.trimEnd())
    if (node.type === 'link' || node.type === 'definition') addLink(content, node.url)
    if (node.type === 'html')
      for (const { attributes } of tagsOf(node.value)) if (attributes['href']) addLink(content, attributes['href'])
    if ('children' in node) node.children.forEach(visit)
  }
  visit(parseMarkdown(markdown))
  return content
}

function textOfMarkdown(node: MarkdownNode): string {
  if ('value' in node && node.type !== 'html') return node.value
  return 'children' in node ? node.children.map(textOfMarkdown).join('') : ''
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const sorted = ({ headings, code, links }: Content) => ({ headings, code, links: [...links].sort() })

test('every page has its Markdown beside it, with the same headings, code and links', { timeout: 600_000 }, () => {
  const pages = listFiles(site.dist).filter((file) => file.endsWith('/index.html') || file === 'index.html')
  const read = (file: string): string => readFileSync(join(site.dist, file), 'utf8')
  let compared = 0
  for (const page of pages) {
    const html = read(page)
    const file = page === 'index.html' ? 'index.md' : page.replace(/\/index\.html$/, '.md')
    // Redirects, and the search, have nothing to read.
    if (!html.includes('<article') && page !== 'index.html') continue
    expect(existsSync(join(site.dist, file)), file).toBe(true)
    expect(sorted(contentOfMarkdown(read(file))), file).toEqual(sorted(contentOfHtml(html)))
    expect(html, page).toContain(`<link rel="alternate" type="text/markdown" href="/${file}"/>`)
    compared++
  }
  expect(compared).toBeGreaterThan(380)
})

test('llms.txt leads to the Markdown of pages, and llms-full.txt holds the guides', () => {
  const list = readFileSync(join(site.dist, 'llms.txt'), 'utf8')
  const links = [...list.matchAll(/^- \[.+\]\((\S+)\)(?:: .+)?$/gm)].map(([, address = '']) => address)
  expect(list).toMatch(/^# accounts-js\n\n> .+\n\n## /)
  expect(links.length).toBeGreaterThan(80)
  for (const address of links) {
    expect(address.startsWith(`${origin}/`), address).toBe(true)
    expect(existsSync(join(site.dist, address.slice(origin.length + 1))), address).toBe(true)
  }
  expect(list).not.toContain('## Languages')
  const whole = readFileSync(join(site.dist, 'llms-full.txt'), 'utf8')
  for (const file of ['docs/server.md', 'api/server/class/AccountsServer.md'])
    expect(whole).toContain(readFileSync(join(site.dist, file), 'utf8').trim())
})

test('the Markdown of the home page has the server that readers see first, and no other', () => {
  const markdown = readFileSync(join(site.dist, 'index.md'), 'utf8')
  const { code } = contentOfMarkdown(markdown)
  expect(code[0]).toBe(serverSample(choices.map(({ options: [first] }) => first.value)))
  expect(code[1]).toMatch(/^npm install @accounts\/server .+ mongodb@3$/)
  expect(code[1]).not.toContain('graphql')
  expect(markdown).not.toContain('GITHUB_CLIENT_ID')
  expect(markdown).toContain('- [Express](')
})

test('no Markdown has more than one blank line between blocks', () => {
  for (const file of listFiles(site.dist).filter((name) => name.endsWith('.md'))) {
    const outside = readFileSync(join(site.dist, file), 'utf8').replace(/^([ >]*)(`{3,}|~{3,}).*\n[^]*?\n[ >]*\2[`~]*$/gm, 'code')
    expect(outside, file).not.toMatch(/\S\n{4,}\S/)
  }
})
