import type { ReactPageProps } from '@docgen/ssg-cli'

export const description =
  'A full-stack JavaScript toolkit for accounts: passwords, magic links, OAuth and two-factor on the server and in the client, over REST or GraphQL, with the database you have.'

interface Topic {
  readonly title: string
  readonly text: string
  readonly links: readonly { readonly label: string; readonly to: string }[]
}

const topics: readonly Topic[] = [
  {
    title: 'Strategies',
    text: 'How people prove who they are. Use one, or several side by side.',
    links: [
      { label: 'Password', to: '/docs/strategies/password' },
      { label: 'OAuth', to: '/docs/strategies/oauth' },
      { label: 'Twitter', to: '/docs/strategies/twitter' },
      { label: 'Facebook', to: '/docs/strategies/facebook' },
    ],
  },
  {
    title: 'Transports',
    text: 'How your client talks to the server. The rest of your code does not notice which one it is.',
    links: [
      { label: 'GraphQL', to: '/docs/transports/graphql' },
      { label: 'REST with Express', to: '/docs/transports/rest-express' },
      { label: 'REST client', to: '/docs/transports/rest-client' },
    ],
  },
  {
    title: 'Databases',
    text: 'Where users and sessions live. An adapter is one interface, should yours be missing.',
    links: [
      { label: 'MongoDB', to: '/docs/databases/mongo' },
      { label: 'TypeORM', to: '/docs/databases/typeorm' },
      { label: 'MikroORM', to: '/docs/databases/mikro-orm' },
      { label: 'Redis', to: '/docs/databases/redis' },
    ],
  },
]

const steps = [
  { to: '/docs/getting-started', title: 'Piece it together', text: 'A running server and a client that signs up and logs in.' },
  { to: '/docs/server', title: 'Configure the server', text: 'Tokens, sessions, e-mails and hooks, with every default.' },
  { to: '/docs/handling-errors', title: 'Handle errors', text: 'Every error has a code that your interface can act on.' },
] as const

export default function Home({ site, href }: ReactPageProps) {
  return (
    <div className="home">
      <section className="home-hero">
        <h1>Accounts for your JavaScript stack, in parts that fit together</h1>
        <p>
          {site.title} gives a Node.js server and its clients sign-up, login, sessions and e-mail verification. You choose the
          strategy, the transport and the database; the pieces stay small, typed and replaceable.
        </p>
        <p className="home-actions">
          <a className="home-button" href={href('/docs/introduction')}>
            Read the introduction
          </a>
          <a className="home-button home-button-quiet" href={href('/api')}>
            Browse the API
          </a>
        </p>
      </section>
      <section className="home-topics" aria-labelledby="choose">
        <h2 id="choose">Choose your parts</h2>
        <ul>
          {topics.map(({ title, text, links }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <a href={href(to)}>{label}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section className="home-start" aria-labelledby="start">
        <h2 id="start">Where to start</h2>
        <ol>
          {steps.map(({ to, title, text }) => (
            <li key={to}>
              <a href={href(to)}>{title}</a>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
