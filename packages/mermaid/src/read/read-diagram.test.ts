import { describe, expect, test } from 'vitest'
import type { Graph, Sequence } from '../model.ts'
import { readDiagram } from './read-diagram.ts'

/** A line for each node, group and edge. */
function graphOf(text: string): readonly string[] {
  const { diagram, problems } = readDiagram(text)
  expect(problems).toEqual([])
  const { nodes, edges, groups, direction } = diagram as Graph
  return [
    direction,
    ...groups.map(
      ({ id, label, group, direction: own }) => `group ${[id, label.join('|'), group, own].filter(Boolean).join(', ')}`,
    ),
    ...nodes.map(({ id, shape, label, stereotype, sections, group }) =>
      [
        `${id} ${shape} ${label.join('|')}`,
        stereotype,
        ...(sections ?? []).map((rows) =>
          rows
            .map(({ cells, isStatic, isAbstract }) => cells.join(' ').trim() + (isStatic ? ' $' : '') + (isAbstract ? ' *' : ''))
            .join('; '),
        ),
        group && `in ${group}`,
      ]
        .filter(Boolean)
        .join(' / '),
    ),
    ...edges.map(({ from, to, start, end, line, label, startLabel, endLabel }) =>
      [`${from} ${start}-${line}-${end} ${to}`, label.join('|'), startLabel, endLabel].filter(Boolean).join(' / '),
    ),
  ]
}

function stepsOf(text: string): readonly string[] {
  const { diagram, problems } = readDiagram(text)
  expect(problems).toEqual([])
  const { actors, steps } = diagram as Sequence
  return [
    ...actors.map(({ id, label, isPerson }) => `${isPerson ? 'person' : 'box'} ${id}: ${label.join('|')}`),
    ...steps.map((step) => {
      const label = 'label' in step ? step.label.join('|') : ''
      if (step.type === 'message')
        return `${step.number ?? ''}${step.from} ${step.start}-${step.isDashed ? 'dashed' : 'solid'}-${step.end} ${step.to}: ${label}`
      if (step.type === 'note') return `note ${step.side} ${step.actors.join(',')}: ${label}`
      return [step.type, 'actor' in step ? step.actor : '', 'word' in step ? step.word : '', label].filter(Boolean).join(' ')
    }),
  ]
}

/** `line:column`, counted from 1, and whether the diagram is drawn. */
function problemsOf(text: string): readonly string[] {
  return readDiagram(text).problems.map(
    ({ line, column, message, isFatal }) => `${line + 1}:${column + 1} ${isFatal ? 'code' : 'drawn'} ${message}`,
  )
}

