import { expect, test } from 'vitest'
import { homePage, partsOf, readHome } from './react-home.ts'

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

test.each([
  '<Link className="styled-button px-6 py-2" to="/docs/intro">Get Started</Link>',
  "<Link className={clsx('hero', 'btn')} to='/docs/intro'>Get Started</Link>",
  '<Link className={styles.startButton} to="/docs/intro">Get Started</Link>',
])('a link with a class of buttons is one: %s', (link) =>
  expect(readHome(link).actions).toEqual([{ text: 'Get Started', link: '/docs/intro' }]),
)

test.each(['buttonless', 'no-buttons', 'abutton'])('a link with the class %s is none', (name) =>
  expect(readHome(`<Link className="${name}" to="/docs/intro">Get Started</Link>`).actions).toEqual([]),
)

test('features and buttons may stand in components of the project', () => {
  const files: Readonly<Record<string, string>> = {
    'src/pages/index.tsx': `import Link from '@docusaurus/Link';
import Features from '@site/src/components/HomepageFeatures';
import { Hero } from '../components/Hero'
import styles from './index.module.css';
import Missing from '@site/src/components/Missing';`,
    'src/components/HomepageFeatures/index.tsx': `const FeatureList = [
  { title: <Translate id="a" description="Its title">Easy to
    Use</Translate>, description: (<Translate id="b">Made to be easy.</Translate>) }]`,
    'src/components/Hero.jsx': '<Link className="button" to="/play">Play</Link>',
    'src/pages/index.module.css': '.title: {}',
  }
  const home = files['src/pages/index.tsx'] ?? ''
  const parts = partsOf('src/pages/index.tsx', { paths: Object.keys(files), read: (path) => files[path] })
  expect(readHome(home, parts)).toEqual({
    actions: [{ text: 'Play', link: '/play' }],
    cards: [{ title: 'Easy to Use', link: undefined, details: 'Made to be easy.' }],
  })
  expect(readHome(`${home}<Link className="button" to="/docs">Docs</Link>`, parts).actions).toEqual([
    { text: 'Docs', link: '/docs' },
  ])
})

test('a page of which nothing can be told has the title and the tagline of the site', () =>
  expect(homePage(readHome('export default () => null'), { title: 'W "1"', tagline: 'Widgets' })).toBe(
    '---\ntitle: "W \\"1\\""\nslug: /\nhide_sidebar: true\nhide_table_of_contents: true\n---\n\n:::hero\n\nWidgets\n\n:::\n',
  ))
