// What a diagram says, whatever it will look like.

export type Direction = 'down' | 'up' | 'right' | 'left'

export type Shape =
  | 'rectangle'
  | 'rounded'
  | 'stadium'
  | 'subroutine'
  | 'cylinder'
  | 'circle'
  | 'double-circle'
  | 'diamond'
  | 'hexagon'
  | 'flag'
  | 'lean-right'
  | 'lean-left'
  | 'trapezoid'
  | 'inverted-trapezoid'
  | 'text'
  | 'note'
  | 'start'
  | 'end'
  | 'bar'

/** What stands at the end of a line. Those of entities say how many there are. */
export type Marker =
  | 'none'
  | 'arrow'
  | 'open-arrow'
  | 'circle'
  | 'cross'
  | 'triangle'
  | 'diamond'
  | 'filled-diamond'
  | 'lollipop'
  | 'one'
  | 'zero-one'
  | 'many'
  | 'zero-many'

export type LineStyle = 'solid' | 'dotted' | 'thick' | 'invisible'

/** A line of a table within a box: a member of a class, an attribute of an entity. */
export interface Row {
  readonly cells: readonly string[]
  readonly isStatic?: boolean
  readonly isAbstract?: boolean
}

export interface Node {
  readonly id: string
  readonly shape: Shape
  /** Lines of its label. */
  readonly label: readonly string[]
  /** A line above the label: «interface». */
  readonly stereotype?: string
  /** Tables below the label; a node without any is a shape with a label. */
  readonly sections?: readonly (readonly Row[])[]
  /** The group that it is in. */
  readonly group?: string | undefined
}

export interface Edge {
  /** Ids of nodes or groups. */
  readonly from: string
  readonly to: string
  readonly label: readonly string[]
  readonly start: Marker
  readonly end: Marker
  readonly line: LineStyle
  readonly startLabel?: string | undefined
  readonly endLabel?: string | undefined
}

export interface Group {
  readonly id: string
  readonly label: readonly string[]
  readonly group?: string | undefined
  readonly direction?: Direction
}

/** Boxes and lines between them: flowcharts, states, classes and entities. */
export interface Graph {
  readonly kind: 'graph'
  readonly direction: Direction
  readonly nodes: readonly Node[]
  readonly edges: readonly Edge[]
  readonly groups: readonly Group[]
}

export interface Actor {
  readonly id: string
  readonly label: readonly string[]
  readonly isPerson: boolean
}

export interface Message {
  readonly type: 'message'
  readonly from: string
  readonly to: string
  readonly label: readonly string[]
  readonly isDashed: boolean
  readonly start: Marker
  readonly end: Marker
  /** Its number, where messages are numbered. */
  readonly number?: number | undefined
}

export type Step =
  | Message
  | {
      readonly type: 'note'
      readonly side: 'left' | 'right' | 'over'
      readonly actors: readonly string[]
      readonly label: readonly string[]
    }
  | { readonly type: 'activate' | 'deactivate'; readonly actor: string }
  | { readonly type: 'open'; readonly word: string; readonly label: readonly string[] }
  /** `else`, `and`, `option`: the next part of what is open. */
  | { readonly type: 'divide'; readonly label: readonly string[] }
  | { readonly type: 'close' }

export interface Sequence {
  readonly kind: 'sequence'
  readonly actors: readonly Actor[]
  readonly steps: readonly Step[]
}

export type Diagram = Graph | Sequence