describe('flowcharts', () => {
  test.each([
    ['a node', 'flowchart\nA', ['down', 'A rectangle A']],
    [
      'lines of a label in quotes',
      'graph\nA["`One\n  **two**`"] --> B',
      ['down', 'A rectangle One|two', 'B rectangle B', 'A none-solid-arrow B'],
    ],
    ['entities of HTML in a label', 'graph\nA[a #infin; b &rarr; c #9829; d]', ['down', 'A rectangle a ∞ b → c ♥ d']],
    [
      'lines with names',
      'graph\nA e1@--> B\ne1@{ animate: true }',
      ['down', 'A rectangle A', 'B rectangle B', 'A none-solid-arrow B'],
    ],
    ['a shape without a label', 'graph\nA@{ shape: stop, label: "Stop" }', ['down', 'A end ']],
    ['a label', 'graph LR\nA[One two]', ['right', 'A rectangle One two']],
    ['a label in quotes', 'graph BT\nA["One (two) [3] #quot;4#quot; &amp; #35;"]', ['up', 'A rectangle One (two) [3] "4" & #']],
    ['lines of a label', 'graph RL\nA("One<br/>two\\nthree")', ['left', 'A rounded One|two|three']],
    ['Markdown in a label', 'graph\nA["`**One** _two_ a_b_c`"]', ['down', 'A rectangle One two a_b_c']],
    [
      'statements on one line',
      'graph LR; A[a; b]-->B; B-->C',
      ['right', 'A rectangle a; b', 'B rectangle B', 'C rectangle C', 'A none-solid-arrow B', 'B none-solid-arrow C'],
    ],
    [
      'several nodes',
      'graph\nA & B --> C & D',
      [
        'down',
        'A rectangle A',
        'B rectangle B',
        'C rectangle C',
        'D rectangle D',
        'A none-solid-arrow C',
        'A none-solid-arrow D',
        'B none-solid-arrow C',
        'B none-solid-arrow D',
      ],
    ],
    ['a label that comes later', 'graph\nA --> B\nB{Two}', ['down', 'A rectangle A', 'B diamond Two', 'A none-solid-arrow B']],
    [
      'names with hyphens',
      'graph\nmy-node-->other.node',
      ['down', 'my-node rectangle my-node', 'other.node rectangle other.node', 'my-node none-solid-arrow other.node'],
    ],
    [
      'letters of other alphabets',
      'graph\nüñï["日本"] --> Ж',
      ['down', 'üñï rectangle 日本', 'Ж rectangle Ж', 'üñï none-solid-arrow Ж'],
    ],
    ['a shape by its name', 'graph\nA@{ shape: cyl, label: "Data" }', ['down', 'A cylinder Data']],
    [
      'colors, which are left out',
      'graph\nA:::big --> B:::small\nstyle A fill:#f00\nclassDef big fill:#f00;\nclass A,B big\nlinkStyle 0 stroke:red',
      ['down', 'A rectangle A', 'B rectangle B', 'A none-solid-arrow B'],
    ],
    [
      'groups',
      'graph\nsubgraph one [The one]\ndirection LR\nA\nsubgraph "Two"\nB\nend\nend\none --> C\nA --> C',
      [
        'down',
        'group one, The one, right',
        'group Two, Two, one',
        'A rectangle A / in one',
        'B rectangle B / in Two',
        'C rectangle C',
        'one none-solid-arrow C',
        'A none-solid-arrow C',
      ],
    ],
    [
      'a node that a group names later',
      'graph\nA --> B\nsubgraph g\nA\nend',
      ['down', 'group g, g', 'A rectangle A / in g', 'B rectangle B', 'A none-solid-arrow B'],
    ],
    [
      'an arrow to a group that comes later',
      'graph\nA --> g\nsubgraph g\nB\nend',
      ['down', 'group g, g', 'A rectangle A', 'B rectangle B / in g', 'A none-solid-arrow g'],
    ],
  ])('has %s', (_, text, expected) => expect(graphOf(text)).toEqual(expected))

  test.each([
    ['[a]', 'rectangle'],
    ['(a)', 'rounded'],
    ['([a])', 'stadium'],
    ['[[a]]', 'subroutine'],
    ['[(a)]', 'cylinder'],
    ['((a))', 'circle'],
    ['(((a)))', 'double-circle'],
    ['{a}', 'diamond'],
    ['{{a}}', 'hexagon'],
    ['>a]', 'flag'],
    ['[/a/]', 'lean-right'],
    ['[\\a\\]', 'lean-left'],
    ['[/a\\]', 'trapezoid'],
    ['[\\a/]', 'inverted-trapezoid'],
  ])('read the shape %s', (written, shape) => expect(graphOf(`graph\nN${written}`)).toEqual(['down', `N ${shape} a`]))

  test.each([
    ['-->', 'none-solid-arrow'],
    ['---', 'none-solid-none'],
    ['------>', 'none-solid-arrow'],
    ['-.->', 'none-dotted-arrow'],
    ['-.-', 'none-dotted-none'],
    ['-...->', 'none-dotted-arrow'],
    ['==>', 'none-thick-arrow'],
    ['===', 'none-thick-none'],
    ['~~~', 'none-invisible-none'],
    ['<-->', 'arrow-solid-arrow'],
    ['--x', 'none-solid-cross'],
    ['--o', 'none-solid-circle'],
    ['o--o', 'circle-solid-circle'],
    ['x--x', 'cross-solid-cross'],
  ])('read the arrow %s', (arrow, read) => expect(graphOf(`graph\nA ${arrow} B`).at(-1)).toBe(`A ${read} B`))

  test.each(['A -->|a b| B', 'A -- a b --> B', 'A --a b--> B', 'A-->|"a b"|B', 'A -->| a b |B', 'A -- "a b" --> B'])(
    'read the label of %s',
    (line) => expect(graphOf(`graph\n${line}`).at(-1)).toBe('A none-solid-arrow B / a b'),
  )

  test.each([
    ['A == a ==> B', 'A none-thick-arrow B / a'],
    ['A -. a .-> B', 'A none-dotted-arrow B / a'],
    ['A-.a.->B', 'A none-dotted-arrow B / a'],
    ['A -- a --- B', 'A none-solid-none B / a'],
    ['A -- yes --> B -- no --> C', 'B none-solid-arrow C / no'],
  ])('read %s', (line, read) => expect(graphOf(`graph\n${line}`).at(-1)).toBe(read))
})

