// In: what a diagram says. Out: its `<svg>`, with a name and a description.
import type { HtmlElement } from '@docgen/ssg-cli'
import type { Diagram } from '../model.ts'
import { drawGraph } from './draw-graph.ts'
import { drawSequence } from './draw-sequence.ts'
import { element } from './svg.ts'

export async function drawDiagram(diagram: Diagram, name: string, description: string | undefined): Promise<HtmlElement> {
  const { width, height, elements } = diagram.kind === 'graph' ? await drawGraph(diagram) : drawSequence(diagram)
  const size = { width: Math.ceil(width), height: Math.ceil(height) }
  const described = description ? [element('desc', {}, [{ type: 'text', value: description }])] : []
  return element(
    'svg',
    {
      viewBox: `0 0 ${size.width} ${size.height}`,
      ...size,
      role: 'img',
      ariaLabel: name,
      // Where pages run from right to left, labels still begin on the left.
      direction: 'ltr',
    },
    [...described, ...elements],
  )
}

/** The texts of a drawing, one below the other, for search. */
export function textsOf(diagram: Diagram): readonly string[] {
  const labels: (readonly string[])[] =
    diagram.kind === 'graph'
      ? [
          ...diagram.groups.map(({ label }) => label),
          ...diagram.nodes.flatMap(({ label, sections = [] }) => [
            label,
            ...sections.flat().map(({ cells }) => cells.filter(Boolean)),
          ]),
          ...diagram.edges.map(({ label }) => label),
        ]
      : [...diagram.actors.map(({ label }) => label), ...diagram.steps.map((step) => ('label' in step ? step.label : []))]
  return [...new Set(labels.map((lines) => lines.join(' ')).filter((text) => text !== ''))]
}
