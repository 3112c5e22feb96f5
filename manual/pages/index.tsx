import type { ReactPageProps } from '@docgen/ssg-cli'
import { diagnosticCatalogue } from '@docgen/model'

export const title = 'Documentation, checked like code'
export const description =
  'docgen builds one static site from the guides, the API reference and the changelogs of your TypeScript packages, and checks every link between its pages.'

const facts = [
  { figure: '6 kB', text: 'of JavaScript on a page, gzipped. Pages work without it.' },
  {
    figure: `${Object.keys(diagnosticCatalogue).length}`,
    text: 'kinds of mistakes that docgen finds, each with a line number and a hint.',
  },
  { figure: '165 kB', text: 'at most for a first search result at 5,000 pages.' },
  { figure: '0', text: 'services needed: search, feeds and checks are part of the build.' },
] as const

const sources = [
  {
    from: 'docs/install.md',
    to: '/docs/install/',
    text: 'Guides in Markdown, with a sidebar from folders or from a list.',
    href: '/docs/guides',
  },
  {
    from: 'src/index.ts',
    to: '/api/widgets/',
    text: 'The API reference, read by TypeDoc from your sources.',
    href: '/docs/api-reference',
  },
  {
    from: 'CHANGELOG.md',
    to: '/api/widgets/changelog/',
    text: 'Changelogs in one shape, each with a feed.',
    href: '/docs/changelogs',
  },
  { from: 'pages/index.tsx', to: '/', text: 'React pages, rendered to HTML by the build.', href: '/docs/react-pages' },
] as const

const steps = [
  { to: '/docs/tutorial', title: 'Follow the tutorial', text: 'From an empty folder to a checked site in ten minutes.' },
  { to: '/docs/markdown', title: 'Write', text: 'Admonitions, tabs, steps, drawings, and code that is compiled.' },
  { to: '/docs/theming', title: 'Make it yours', text: 'Colors, components and layouts, then plugins and sources.' },
] as const

export default function Home({ href }: ReactPageProps) {
  return (
    <div className="home">
      <section className="home-hero" aria-labelledby="what">
        <div className="home-words">
          <h1 id="what">Documentation, checked like code</h1>
          <p>
            docgen builds one static site from the guides, the API reference and the changelogs of your TypeScript packages. It
            checks every link between your pages, can compile every code sample, and names the line to fix.
          </p>
          <p className="home-actions">
            <a className="home-button" href={href('/docs/tutorial')}>
              Start the tutorial
            </a>
            <a className="home-button home-button-quiet" href={href('/docs')}>
              Read the manual
            </a>
          </p>
        </div>
        <Report />
      </section>

      <dl className="home-facts">
        {facts.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>

      <section aria-labelledby="sources">
        <h2 id="sources">From your files to your site</h2>
        <ul className="home-sources">
          {sources.map(({ from, to, text, href: guide }) => (
            <li key={from}>
              <p className="home-route">
                <code>{from}</code>
                <span aria-hidden="true">→</span>
                <code>{to}</code>
              </p>
              <p>
                <a href={href(guide)}>{text}</a>
              </p>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="start">
        <h2 id="start">Where to start</h2>
        <ol className="home-start">
          {steps.map(({ to, title: step, text }) => (
            <li key={to}>
              <a href={href(to)}>{step}</a>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** What a build prints for the mistakes of a page. */
function Report() {
  return (
    <figure className="home-report">
      <figcaption>docgen build</figcaption>
      <pre tabIndex={0} role="region" aria-label="Report of a build">
        <code>
          <b>docs/install.md:42:7</b>
          {'  '}
          <em>error</em>
          {'  '}
          <i>broken-anchor</i>
          {'\n  Nothing on /reference/cli/ has the anchor "#confg".\n  '}
          <u>hint:</u>
          {' Write "#config", the closest anchor there.\n\n'}
          <b>docs/server.md:18:9</b>
          {'  '}
          <em>error</em>
          {'  '}
          <i>sample-type</i>
          {"\n  TS2551: Property 'conect' does not exist on type 'Server'. Did you mean 'connect'?\n  "}
          <u>hint:</u>
          {' Write "connect".\n\n2 errors\nNothing was written.'}
        </code>
      </pre>
    </figure>
  )
}
