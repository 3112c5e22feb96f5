import type { ReactPageProps } from '@docgen/ssg-cli'
import { apiPackages } from '../api-packages.ts'
import { Drawing } from '../home/drawing.tsx'
import { frameworks, parts, type PartLink } from '../home/parts.ts'
import { Picker } from '../home/picker.tsx'
import { SampleCode } from '../home/sample-code.tsx'
import { clientSample } from '../home/samples.ts'

export const description =
  'A full-stack JavaScript toolkit for accounts: passwords, magic links, OAuth and two-factor on the server and in the client, over REST or GraphQL, with the database you have.'

const repository = 'https://github.com/accounts-js/accounts'

const facts = [
  {
    title: 'Sessions you can end',
    text: 'Each login is a record in your database. End it, and its tokens stop working with the next request.',
  },
  {
    title: 'Tokens that renew themselves',
    text: 'Access tokens live for 90 minutes. The client renews them as long as the user returns within a week.',
  },
  {
    title: 'Errors with codes',
    text: 'Your interface can react to the code of a wrong password or an expired link. Whether an address is taken stays hidden by default.',
  },
] as const

const travels = [
  {
    part: 'strategy',
    title: 'A strategy learns who somebody is',
    text: 'It compares a password, or trades a link or a code for a user. Register as many as you like.',
  },
  {
    part: 'transport',
    title: 'A transport carries the calls',
    text: 'From the client to the server, so that neither of them knows about HTTP.',
  },
  {
    part: 'database',
    title: 'An adapter keeps users and sessions',
    text: 'In the database that you have. Only the server reaches it.',
  },
] as const

const steps = [
  { to: '/docs/getting-started', title: 'Getting started', text: 'Build a server, and a client that signs up and logs in.' },
  { to: '/docs/server', title: 'Configure the server', text: 'Options, strategies, users, and hooks, with every default.' },
  {
    to: '/docs/handling-errors',
    title: 'Handle errors',
    text: 'Every code with its cause, and how to show it in the language of the user.',
  },
] as const

export default function Home({ site, href, words }: ReactPageProps) {
  return (
    <div className="home">
      <section className="home-hero" aria-labelledby="what">
        <div className="home-words">
          <h1 id="what">Accounts, in parts that fit together</h1>
          <p>
            {site.title} gives a Node.js server and its clients sign-up, login, sessions, password resets and a second factor.
            Users stay in your own database. You choose the strategy, the transport and the adapter; the pieces stay small, typed
            and replaceable.
          </p>
          <div className="docgen-buttons">
            <ul>
              <li>
                <a href={href('/docs/getting-started')}>Getting started</a>
              </li>
              <li>
                <a href={href('/docs/introduction')}>Read the introduction</a>
              </li>
            </ul>
          </div>
          <ul className="docgen-facts">
            <li>
              <a href={href('/api')}>{apiPackages.length} typed packages</a>
            </li>
            <li>
              <a href={repository}>Source on GitHub</a>
            </li>
          </ul>
        </div>
        <Picker href={href} words={words} />
        <div className="home-frameworks">
          <h2>Runs in the framework you have</h2>
          <Links links={frameworks} href={href} />
        </div>
      </section>
      <section className="home-pair" aria-labelledby="how">
        <div>
          <h2 id="how">How the parts fit</h2>
          <dl>
            {travels.map(({ part, title, text }) => (
              <div key={part} className={`home-part-${part}`}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>
            <a href={href('/docs/how-it-works')}>Follow a login from the browser to the database</a>
          </p>
        </div>
        <div className="docgen-figure-box home-drawing">
          <Drawing />
        </div>
      </section>
      <section aria-labelledby="choose">
        <h2 id="choose">Choose your parts</h2>
        <ul className="home-parts">
          {parts.map(({ name, title, text, links }) => (
            <li key={name} className={`home-part-${name}`}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Links links={links} href={href} />
            </li>
          ))}
        </ul>
      </section>
      <section className="home-pair" aria-labelledby="client">
        <div>
          <h2 id="client">The same pieces in the client</h2>
          <dl>
            {facts.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <SampleCode title="client.ts" code={clientSample} words={words} />
      </section>
      <section aria-labelledby="start">
        <h2 id="start">Where to start</h2>
        <div className="docgen-cards">
          <ol>
            {steps.map(({ to, title, text }) => (
              <li key={to}>
                <a href={href(to)}>{title}</a>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </div>
  )
}

function Links({ links, href }: Pick<ReactPageProps, 'href'> & { readonly links: readonly PartLink[] }) {
  return (
    <ul className="home-links">
      {links.map(({ label, to, mark }) => (
        <li key={to}>
          <a href={href(to)}>
            {mark !== undefined && (
              <span className="docgen-hit-kind" aria-hidden="true">
                {mark}
              </span>
            )}
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
