// In: a Markdown image. Out: the properties of our element for it, if its file is to stand in the page itself and can.
import type { Element } from 'hast'
import type { Image, ImageReference, Paragraph, ParagraphData } from 'mdast'
import type { SourceRange } from '@docgen/model'
import { svgContentRemoved, unusableSvg } from '../../diagnostics/html.ts'
import { refusedFile } from '../../diagnostics/reading.ts'
import { includeAt, reachedInclude } from '../../syntax/markdown/includes.ts'
import { inlineSvgFileOf, isInlineSvg } from '../../syntax/markdown/inline-images.ts'
import type { TransformContext } from './transform-context.ts'

export interface MarkdownImage {
  readonly href: string
  readonly alt: string
  readonly at: SourceRange
}

interface InlineImageProps {
  readonly svg: Element
}

/** Of a paragraph that has become a picture. */
export interface FigureData extends ParagraphData {
  /** What the picture shows. */
  readonly alt: string
}

/** The image that a paragraph consists of. */
export function loneImageOf({ children: [first, ...others] }: Paragraph): Image | ImageReference | undefined {
  return others.length === 0 && (first?.type === 'image' || first?.type === 'imageReference') ? first : undefined
}

/**
 * Nothing for an image like any other, and for a file that is not there: that is found where all images are looked up.
 * Reports `unusable-svg` and `svg-content-removed`.
 */
export function inlineImageProps({ href, alt, at }: MarkdownImage, context: TransformContext): InlineImageProps | undefined {
  if (!isInlineSvg(href)) return undefined
  const file = reachedInclude(context.includes, inlineSvgFileOf(context.file, href, Infinity))
  if (file === undefined) {
    context.diagnostics.push(
      unusableSvg(at, href, 'its path does not begin at this page', 'Write a relative path, such as "./flow.svg#inline".'),
    )
    return undefined
  }
  const text = includeAt(context.includes, file)
  if (typeof text !== 'string' || !context.inlineSvgOf) {
    // As an image of its own it may be as large as it likes. What else is not read is found where all images are looked up.
    if (typeof text === 'object' && text.refusal === 'too-large')
      context.diagnostics.push(refusedFile(at, `The image "${href}"`, text))
    return undefined
  }
  const idPrefix = `${context.anchorPrefix}svg-${context.elementProps.length}-`
  const inlined = context.inlineSvgOf(text, { label: alt, idPrefix })
  if ('problem' in inlined) {
    context.diagnostics.push(unusableSvg(at, href, inlined.problem, inlined.hint))
    return undefined
  }
  context.diagnostics.push(...inlined.removed.map(({ what, line, column }) => svgContentRemoved({ file, line, column }, what)))
  return { svg: inlined.svg }
}
