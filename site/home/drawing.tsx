import type { Option, Part } from './samples.ts'

type Place = 'helper' | 'client' | 'sender' | 'routes' | 'server' | 'receiver' | 'strategy' | 'adapter' | 'database'

interface Box {
  readonly place: Place
  readonly name: string
  readonly text: string
  /** What is put in: it has the color of its part. */
  readonly part?: Part
  /** The option that the box belongs to; others belong to all. */
  readonly only?: Option
}

const boxes: readonly Box[] = [
  ...plug('strategy', 'helper', [
    ['password', 'AccountsClientPassword', 'helper of the strategy'],
    ['magic-link', 'AccountsClientMagicLink', 'helper of the strategy'],
    ['oauth', 'loginWithService', 'method of the client'],
  ]),
  { place: 'client', name: 'AccountsClient', text: 'login, refresh, logout' },
  ...plug('transport', 'sender', [
    ['rest', 'RestClient', 'transport'],
    ['graphql', 'GraphQLClient', 'transport'],
  ]),
  { place: 'routes', name: 'Your routes', text: 'behind the login' },
  { place: 'server', name: 'AccountsServer', text: 'sessions, tokens' },
  ...plug('transport', 'receiver', [
    ['rest', 'accountsExpress', 'transport'],
    ['graphql', 'AccountsModule', 'transport'],
  ]),
  ...plug('strategy', 'strategy', [
    ['password', 'AccountsPassword', 'strategy'],
    ['magic-link', 'AccountsMagicLink', 'strategy'],
    ['oauth', 'AccountsOauth', 'strategy'],
  ]),
  ...plug('database', 'adapter', [
    ['mongo', 'Mongo', 'database adapter'],
    ['own', 'MemoryDatabase', 'database adapter'],
  ]),
  { place: 'database', name: 'Your database', text: 'users and sessions' },
]

interface Side {
  readonly title: string
  readonly titleAt: readonly [x: number, y: number]
  readonly frame: readonly [x: number, y: number, width: number, height: number]
}

interface Layout {
  readonly name: 'wide' | 'tall'
  readonly size: readonly [width: number, height: number]
  readonly sides: readonly Side[]
  readonly places: Readonly<Record<Place, readonly [x: number, y: number, width: number]>>
  /** Ways of a request, in its order. */
  readonly ways: readonly string[]
}

const wide: Layout = {
  name: 'wide',
  size: [600, 298],
  sides: [
    { title: 'In the browser or app', titleAt: [105, 27], frame: [1, 1, 206, 296] },
    { title: 'On your Node.js server', titleAt: [428, 27], frame: [257, 1, 342, 296] },
  ],
  places: {
    helper: [19, 44, 172],
    client: [19, 136, 172],
    sender: [19, 228, 172],
    routes: [273, 44, 138],
    server: [273, 136, 138],
    receiver: [273, 228, 138],
    strategy: [445, 44, 138],
    adapter: [445, 136, 138],
    database: [445, 228, 138],
  },
  ways: [
    'M105 94V134',
    'M105 186V226',
    'M191 253H271',
    'M342 228V188',
    'M411 152H428V69H443',
    'M514 94V134',
    'M411 166H443',
    'M514 186V226',
    'M342 94V134',
  ],
}

/** For a box that the wide one has no room in, on a phone above all: the server below the client. */
const tall: Layout = {
  name: 'tall',
  size: [328, 622],
  sides: [
    { title: 'In the browser or app', titleAt: [74, 45], frame: [1, 1, 326, 238] },
    { title: 'On your Node.js server', titleAt: [74, 313], frame: [1, 269, 326, 352] },
  ],
  places: {
    helper: [144, 16, 172],
    client: [144, 94, 172],
    sender: [144, 172, 172],
    receiver: [144, 284, 172],
    routes: [12, 362, 112],
    server: [144, 362, 172],
    strategy: [12, 456, 138],
    adapter: [178, 456, 138],
    database: [178, 550, 138],
  },
  ways: [
    'M230 66V92',
    'M230 144V170',
    'M230 222V282',
    'M230 334V360',
    'M200 412V434H81V454',
    'M150 481H176',
    'M247 412V454',
    'M247 506V548',
    'M124 387H142',
  ],
}

const note = { fill: 'var(--docgen-muted)', fontSize: '12', fontWeight: '400' } as const

/** How a login travels, with the parts that are chosen at the top of the page. The style sheet shows the drawing that has room. */
export function Drawing() {
  return [wide, tall].map((layout) => <LayoutView key={layout.name} {...layout} />)
}

function LayoutView({ name, size: [width, height], sides, places, ways }: Layout) {
  const id = `home-drawing-${name}`
  return (
    <svg
      className={`home-${name}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="var(--docgen-heading)"
      fontSize="13"
      fontWeight="600"
      textAnchor="middle"
      role="img"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <title id={id}>How the parts fit together</title>
      <desc id={`${id}-text`}>
        In the browser or app, the helper of a strategy calls AccountsClient, which sends requests through a transport. On your
        server, a transport hands them to AccountsServer. It asks the strategy who the user is, and keeps users and sessions in
        your database through an adapter.
      </desc>
      <defs>
        <marker id={`${id}-tip`} markerWidth="9" markerHeight="8" refX="8" refY="4" orient="auto">
          <path d="M0 0 9 4 0 8z" fill="var(--docgen-muted)" />
        </marker>
      </defs>
      <g fill="none" stroke="var(--docgen-line-strong)" strokeDasharray="4">
        {sides.map(({ title, frame: [x, y, frameWidth, frameHeight] }) => (
          <rect key={title} x={x} y={y} width={frameWidth} height={frameHeight} rx="10" />
        ))}
      </g>
      {sides.map(({ title, titleAt: [x, y] }) => (
        <text key={title} {...note} x={x} y={y}>
          {title}
        </text>
      ))}
      {boxes.map((box) => (
        <BoxView key={box.name} box={box} at={places[box.place]} />
      ))}
      <g fill="none" stroke="var(--docgen-muted)" strokeWidth="1.5" strokeDasharray="6 4">
        {ways.map((way) => (
          <path key={way} className="home-way" d={way} markerEnd={`url(#${id}-tip)`} />
        ))}
      </g>
    </svg>
  )
}

interface BoxViewProps {
  readonly box: Box
  readonly at: Layout['places'][Place]
}

function BoxView({ box: { name, text, part, only }, at: [x, y, width] }: BoxViewProps) {
  return (
    <g className={part && only && `home-part-${part} home-join only-${only}`}>
      <rect
        x={x}
        y={y}
        width={width}
        height="50"
        rx="6"
        fill="var(--docgen-page)"
        stroke="var(--part, var(--docgen-line-strong))"
        strokeWidth="2"
      />
      <text x={x + width / 2} y={y + 21}>
        {name}
      </text>
      <text {...note} x={x + width / 2} y={y + 38}>
        {text}
      </text>
    </g>
  )
}

function plug(part: Part, place: Place, options: readonly (readonly [Option, string, string])[]): readonly Box[] {
  return options.map(([only, name, text]) => ({ place, name, text, part, only }))
}
