// What the page of a declaration shows, read out of its HTML. Knows the classes that the theme writes, and nothing of how they came about.
import { decodeEntities, tagsOf, type Tag } from '../support/html.ts'

export interface ShownMember {
  /** Id of its heading. */
  readonly anchor: string
  readonly badges: readonly string[]
  /** Code below the heading: one piece for each overload. */
  readonly code: readonly string[]
  /** Whether the code is a type alone, as under the name of a property. */
  readonly isType: boolean
  readonly isInherited: boolean
}

export interface ShownDeclaration {
  /** The first code of the page: one piece for each overload. */
  readonly code: readonly string[]
  readonly members: readonly ShownMember[]
  /** Rows of an enumeration: name and value. */
  readonly rows: readonly string[]
}

export function readPage(html: string): ShownDeclaration {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const sections = main.split('<section class="docgen-member">')
  const head = sections[0] ?? ''
  return {
    code: codeIn(head),
    members: sections.slice(1).flatMap(readMember),
    rows: [...head.matchAll(/<tr id="([^"]*)">.*?<\/th><td>(?:<code>(.*?)<\/code>)?<\/td>/gs)].map(
      ([, name = '', value = '']) => `${decodeEntities(name)} = ${textOf(value)}`,
    ),
  }
}

function readMember(section: string): readonly ShownMember[] {
  const own = section.split(/<section|<div class="docgen-article-foot/)[0] ?? ''
  const heading = tagsOf(own).find(({ name }) => name === 'h3')
  const anchor = heading?.attributes['id']
  if (anchor === undefined) return []
  return [
    {
      anchor,
      badges: [...own.slice(0, own.indexOf('<pre')).matchAll(/<span class="docgen-badge[^"]*">([^<]*)<\/span>/g)].map(
        ([, badge = '']) => badge,
      ),
      code: codeIn(own),
      isType: /<pre class="docgen-declaration is-plain"/.test(own),
      isInherited: own.includes('Inherited from <code>'),
    },
  ]
}

/** The pieces of the first declaration in the text. */
function codeIn(html: string): readonly string[] {
  const pre = tagsOf(html).find(isDeclaration)
  if (!pre) return []
  const inner = html.slice(pre.end, html.indexOf('</pre>', pre.end))
  return inner.split('</code>').slice(0, -1).map(textOf)
}

function isDeclaration({ name, attributes }: Tag): boolean {
  return name === 'pre' && (attributes['class'] ?? '').split(' ').includes('docgen-declaration')
}

function textOf(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, '')).trim()
}
