import type { Direction, Edge, Graph, Group, Node } from '../model.ts'

/** Collects the parts of a graph. What is said of a node later replaces what was said before, as in Mermaid. */
export class GraphBuilder {
  direction: Direction = 'down'
  readonly edges: Edge[] = []
  private readonly nodes = new Map<string, Node>()
  private readonly groups = new Map<string, Group>()
  private readonly open: string[] = []
  /** Groups that are parts of another one, each with that one. */
  private readonly parts = new Map<string, string>()

  /** The group that lines are read in. */
  get group(): string | undefined {
    return this.open.at(-1)
  }

  isOpen(id: string): boolean {
    return this.open.includes(id)
  }

  hasNode(id: string): boolean {
    return this.nodes.has(id)
  }

  hasGroup(id: string): boolean {
    return this.groups.has(id)
  }

  nodeOf(id: string): Node | undefined {
    return this.nodes.get(id)
  }

  openGroup(group: Omit<Group, 'group'>): void {
    // What was taken for a node by an earlier line is the group.
    this.nodes.delete(group.id)
    this.groups.set(group.id, { ...group, group: this.group })
    this.open.push(group.id)
  }

  /** Returns whether there was one. */
  closeGroup(): boolean {
    const closed = this.open.pop()
    // A part ends with the group that it is a part of.
    if (closed !== undefined && this.parts.has(closed)) this.open.pop()
    return closed !== undefined
  }

  /** What the open group has so far becomes a part of it, and what follows another one. Returns whether there is such a group. */
  nextPart(): boolean {
    const open = this.open.at(-1)
    if (open === undefined) return false
    const whole = this.parts.get(open) ?? open
    if (whole !== open) this.open.pop()
    else {
      const first = this.partOf(whole)
      for (const [id, node] of this.nodes) if (node.group === whole) this.nodes.set(id, { ...node, group: first })
      for (const [id, group] of this.groups)
        if (group.group === whole && id !== first) this.groups.set(id, { ...group, group: first })
    }
    this.open.push(this.partOf(whole))
    return true
  }

  /** A new one. */
  private partOf(whole: string): string {
    const id = `${whole} part ${[...this.parts.values()].filter((each) => each === whole).length}`
    this.parts.set(id, whole)
    this.groups.set(id, { id, label: [], group: whole })
    return id
  }

  turn(direction: Direction): void {
    const group = this.group === undefined ? undefined : this.groups.get(this.group)
    if (group) this.groups.set(group.id, { ...group, direction })
    else this.direction = direction
  }

  /** `more` is what a line says of the node; a line that only names it says nothing. The first group that names a node has it. */
  node(id: string, more: Partial<Omit<Node, 'id' | 'group'>> = {}): void {
    if (this.groups.has(id)) return
    const known = this.nodes.get(id) ?? { id, shape: 'rectangle', label: [id] }
    this.nodes.set(id, { ...known, ...more, group: known.group ?? this.group })
  }

  edge(edge: Edge): void {
    this.edges.push(edge)
  }

  build(): Graph {
    return {
      kind: 'graph',
      direction: this.direction,
      nodes: [...this.nodes.values()],
      edges: this.edges,
      groups: [...this.groups.values()],
    }
  }
}