test('state diagrams', () => {
  const text = `stateDiagram-v2
  direction LR
  [*] --> Idle
  Idle --> Busy : start<br>now
  Busy : Does something %% not this
  state "At the end" as Last
  state Last {
    [*] --> Inner
  }
  state choice <<choice>>
  Busy --> choice
  choice --> [*]
  note right of Idle : Nothing to do
  note left of Busy
    Two
    lines
  end note
  hide empty description
  classDef big font-size:2em
  class Idle big`
  expect(graphOf(text)).toEqual([
    'right',
    'group Last, At the end',
    '[*] start  start ',
    'Idle rounded Idle',
    'Busy rounded Does something',
    '[*] start Last start  / in Last',
    'Inner rounded Inner / in Last',
    'choice diamond ',
    '[*] end  end ',
    'note 0 note Nothing to do',
    'note 1 note Two|lines',
    '[*] start  none-solid-arrow Idle',
    'Idle none-solid-arrow Busy / start|now',
    '[*] start Last none-solid-arrow Inner',
    'Busy none-solid-arrow choice',
    'choice none-solid-arrow [*] end ',
    'Idle none-dotted-none note 0',
    'Busy none-dotted-none note 1',
  ])
})

test('states that run at the same time', () => {
  const text = 'stateDiagram-v2\nstate A {\n[*] --> one\nstate B {\ntwo\n}\n--\n[*] --> three\n--\nfour\n}\nA --> five'
  expect(graphOf(text)).toEqual([
    'down',
    'group A, A',
    'group B, B, A part 0',
    'group A part 0, A',
    'group A part 1, A',
    'group A part 2, A',
    '[*] start A start  / in A part 0',
    'one rounded one / in A part 0',
    'two rounded two / in B',
    '[*] start A part 1 start  / in A part 1',
    'three rounded three / in A part 1',
    'four rounded four / in A part 2',
    'five rounded five',
    '[*] start A none-solid-arrow one',
    '[*] start A part 1 none-solid-arrow three',
    'A none-solid-arrow five',
  ])
})

test('class diagrams', () => {
  const text = `classDiagram
  class Shape {
    <<interface>>
    +List~int~ points
    +area()* number
    +of(text: string)$ Shape
  }
  class Round["A round one"]:::big
  class Box~T~
  Shape <|-- Round
  Shape <|.. Box
  Canvas "1" o-- "0..*" Shape : holds
  Canvas *-- Layer
  Canvas ..> Pen
  Canvas --> Ink
  Canvas -- Lid
  Canvas : +draw()
  <<service>> Canvas
  namespace Tools["The tools"] {
    class Pen
  }
  note for Pen "Writes"
  style Pen fill:#f00`
  expect(graphOf(text)).toEqual([
    'down',
    'group namespace Tools, The tools',
    'Shape rectangle Shape / «interface» / +List<int> points / +area(): number *; +of(text: string): Shape $',
    'Round rectangle A round one',
    'Box rectangle Box<T>',
    'Canvas rectangle Canvas / «service» / +draw()',
    'Layer rectangle Layer',
    'Pen rectangle Pen / in namespace Tools',
    'Ink rectangle Ink',
    'Lid rectangle Lid',
    'note 0 note Writes',
    'Shape triangle-solid-none Round',
    'Shape triangle-dotted-none Box',
    'Canvas diamond-solid-none Shape / holds / 1 / 0..*',
    'Canvas filled-diamond-solid-none Layer',
    'Canvas none-dotted-open-arrow Pen',
    'Canvas none-solid-open-arrow Ink',
    'Canvas none-solid-none Lid',
    'note 0 none-dotted-none Pen',
  ])
})

