// In: a graph whose parts have sizes. Out: where they stand. The only file that knows ELK, which is loaded with the first graph.
import type { ElkExtendedEdge, ElkNode, ElkLabel } from 'elkjs/lib/elk-api.js'
import type { Direction, Edge, Graph, Group } from '../model.ts'
import type { Box, Point } from './svg.ts'

interface Size {
  readonly width: number
  readonly height: number
}

interface Sizes {
  readonly nodes: ReadonlyMap<string, Size>
  /** Of the titles of groups. */
  readonly groups: ReadonlyMap<string, Size>
  readonly labels: (edge: Edge) => { readonly center?: Size; readonly start?: Size; readonly end?: Size }
}

export interface PlacedEdge {
  readonly points: readonly Point[]
  readonly center?: Box
  readonly start?: Box
  readonly end?: Box
}

interface Layout extends Size {
  readonly boxes: ReadonlyMap<string, Box>
  /** In the order of the edges of the graph. */
  readonly edges: readonly PlacedEdge[]
}

const directions: Readonly<Record<Direction, string>> = { down: 'DOWN', up: 'UP', right: 'RIGHT', left: 'LEFT' }

/** Groups take none of these from what they are in. */
const shared = {
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.componentComponent': '32',
  'elk.layered.spacing.nodeNodeBetweenLayers': '52',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
}

const layered = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
  ...shared,
}

export async function layOut(graph: Graph, sizes: Sizes): Promise<Layout> {
  const placed = await placedRoot(graph, sizes)
  const boxes = new Map<string, Box>()
  const visit = (node: ElkNode): void => {
    boxes.set(node.id, boxOf(node))
    node.children?.forEach(visit)
  }
  placed.children?.forEach(visit)
  const byId = new Map(edgesWithin(placed).map((edge) => [edge.id, edge]))
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    boxes: new Map([...boxes].map(([id, box]) => [id.slice(1), box])),
    edges: graph.edges.map((_, index) => placedEdge(byId.get(`e${index}`))),
  }
}

/** In about a quarter of tangled graphs, ELK throws where groups are to keep the order of what is in them. Then only what is in no group keeps it. */
async function placedRoot(graph: Graph, sizes: Sizes): Promise<ElkNode> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const layout = (keepsOrder: boolean): Promise<ElkNode> => new Elk.default().layout(elkRoot(graph, sizes, keepsOrder))
  try {
    return await layout(true)
  } catch (error) {
    if (graph.groups.length === 0) throw error
    return layout(false)
  }
}

function elkRoot(graph: Graph, sizes: Sizes, keepsOrder: boolean): ElkNode {
  const outermost = { parent: undefined, direction: graph.direction, keepsOrder }
  return {
    id: 'root',
    layoutOptions: {
      ...layered,
      ...orderOf(graph),
      'elk.direction': directions[graph.direction],
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': '[top=12,left=12,bottom=12,right=12]',
    },
    children: childrenOf(outermost, graph, sizes),
    edges: graph.edges.map((edge, index) => elkEdge(edge, index, sizes)),
  }
}

interface Inside {
  /** The group, or nothing for the whole graph. */
  readonly parent: string | undefined
  /** What its layout follows. */
  readonly direction: Direction
  /** Whether what is written first stands first in groups too. */
  readonly keepsOrder: boolean
}

/** Ids are the author's, so each has a letter before it. */
function childrenOf(inside: Inside, graph: Graph, sizes: Sizes): ElkNode[] {
  const nodes = graph.nodes
    .filter(({ group }) => group === inside.parent)
    .map(({ id }): ElkNode => ({ id: `n${id}`, ...(sizes.nodes.get(id) ?? { width: 0, height: 0 }) }))
  const groups = graph.groups
    .filter(({ group }) => group === inside.parent)
    .map((group): ElkNode => elkGroup(group, inside, graph, sizes))
  return [...nodes, ...groups]
}

/** As in Mermaid, the `direction` of a group counts only if no line leads into the group. */
function elkGroup({ id, direction }: Group, outer: Inside, graph: Graph, sizes: Sizes): ElkNode {
  const title = sizes.groups.get(id) ?? { width: 0, height: 0 }
  const [width, height] = [title.width + 24, title.height + 24]
  const isApart = direction !== undefined && linesStayWithin(id, graph)
  const inside = { ...outer, parent: id, direction: isApart ? direction : outer.direction }
  const children = childrenOf(inside, graph, sizes)
  if (children.length === 0) return { id: `n${id}`, width, height }
  // ELK turns a graph on its side to lay it out downward, and all that is laid out with it, but not these two numbers.
  const isTurned = !isApart && (outer.direction === 'down' || outer.direction === 'up')
  return {
    id: `n${id}`,
    layoutOptions: {
      'elk.padding': `[top=${title.height + 24},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': isTurned ? `(${height}, ${width})` : `(${width}, ${height})`,
      ...shared,
      ...(outer.keepsOrder && orderOf(graph)),
      ...(isApart && { ...layered, 'elk.direction': directions[inside.direction], 'elk.hierarchyHandling': 'SEPARATE_CHILDREN' }),
    },
    children,
  }
}

/** What is written first stands first, as far as the lines allow. With groups, ELK throws for the stricter of two strategies. */
function orderOf({ groups }: Graph): Readonly<Record<string, string>> {
  return { 'elk.layered.considerModelOrder.strategy': groups.length > 0 ? 'PREFER_EDGES' : 'NODES_AND_EDGES' }
}

/** Whether no line of what is in the group leads out of it, or into a group in it. */
function linesStayWithin(group: string, graph: Graph): boolean {
  const parents = new Map([...graph.nodes, ...graph.groups].map((each) => [each.id, each.group] as const))
  const isWithin = (id: string | undefined): boolean => id !== undefined && (id === group || isWithin(parents.get(id)))
  const isInner = (id: string): boolean => isWithin(parents.get(id))
  return graph.edges.every(
    ({ from, to }) => (!isInner(from) && !isInner(to)) || (parents.get(from) === group && parents.get(to) === group),
  )
}

function elkEdge(edge: Edge, index: number, sizes: Sizes): ElkExtendedEdge {
  const { center, start, end } = sizes.labels(edge)
  const label = (id: string, size: Size | undefined, placement: string): readonly ElkLabel[] =>
    size ? [{ id: `${id}${index}`, text: '.', ...size, layoutOptions: { 'elk.edgeLabels.placement': placement } }] : []
  const inline = { 'elk.edgeLabels.inline': 'true' }
  return {
    id: `e${index}`,
    sources: [`n${edge.from}`],
    targets: [`n${edge.to}`],
    labels: [
      ...label('c', center, 'CENTER').map((each) => ({ ...each, layoutOptions: { ...each.layoutOptions, ...inline } })),
      ...label('s', start, 'TAIL'),
      ...label('t', end, 'HEAD'),
    ],
  }
}

function edgesWithin({ edges = [], children = [] }: ElkNode): readonly ElkExtendedEdge[] {
  return [...edges, ...children.flatMap(edgesWithin)]
}

function placedEdge(edge: ElkExtendedEdge | undefined): PlacedEdge {
  const [section] = edge?.sections ?? []
  const labelOf = (letter: string): Box | undefined => {
    const label = edge?.labels?.find(({ id = '' }) => id.startsWith(letter))
    return label && boxOf(label)
  }
  const [center, start, end] = ['c', 's', 't'].map(labelOf)
  return {
    points: section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [],
    ...(center && { center }),
    ...(start && { start }),
    ...(end && { end }),
  }
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: ElkNode | ElkLabel): Box {
  return { x, y, width, height }
}
