import { expect, test } from 'vitest'
import { homePage, readHome } from './react-home.ts'

const source = `
import Link from '@docusaurus/Link'
const features = [
  { title: 'Fast', Svg: require('./a.svg').default, description: (<>It is <code>fast</code>, and{' '}
    <strong>
      very
    </strong>
    , so.</>) },
  { title: <>Small</>, description: <p>See <a href="https://a.example">why</a>.</p>, image: 'x' },
  { content: 'A text alone', title: 'Linked', link: '/linked' },
  { title: 'Computed', description: <>{count} things</> },
  { title: 'Nothing else' },
]
export default function Home() {
  return (
    <Layout title={\`Hello from \${siteConfig.title}\`}>
      <Link className="plain" to="/no-button">Plain</Link>
      <Link className={clsx('button button--primary', styles.start)} to={useBaseUrl('docs/start')}>
        Get Started
      </Link>
      <a className="button" href="https://github.com/acme/widgets"><Icon /> GitHub</a>
      <Link className={cn(buttonVariants({ size: 'lg' }))} href="/docs">Docs</Link>
      <Link className="button" to={somewhere}>Computed</Link>
      <Link className="button" to="/x">{label}</Link>
    </Layout>
  )
}
`

test('buttons and features are told from the source', () =>
  expect(readHome(source)).toEqual({
    actions: [
      { text: 'Get Started', link: '/docs/start' },
      { text: 'GitHub', link: 'https://github.com/acme/widgets' },
      { text: 'Docs', link: '/docs' },
    ],
    cards: [
      { title: 'Fast', link: undefined, details: 'It is `fast`, and **very**, so.' },
      { title: 'Small', link: undefined, details: 'See [why](https://a.example).' },
      { title: 'Linked', link: '/linked', details: 'A text alone' },
    ],
  }))

test('a page of which nothing can be told has the title and the tagline of the site', () =>
  expect(homePage(readHome('export default () => null'), { title: 'W "1"', tagline: 'Widgets' })).toBe(
    '---\ntitle: "W \\"1\\""\nslug: /\nhide_sidebar: true\nhide_table_of_contents: true\n---\n\n:::hero\n\nWidgets\n\n:::\n',
  ))