test('entities', () => {
  const text = `erDiagram
  CUSTOMER ||--o{ ORDER : places
  ORDER }|..|{ "Order line" : "consists of"
  CUSTOMER |o--o| CARD : ""
  CARD only one to zero or more ORDER : pays
  CARD 1 optionally to 1+ p
  CARD o{--|| p
  CUSTOMER {
    string name PK
    string[] tags
    int group PK, FK "of the shop"
  }
  p[Person] {
    varchar(99) name
  }`
  expect(graphOf(text)).toEqual([
    'down',
    'CUSTOMER rectangle CUSTOMER / string name PK; string[] tags; int group PK, FK of the shop',
    'ORDER rectangle ORDER',
    'Order line rectangle Order line',
    'CARD rectangle CARD',
    'p rectangle Person / varchar(99) name',
    'CUSTOMER one-solid-zero-many ORDER / places',
    'ORDER many-dotted-many Order line / consists of',
    'CUSTOMER zero-one-solid-zero-one CARD',
    'CARD one-solid-zero-many ORDER / pays',
    'CARD one-dotted-many p',
    'CARD zero-many-solid-one p',
  ])
})

test('sequence diagrams', () => {
  const text = `sequenceDiagram
  autonumber 10 5
  box Purple Ours
  participant A as The first
  actor B
  end
  A->>+B: one
  B-->>-A: two
  A-)Some one: three: four
  autonumber off
  A-xB: five
  A<<->>B: six
  A->B: seven
  Note over A,B: both
  note right of B: side
  activate A
  deactivate A
  loop every day
    alt good
      A->>A: self
    else bad
      B--)A: no
    end
  end
  rect rgb(0, 0, 0)
  end`
  expect(stepsOf(text)).toEqual([
    'box A: The first',
    'person B: B',
    'box Some one: Some one',
    '10A none-solid-arrow B: one',
    'activate B',
    '15B none-dashed-arrow A: two',
    'deactivate B',
    '20A none-solid-open-arrow Some one: three: four',
    'A none-solid-cross B: five',
    'A arrow-solid-arrow B: six',
    'A none-solid-none B: seven',
    'note over A,B: both',
    'note right B: side',
    'activate A',
    'deactivate A',
    'open loop every day',
    'open alt good',
    'A none-solid-arrow A: self',
    'divide bad',
    'B none-dashed-open-arrow A: no',
    'close',
    'close',
    'open rect',
    'close',
  ])
})

describe('what names a diagram', () => {
  test.each([
    ['accTitle: A name\naccDescr: A text', 'A name', 'A text'],
    ['accDescr {\n  Two\n  lines\n}', undefined, 'Two lines'],
    ['accDescr { One }', undefined, 'One'],
  ])('%j', (lines, name, description) => {
    expect(readDiagram(`graph\n${lines}\nA`)).toMatchObject({
      problems: [],
      diagram: { nodes: [{ id: 'A' }] },
      name,
      description,
    })
  })

  test('is the title of its frontmatter too', () => {
    const { name, diagram } = readDiagram(
      '---\ntitle: "A title"\nconfig:\n  theme: dark\n---\n%%{init: {\n"theme": "dark"\n}}%%\n%% note\ngraph\nA',
    )
    expect({ name, kind: diagram?.kind }).toEqual({ name: 'A title', kind: 'graph' })
  })
})

