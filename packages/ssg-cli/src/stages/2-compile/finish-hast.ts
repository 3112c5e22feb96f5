// In: hast with numbered elements of ours and author's hrefs. Out: the same tree with their properties back, and hrefs as slots.
import type { Element, Nodes, Parents, Root } from 'hast'
import { safeHrefOf, slotMark, type Diagnostic, type Heading, type Slot } from '@docgen/model'
import { unsafeLink } from '../../diagnostics/links.ts'
import { addressKindOf } from '../../syntax/html/address-attributes.ts'
import { addressesOfSrcset, mapSrcset } from '../../syntax/html/srcset.ts'
import { fragmentOf } from '../../syntax/html/text-fragment.ts'
import { finishTable } from './finish-table.ts'
import { isTaskBox, nameTaskBoxes, type TaskBox } from './name-task-boxes.ts'
import { hideInOtherScheme, schemedImagesOf } from './schemed-images.ts'
import { removeUnsafeAddresses } from './unsafe-addresses.ts'
import { keepOptionsWhole } from './whole-options.ts'
import { altOf, headingTextOf, visibleTextOf } from './visible-text.ts'

interface FinishedHast {
  readonly headings: readonly Heading[]
  /** In the order of the tree; the HTML names each by its number between two U+0000. */
  readonly slots: readonly Slot[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Addresses of no page, whatever the address of the site is. */
function isElsewhere(href: string): boolean {
  return /^(?:mailto:|tel:)/i.test(href)
}

const headingName = /^h([1-6])$/

/** Elements in which code never becomes a link: links do not nest, and headings and summaries are for something else when clicked. */
const holdsPlainCode = /^(?:a|h[1-6]|docgen-title|summary|button|label|pre|code)$/

const symbolName = /^[A-Za-z_$][\w$]*(?:[.#][A-Za-z_$][\w$]*)*(?:\(\))?$/

interface FinishInput {
  readonly file: string
  readonly elementProps: readonly Record<string, unknown>[]
  readonly explicitAnchors: ReadonlySet<string>
  readonly anchorPrefix: string
  /** Whether inline code that could name a declaration is left open. */
  readonly linksCode: boolean
}

export function finishHast(root: Root, input: FinishInput): FinishedHast {
  const headings: Heading[] = []
  const slots: Slot[] = []
  const usedAnchors = new Set(input.explicitAnchors)
  const diagnostics: Diagnostic[] = []
  const boxes: TaskBox[] = []

  const visit = (parent: Parents, isPlain: boolean): void => {
    splitPictures(parent)
    for (const node of parent.children) {
      if (node.type !== 'element') continue
      hideInOtherScheme(node)
      if (!restoreProps(node, input.elementProps))
        openAddresses(node, slots, (at, address) => diagnostics.push(unsafeLink({ file: input.file, ...at }, address)))
      const depth = Number(headingName.exec(node.tagName)?.[1] ?? 0)
      if (depth > 0) {
        const heading = headingOf(node, depth, anchorOf(node, usedAnchors, input))
        headings.push(holdsFootnotes(parent) ? { ...heading, isGenerated: true } : heading)
      }
      if (node.tagName === 'code' && !isPlain) openCode(node, slots)
      if (node.tagName === 'code' && !isPreformatted(parent)) keepOptionsWhole(node)
      if (node.tagName === 'docgen-code') openSample(node, slots)
      if (node.tagName === 'table') finishTable(node)
      if (isTaskBox(node, parent)) boxes.push({ box: node, parent })
      visit(node, isPlain || holdsPlainCode.test(node.tagName))
    }
  }
  visit(root, !input.linksCode)
  nameTaskBoxes(root, boxes, input.anchorPrefix)
  return {
    headings,
    diagnostics,
    slots: input.anchorPrefix === '' ? slots : slots.map((slot) => withPrefix(slot, input.anchorPrefix, usedAnchors)),
  }
}

function headingOf(node: Element, depth: number, anchor: string): Heading {
  const { line = 1, column = 1 } = startOf(node)
  return { depth, text: headingTextOf(node), anchor, line, column }
}

function isPreformatted(parent: Parents): boolean {
  return parent.type === 'element' && parent.tagName === 'pre'
}

function holdsFootnotes(parent: Parents): boolean {
  return parent.type === 'element' && 'dataFootnotes' in parent.properties
}

/** Gives headings their anchors before rehype plugins read them; they keep them then. */
export function settleAnchors(
  root: Root,
  { explicitAnchors, anchorPrefix }: { readonly explicitAnchors: Set<string>; readonly anchorPrefix: string },
): void {
  const used = new Set(explicitAnchors)
  const settled: string[] = []
  const visit = (parent: Parents): void => {
    for (const node of parent.children) {
      if (node.type !== 'element') continue
      if (headingName.test(node.tagName)) {
        settled.push(anchorOf(node, used, { explicitAnchors, anchorPrefix }))
        node.properties['dataAnchor'] = ''
      } else visit(node)
    }
  }
  visit(root)
  for (const anchor of settled) explicitAnchors.add(anchor)
}

function splitPictures(parent: Parents): void {
  // Backwards, since a picture becomes several elements. Every element of a page comes here.
  for (let index = parent.children.length - 1; index >= 0; index--) {
    const node = parent.children[index]
    const images = node?.type === 'element' && node.tagName === 'picture' ? schemedImagesOf(node) : undefined
    if (images) parent.children.splice(index, 1, ...images)
  }
}

/** Returns whether the element is ours. What an author wrote as one of ours is none. */
function restoreProps(node: Element, elementProps: FinishInput['elementProps']): boolean {
  if (!node.tagName.startsWith('docgen-')) return false
  const number = node.properties['dataDocgen']
  if (typeof number !== 'string' || !number.startsWith(slotMark)) {
    node.tagName = 'div'
    delete node.properties['dataDocgen']
    return false
  }
  const props = number === slotMark ? undefined : elementProps[Number(number.slice(slotMark.length))]
  // These properties are React props of our own components, not HTML: any value may stand there.
  node.properties = (props ?? {}) as Element['properties']
  return true
}

/** The links of the site become slots; of other addresses those that may not stand on a page are reported and taken away. */
function openAddresses(node: Element, slots: Slot[], report: (at: Place, address: string) => void): void {
  const place = placeOf(node)
  // Also keeps React from asking for a preload of every image of the page.
  if (node.tagName === 'img') node.properties['loading'] ??= 'lazy'
  for (const [name, value] of Object.entries(node.properties)) {
    const kind = typeof value === 'string' ? addressKindOf(node.tagName, name) : undefined
    if (typeof value !== 'string' || kind === undefined) continue
    if (kind === 'list') openList(node, name, value, { slots, report: (address) => report(place, address) })
    else if (!isElsewhere(value) && !isWithinDrawing(node, name, value))
      node.properties[name] = openSlot({ kind: slotKindOf(node, name), href: value, ...linkTextOf(node), ...place }, slots)
  }
  for (const address of removeUnsafeAddresses(node)) report(place, address)
}

/** Before code within it becomes a slot. */
function linkTextOf(node: Element): Pick<Slot, 'text'> {
  const text = node.tagName === 'a' || node.tagName === 'img' ? visibleTextOf(node, altOf).replace(/\s+/g, ' ').trim() : ''
  return text === '' ? {} : { text }
}

/** Returns what stands for it. */
function openSlot(slot: Slot, slots: Slot[]): string {
  slots.push(slot)
  return `${slotMark}${slots.length - 1}${slotMark}`
}

function slotKindOf({ tagName, properties }: Element, name: string): 'image' | 'link' {
  const hasSize = 'width' in properties || 'height' in properties
  return tagName === 'img' && name === 'src' && !hasSize ? 'image' : 'link'
}

/** Without one of its images a list is another: where one may not stand on a page, all of it goes. */
function openList(
  node: Element,
  name: string,
  value: string,
  { slots, report }: { readonly slots: Slot[]; readonly report: (address: string) => void },
): void {
  const refused = addressesOfSrcset(value).filter((address) => safeHrefOf(address) === undefined)
  refused.forEach(report)
  if (refused.length > 0) delete node.properties[name]
  else
    node.properties[name] = mapSrcset(value, (href) =>
      isElsewhere(href) ? href : openSlot({ kind: 'link', href, ...placeOf(node) }, slots),
    )
}

/** Parts of a drawing name each other by ids that are no anchors: `<use href="#arrow">`. */
function isWithinDrawing({ tagName }: Element, name: string, address: string): boolean {
  return address.startsWith('#') && /href$/i.test(name) && !/^(?:a|area)$|-/.test(tagName)
}

/** What looks like the name of a declaration becomes a slot: which there are, only the whole site knows. */
function openCode(node: Element, slots: Slot[]): void {
  const [text, ...others] = node.children
  if (text?.type !== 'text' || others.length > 0 || !symbolName.test(text.value)) return
  const { line = 1, column = 1 } = startOf(node)
  slots.push({ kind: 'code', href: text.value, line, column })
  text.value = `\0${slots.length - 1}\0`
}

/** What the identifiers of a sample lead to is known once all samples are checked: then links are put into the HTML that follows the slot. */
function openSample(node: Element, slots: Slot[]): void {
  const { samplePlace, ...props } = node.properties
  const html = props['html']
  if (!isPlace(samplePlace) || typeof html !== 'string') return
  slots.push({ kind: 'sample', href: '', line: samplePlace.line, column: samplePlace.column })
  // As a tag it is no part of the text, for components that compare that with the code.
  node.properties = { ...props, html: `<\0${slots.length - 1}\0>${html}` }
}

interface Place {
  readonly line: number
  readonly column: number
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'line' in value && 'column' in value
}

/** A link of a fragment to a heading of its own. */
function withPrefix(slot: Slot, anchorPrefix: string, anchors: ReadonlySet<string>): Slot {
  const { anchor, directive } = fragmentOf(slot.href.slice(1))
  const own = anchorPrefix + anchor
  return slot.href.startsWith('#') && anchors.has(own) ? { ...slot, href: `#${own}${directive}` } : slot
}

function placeOf(node: Nodes): Place {
  const { line = 1, column = 1 } = startOf(node)
  return { line, column }
}

function startOf(node: Nodes): { readonly line?: number; readonly column?: number } {
  return node.position?.start ?? {}
}

/** Slugs are unique among themselves, yet one may equal an anchor that was written out. */
function anchorOf(
  node: Element,
  used: Set<string>,
  { explicitAnchors, anchorPrefix }: Pick<FinishInput, 'explicitAnchors' | 'anchorPrefix'>,
): string {
  const id = String(node.properties['id'] ?? '')
  const isExplicit = 'dataAnchor' in node.properties && explicitAnchors.has(id)
  delete node.properties['dataAnchor']
  if (isExplicit) return id
  const slug = id === '' ? 'section' : id
  let anchor = anchorPrefix + slug
  for (let count = 1; used.has(anchor); count++) anchor = `${anchorPrefix}${slug}-${count}`
  used.add(anchor)
  node.properties['id'] = anchor
  return anchor
}
