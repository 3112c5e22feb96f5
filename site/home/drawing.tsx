import type { Option, Part } from './samples.ts'

interface Box {
  readonly at: readonly [x: number, y: number]
  readonly width: number
  readonly name: string
  readonly text: string
  /** What is put in: it has the color of its part. */
  readonly part?: Part
  /** The option that the box belongs to; others belong to all. */
  readonly only?: Option
}

const [client, server, parts] = [19, 273, 445]
const [wide, narrow] = [172, 138]

const boxes: readonly Box[] = [
  ...plug('strategy', [client, 44], wide, [
    ['password', 'AccountsClientPassword', 'helper of the strategy'],
    ['magic-link', 'AccountsClientMagicLink', 'helper of the strategy'],
    ['oauth', 'loginWithService', 'method of the client'],
  ]),
  { at: [client, 136], width: wide, name: 'AccountsClient', text: 'login, refresh, logout' },
  ...plug('transport', [client, 228], wide, [
    ['rest', 'RestClient', 'transport'],
    ['graphql', 'GraphQLClient', 'transport'],
  ]),
  { at: [server, 44], width: narrow, name: 'Your routes', text: 'behind the login' },
  { at: [server, 136], width: narrow, name: 'AccountsServer', text: 'sessions, tokens' },
  ...plug('transport', [server, 228], narrow, [
    ['rest', 'accountsExpress', 'transport'],
    ['graphql', 'AccountsModule', 'transport'],
  ]),
  ...plug('strategy', [parts, 44], narrow, [
    ['password', 'AccountsPassword', 'strategy'],
    ['magic-link', 'AccountsMagicLink', 'strategy'],
    ['oauth', 'AccountsOauth', 'strategy'],
  ]),
  ...plug('database', [parts, 136], narrow, [
    ['mongo', 'Mongo', 'database adapter'],
    ['own', 'MemoryDatabase', 'database adapter'],
  ]),
  { at: [parts, 228], width: narrow, name: 'Your database', text: 'users and sessions' },
]

const note = { fill: 'var(--docgen-muted)', fontSize: '12', fontWeight: '400' } as const

/** Ways of a request, in its order. */
const ways = [
  'M105 94V134',
  'M105 186V226',
  'M191 253H271',
  'M342 228V188',
  'M411 152H428V69H443',
  'M514 94V134',
  'M411 166H443',
  'M514 186V226',
  'M342 94V134',
]

/** How a login travels, with the parts that are chosen at the top of the page. */
export function Drawing() {
  return (
    <svg
      viewBox="0 0 600 298"
      width="600"
      height="298"
      fill="var(--docgen-heading)"
      fontSize="13"
      fontWeight="600"
      textAnchor="middle"
      role="img"
      aria-labelledby="home-drawing-name"
      aria-describedby="home-drawing-text"
    >
      <title id="home-drawing-name">How the parts fit together</title>
      <desc id="home-drawing-text">
        In the browser or app, the helper of a strategy calls AccountsClient, which sends requests through a transport. On your
        server, a transport hands them to AccountsServer. It asks the strategy who the user is, and keeps users and sessions in
        your database through an adapter.
      </desc>
      <defs>
        <marker id="home-tip" markerWidth="9" markerHeight="8" refX="8" refY="4" orient="auto">
          <path d="M0 0 9 4 0 8z" fill="var(--docgen-muted)" />
        </marker>
      </defs>
      <g fill="none" stroke="var(--docgen-line-strong)" strokeDasharray="4">
        <rect x="1" y="1" width="206" height="296" rx="10" />
        <rect x="257" y="1" width="342" height="296" rx="10" />
      </g>
      <text {...note} x="105" y="27">
        In the browser or app
      </text>
      <text {...note} x="428" y="27">
        On your Node.js server
      </text>
      {boxes.map((box) => (
        <BoxView key={box.name} {...box} />
      ))}
      <g fill="none" stroke="var(--docgen-muted)" strokeWidth="1.5" strokeDasharray="6 4">
        {ways.map((way) => (
          <path key={way} className="home-way" d={way} markerEnd="url(#home-tip)" />
        ))}
      </g>
    </svg>
  )
}

function BoxView({ at: [x, y], width, name, text, part, only }: Box) {
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

function plug(part: Part, at: Box['at'], width: number, options: readonly (readonly [Option, string, string])[]): readonly Box[] {
  return options.map(([only, name, text]) => ({ at, width, name, text, part, only }))
}