describe('reports what it does not understand', () => {
  test.each([
    ['pie title Pets\n"Dogs" : 1', /^1:1 code Diagrams of the kind "pie" are not drawn, .* docgen draws flowcharts/],
    ['gantt', /^1:1 code Diagrams of the kind "gantt"/],
    ['flowchrt LR\nA', /^1:1 code "flowchrt LR" begins no diagram/],
    ['', /^1:1 code The diagram is empty/],
    ['graph', /^1:1 code The diagram has nothing in it/],
    ['graph XY\nA', /^1:1 code "XY" is no direction/],
    ['graph\n  A -->', /^2:8 code This line of the flowchart ends with an arrow/],
    ['graph\n  A --> B C', /^2:11 code "C" cannot be read/],
    ['graph\n  A[one', /^2:4 code "\[one" cannot be read/],
    ['graph\n  A[f(x)]', /^2:4 code "\[f\(x\)\]" cannot be read .* put labels into quotes/],
    ['graph\n  --> B', /^2:3 code "--> B" cannot be read as a line of a flowchart/],
    ['graph\nend', /^2:1 code This "end" closes no "subgraph"/],
    ['graph\nsubgraph a\nB', /^3:1 code A "subgraph" has no "end"/],
    ['graph\nclick A "https://a.example"\nA', /^2:1 drawn "click A .* is left out/],
    ['graph\nA[fa:fa-car Car]', /^2:2 drawn The icon "fa:fa-car" is left out/],
    ['graph\nA@{ shape: cloud }', /^2:2 drawn The shape "cloud" of "A" is not drawn/],
    ['stateDiagram-v2\nA --> B\n--\nC', /^3:1 code This "--" is in no state/],
    ['stateDiagram-v2\nstate A {', /^2:1 code A "\{" has no "\}"/],
    ['stateDiagram-v2\nnote left of A\ntext', /^3:1 code A "note" has no "end note"/],
    ['stateDiagram-v2\nA -> B', /^2:1 code "A -> B" cannot be read as a line of a state diagram/],
    ['classDiagram\nclass A {\n+a', /^3:1 code The body of "A" has no "\}"/],
    ['classDiagram\nA <=> B', /^2:1 code "A <=> B" cannot be read as a line of a class diagram/],
    ['erDiagram\nA |--| B : x', /^2:1 code "A \|--\| B : x" cannot be read as a line of a diagram of entities/],
    ['erDiagram\nA {\n  name\n}', /^3:3 code "name" cannot be read as an attribute/],
    ['sequenceDiagram\nA says B', /^2:1 code "A says B" cannot be read as a line of a sequence diagram/],
    ['sequenceDiagram\nloop x\nA->>B: y', /^3:1 code A "loop" has no "end"/],
    ['sequenceDiagram\nelse', /^2:1 code This "else" is in nothing/],
    ['sequenceDiagram\nA->>()B: x', /^2:1 code "A->>\(\)B: x" cannot be read/],
    ['sequenceDiagram\nA->>B->>C: x', /^2:1 code "A->>B->>C: x" cannot be read/],
    ['sequenceDiagram\nparticipant A@{ "type": "queue" }', /^2:1 drawn The symbol "queue" of "A" is not drawn/],
    ['sequenceDiagram\ncreate participant A', /^2:1 code "create" is not drawn/],
    ['sequenceDiagram\nlink A: B @ https://c.example\nA->>B: x', /^2:1 drawn "link A/],
    ['---\ntitle: x\ngraph', /^1:1 code The frontmatter of this diagram is not closed/],
    ['graph\naccDescr {\nA', /^2:1 code The description of this diagram is not closed/],
  ])('%j', (text, message) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(message)])
    expect(readDiagram(text).diagram === undefined).toBe(problemsOf(text)[0]?.includes(' code ') === true)
  })

  test('several at once, in the order of the lines', () => {
    expect(problemsOf('graph\nA ->\nB\nclick B x\nC ->').map((problem) => problem.slice(0, 9))).toEqual([
      '2:3 code ',
      '4:1 drawn',
      '5:3 code ',
    ])
  })
})
