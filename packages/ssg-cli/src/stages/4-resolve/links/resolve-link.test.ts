// Every form in which a link can be written, from the places in which it can stand.
import { describe, expect, test } from 'vitest'
import type { MadePage, Route } from '@docgen/model'
import { configOfLocale } from '../../../config/locales.ts'
import { readme } from '../../../config/readme-source.ts'
import { docs } from '../../../config/sources.ts'
import { configOf, pageOf } from '../../../sources/page-fixture.ts'
import { aliasOf, classOf, functionOf, interfaceOf, packageOf } from '../api/api-fixture.ts'
import { siteOf, type SiteFixture } from '../site-fixture.ts'
import { isWaiting } from '../../../common/unless-written.ts'
import type { LinkSource } from './link-source.ts'
import { resolveLink } from './resolve-link.ts'

const at = { file: 'docs/guide/install.md', line: 3, column: 5 }
const here: LinkSource = { at, path: '/docs/guide/install/' }

const redirect = (from: string, to: string): Route => ({ kind: 'redirect', path: from, from, to, at })
const options = aliasOf('@shop/till!Options', {
  kind: 'object',
  members: [
    {
      id: '@shop/till!Options#drawers',
      kind: 'property',
      name: 'drawers',
      flags: {},
      type: { kind: 'intrinsic', name: 'number' },
    },
  ],
})
const parts = {
  pages: [
    pageOf('docs/index.md', { anchors: ['start'], titleAnchor: 'welcome' }),
    pageOf('docs/guide/index.md'),
    pageOf('docs/guide/install.md', { anchors: ['npm', 'caf\u00e9', 'a b'], titleAnchor: 'install' }),
    pageOf('docs/guide/02-use.md', { anchors: ['first-step'], titleAnchor: 'use' }),
    pageOf('docs/caf\u00e9.md'),
    pageOf('docs/c#.md'),
    pageOf('docs/broken.md', { hasFailed: true }),
    pageOf('docs/api/README.md'),
    pageOf('docs/install/other.md'),
  ],
  packages: [
    {
      ...packageOf('cart', [classOf('@shop/cart!Cart'), functionOf('@shop/cart!open', [])]),
      readme: readmeOf('packages/cart/README.md'),
    },
    packageOf('till', [interfaceOf('@shop/till!Till'), functionOf('@shop/till!open', []), options]),
  ],
  routes: [
    redirect('/old/', '/docs/guide/use/#first-step'),
    redirect('/older/', '/old/'),
    redirect('/queried/', '/docs/?a=b'),
    redirect('/away/', 'https://example.org/'),
    redirect('/lost/', '/nowhere/'),
    redirect('/one/', '/two/'),
    redirect('/two/', '/one/'),
  ],
  assets: ['docs/guide/flow.svg', 'docs/guide/use', 'static/img/logo.png', 'static/docs/guide/index.html'],
}
const site = siteOf(parts)
const base = configOf({ base: '/shop/' })
const underPath = siteOf({
  ...parts,
  config: base,
  pages: [...parts.pages, pageOf('docs/guide/shop.md', { frontmatter: { slug: '/shop' } })],
})

/** The href, and behind it what was found. */
function resolved(href: string, source: LinkSource = here, { targets }: Pick<SiteFixture, 'targets'> = site): string {
  const { href: found, diagnostic } = resolveLink(href, source, targets)
  return diagnostic ? `${found} ${diagnostic.code}: ${diagnostic.hint}` : String(found)
}

test('whether a link from the root leads to a file of the output is known once that is listed', () => {
  const outputs = [
    { name: 'list', mayHold: (path: string) => /^(?:de\/)?llms\.txt$/.test(path), files: () => [] },
    { name: 'copies', mayHold: (path: string) => path.endsWith('.json'), files: () => [] },
    { name: 'nested', mayHold: (path: string) => path === 'shop/own.txt', files: () => [] },
    { name: 'rest', files: () => [] },
  ]
  const config = configOf({ base: '/shop/', plugins: [{ name: 'p', outputs }] })
  const { targets } = siteOf({ ...parts, config })
  const found = (href: string) => {
    const { href: shown, diagnostic } = resolveLink(href, here, targets)
    return [shown, diagnostic && isWaiting(diagnostic) ? `unless ${diagnostic.unlessWritten}` : diagnostic?.code]
  }
  expect(found('/llms.txt#a')).toEqual(['/shop/llms.txt#a', 'unless llms.txt'])
  expect(found('/shop/llms.txt')).toEqual(['/shop/llms.txt', 'unless llms.txt'])
  expect(found('/shop/own.txt')).toEqual(['/shop/shop/own.txt', 'unless shop/own.txt'])
  expect(found('/other/llms.txt')).toEqual(['/shop/other/llms.txt', 'unless other/llms.txt'])
  expect(found('/a.json?b')).toEqual(['/shop/a.json?b', 'unless a.json'])
  // Beside the page, or a page itself.
  expect(found('llms.txt')).toEqual(['llms.txt', 'broken-asset'])
  expect(found('/nowhere')).toEqual(['/nowhere', 'broken-link'])
  expect(found('/nowhere.html')).toEqual(['/nowhere.html', 'broken-link'])
})

test('where somebody is to request them, links to other sites wait for their answers', () => {
  const found = (href: string, from: Pick<SiteFixture, 'targets'>) => resolveLink(href, here, from.targets).diagnostic
  const config = configOf({ url: 'https://acme.dev' })
  const listed = siteOf({ ...parts, config: { ...config, externalLinks: { skip: [], areListed: true } } })
  expect(found('https://tea.dev/a#b', listed)).toMatchObject({ code: 'dead-link', address: 'https://tea.dev/a#b', ...at })
  expect(found('//acme.dev/docs/nowhere', listed)).toMatchObject({ code: 'broken-link' })
  expect(found('//tea.dev/a', listed)).toMatchObject({ address: 'https://tea.dev/a' })
  expect(found('HTTP://tea.dev', listed)).toMatchObject({ address: 'HTTP://tea.dev' })
  expect(found('https:tea.dev', listed)).toMatchObject({ code: 'broken-link' })
  expect(found('mailto:a@tea.dev', listed)).toBeUndefined()
  // Of the site itself, and of nobody.
  expect(found('https://acme.dev/docs/', listed)).toBeUndefined()
  expect(found('use.md', listed)).toMatchObject({ code: 'broken-link' })
  expect(found('https://tea.dev/a', site)).toBeUndefined()
})

describe('a page', () => {
  test.each([
    // By file.
    ['use.md', 'use.md broken-link: Write "./02-use.md", the closest page.'],
    ['02-use.md', '/docs/guide/use/'],
    ['./02-use.md', '/docs/guide/use/'],
    ['02-use', '/docs/guide/use/'],
    ['../index.md', '/docs/'],
    ['..', '/docs/'],
    ['../', '/docs/'],
    ['.', '/docs/guide/'],
    ['../api', '/docs/api/'],
    ['../api/', '/docs/api/'],
    ['/docs/guide/02-use.md', '/docs/guide/use/'],
    ['../c%23.md', '/docs/c%23/'],
    ['../caf%C3%A9.md', '/docs/caf%C3%A9/'],
    ['../cafe\u0301.md', '/docs/caf%C3%A9/'],
    // By route.
    ['/docs', '/docs/'],
    ['/docs/', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/guide/use.html', '/docs/guide/use/'],
    ['/docs//guide/use', '/docs/guide/use/'],
    ['xdocs/guide/02-use.md', 'xdocs/guide/02-use.md broken-link: Write "./02-use.md", the closest page.'],
    // As a browser reads it on the page, or on one without a slash at its end.
    ['../use/', '/docs/guide/use/'],
    ['../../api/', '/docs/api/'],
    ['../install/other/', '/docs/install/other/'],
    // Elsewhere.
    ['https://example.org/docs', 'https://example.org/docs'],
    ['//example.org/docs', '//example.org/docs'],
    ['mailto:shop@example.org', 'mailto:shop@example.org'],
  ])('%s', (href, expected) => expect(resolved(href)).toBe(expected))

  test('what is written as a file goes before what a browser would make of it', () => {
    const twice = siteOf({ pages: [pageOf('docs/a.md'), pageOf('docs/b.md'), pageOf('docs/a/b.md')] })
    expect(resolved('b', { at: { ...at, file: 'docs/a.md' }, path: '/docs/a/' }, twice)).toBe('/docs/b/')
  })

  test('a link that all pages share is not told from a page', () => {
    expect(resolved('02-use.md', { at })).toBe('/docs/guide/use/')
    expect(resolved('../use/', { at })).toContain('broken-link')
    expect(resolved('', { at })).toBe('/docs/guide/')
  })

  test('a page that lies elsewhere than its address says is told from its address too', () => {
    expect(resolved('use', { at: { ...at, file: 'docs/install/other.md' }, path: '/docs/guide/install/' })).toBe(
      '/docs/guide/use/',
    )
  })

  test('the README of a package is the page of the package', () => {
    expect(resolved('../../packages/cart/README.md')).toBe('/api/cart/')
    expect(resolved('../../packages/cart')).toBe('/api/cart/')
    expect(resolved('/packages/cart/')).toBe('/api/cart/')
    expect(resolved('../../packages/till/README.md')).toContain('broken-link')
  })

  test('without slashes at the ends of addresses', () => {
    const plain = siteOf({ ...parts, config: configOf({ trailingSlash: false }) })
    expect(resolved('02-use.md#first-step', here, plain)).toBe('/docs/guide/use#first-step')
    expect(resolved('/docs/guide/use/', here, plain)).toBe('/docs/guide/use')
  })
})

describe('queries and anchors', () => {
  test.each([
    ['#npm', '#npm'],
    ['', '/docs/guide/install/'],
    ['#', '/docs/guide/install/'],
    ['#top', '/docs/guide/install/'],
    ['#install', '/docs/guide/install/'],
    ['?a=b', '/docs/guide/install/?a=b'],
    ['?a=b#npm', '/docs/guide/install/?a=b#npm'],
    ['install.md#npm', '#npm'],
    ['#npm:~:text=a%20b,-c', '#npm:~:text=a%20b,-c'],
    ['#:~:text=a', '/docs/guide/install/#:~:text=a'],
    ['../index.md?a=b#:~:text=a&text=b', '/docs/?a=b#:~:text=a&text=b'],
    ['#install:~:text=a', '/docs/guide/install/#:~:text=a'],
    ['#nmp:~:text=a', '#nmp:~:text=a broken-anchor: Write "#npm", the closest anchor there.'],
    ['/docs/guide/install/#npm', '#npm'],
    ['#caf%C3%A9', '#caf%C3%A9'],
    ['#cafe\u0301', '#caf%C3%A9'],
    ['#a%20b', '#a%20b'],
    ['../index.md#start', '/docs/#start'],
    ['../index.md#welcome', '/docs/'],
    ['../index.md?q=1?2#start', '/docs/?q=1?2#start'],
    ['02-use.md#use', '/docs/guide/use/'],
    ['02-use.md#first-stap', '/docs/guide/use/#first-stap broken-anchor: Write "#first-step", the closest anchor there.'],
    [
      '02-use.md#step',
      '/docs/guide/use/#step broken-anchor: Write "#first-step" if you mean that heading, or link to the page alone.',
    ],
    ['02-use.md##first-step', '/docs/guide/use/#%23first-step broken-anchor: Write "#first-step", the closest anchor there.'],
    ['#nothing-like-it', '#nothing-like-it broken-anchor: Link to the page alone, or add the heading.'],
    ['#Instal', '#Instal broken-anchor: Write "#install", the closest anchor there.'],
    ['02-use.md#npm', '/docs/guide/use/#npm broken-anchor: Link to the page alone, or add the heading.'],
    ['#a#b', '#a%23b broken-anchor: Link to the page alone, or add the heading.'],
    // Nobody knows what a page holds that could not be compiled.
    ['../broken.md#anything', '/docs/broken/#anything'],
    ['/api/cart/#clases', '/api/cart/#clases broken-anchor: Write "#classes", the closest anchor there.'],
    ['/api/cart/#classes', '/api/cart/#classes'],
    ['/api/cart/#shopcart', '/api/cart/'],
    // Nobody can add a heading to the reference.
    [
      '/api/till/#nothing-like-it',
      '/api/till/#nothing-like-it broken-anchor: Link to the page alone, or to what it has: "#open", "#Till", "#Options", "#functions", "#interfaces" or "#type-aliases".',
    ],
    [
      '/api/till/type/Options/#nothing',
      '/api/till/type/Options/#nothing broken-anchor: Link to the page alone, or to what it has: "#drawers".',
    ],
    [
      '/api/till/interface/Till/#nothing',
      '/api/till/interface/Till/#nothing broken-anchor: Link to the page alone: nothing on it has an anchor.',
    ],
    ['/api/till/type/Options/#drawers', '/api/till/type/Options/#drawers'],
    [
      '/api/till/type/Options/#drawer',
      '/api/till/type/Options/#drawer broken-anchor: Write "#drawers", the closest anchor there.',
    ],
    ['%E0%A4%A', '%E0%A4%A undecodable-link: Write "%25" for a literal percent sign.'],
    ['#%E0%A4%A', '#%E0%A4%A undecodable-link: Write "%25" for a literal percent sign.'],
  ])('%j', (href, expected) => expect(resolved(href)).toBe(expected))

  test.each([
    ['environment-string', 'Write "#environment-node--browser" if you mean that heading, or link to the page alone.'],
    ['retry-count', 'Write "#count" if you mean that heading, or link to the page alone.'],
    ['whats-new-here', 'Link to the page alone, or add the heading.'],
    // The name is a small part of it, two have it, or it is too short.
    ['environment-of-the-tests-that-run', 'Link to the page alone, or add the heading.'],
    ['reporters-list', 'Link to the page alone, or add the heading.'],
    ['run-a', 'Link to the page alone, or add the heading.'],
  ])('an anchor of the same name may be meant: #%s', (anchor, hint) => {
    const anchors = ['environment-node--browser', 'count', 'new', 'reporters-array', 'reporters-options', 'run-all']
    const site = siteOf({ pages: [pageOf('docs/guide/install.md', { anchors })] })
    expect(resolved(`#${anchor}`, here, site)).toContain(hint)
  })

  test('a long page of the reference names its first anchors', () => {
    const entries = [...'abcdefgh'].map((letter) => functionOf(`@shop/many!of${letter.repeat(4)}`, []))
    const many = siteOf({ packages: [packageOf('many', entries)] })
    expect(resolved('/api/many/#nothing', { at }, many)).toContain('"#ofeeee", "#offfff" or one of 3 more.')
  })

  test('of two anchors with the same ending, neither is named', () => {
    const twice = siteOf({ pages: [pageOf('docs/guide/install.md', { anchors: ['static-init', 'class-init'] })] })
    expect(resolved('#init', here, twice)).toBe('#init broken-anchor: Link to the page alone, or add the heading.')
  })
})

test.each([
  ['#nmp', '#npm'],
  ['02-use.md#first-stap', '02-use.md#first-step'],
  ['02-use.md##first-step', '02-use.md#first-step'],
  // Which of its sections was meant, people have to say.
  ['02-use.md#step', undefined],
  ['/docs/guide/use/?a=b#first-stap', '/docs/guide/use/?a=b#first-step'],
  // What is written in front of the path of the site stays.
  ['https://kit.dev/docs/Guide/use', 'https://kit.dev/docs/guide/use'],
  ['https://kit.dev/docs/guide/use/#first-stap', 'https://kit.dev/docs/guide/use/#first-step'],
  // Words that browsers look for follow, or the anchor is written in another way than it is shown.
  ['#nmp:~:text=a', undefined],
  ['#n%6Dp', undefined],
])('%s may become %s', (href, replace) => {
  const own = siteOf({ ...parts, config: configOf({ url: 'https://kit.dev' }) })
  const finding = resolveLink(href, here, own.targets).diagnostic
  expect(finding?.code).toMatch(/^broken-/)
  expect(finding?.fix).toEqual(replace && { find: href, replace })
})

describe('a file', () => {
  test.each([
    ['flow.svg', '/assets/flow-hash.svg'],
    ['./flow.svg?a#b', '/assets/flow-hash.svg?a#b'],
    ['./flow.svg#b:~:text=a', '/assets/flow-hash.svg#b:~:text=a'],
    ['../guide/flow.svg', '/assets/flow-hash.svg'],
    ['/docs/guide/flow.svg', '/assets/flow-hash.svg'],
    ['/img/logo.png', '/img/logo.png'],
    // What the static folder holds at an address goes before the page of that address.
    ['/docs/guide/index.html', '/docs/guide/index.html'],
    ['flows.svg', 'flows.svg broken-asset: Write "./flow.svg", the closest file.'],
    ['/img/logos.png', '/img/logos.png broken-asset: Write "/img/logo.png", the closest file.'],
    ['../pictures/flow.svg', '../pictures/flow.svg broken-asset: Write "./flow.svg", the closest file.'],
    ['/pictures/of/kit/logo.png', '/pictures/of/kit/logo.png broken-asset: Write "/img/logo.png", the closest file.'],
  ])('%s', (href, expected) => expect(resolved(href)).toBe(expected))

  test('an image without an address shows nothing', () => {
    const { diagnostic } = resolveLink('', { ...here, isImage: true }, site.targets)
    expect(diagnostic?.message).toBe('This image has no address, so browsers show nothing.')
  })

  test('is told to the page that shows it', () => {
    expect(resolveLink('flow.svg', here, site.targets).asset).toBe(site.assets[0])
    expect(resolveLink('02-use.md', here, site.targets).asset).toBeUndefined()
  })
})

describe('a redirect is followed', () => {
  test.each([
    ['/old', '/docs/guide/use/#first-step'],
    ['/older/', '/docs/guide/use/#first-step'],
    ['/old/#use', '/docs/guide/use/'],
    ['/old/#:~:text=a', '/docs/guide/use/#first-step:~:text=a'],
    ['/queried/', '/docs/?a=b'],
    ['/queried/?c#start', '/docs/?c#start'],
    // Where its target is no page of the site, it stays.
    ['/away/', '/away/'],
    ['/lost/', '/lost/'],
  ])('%s', (href, expected) => expect(resolved(href)).toBe(expected))

  test('and one that leads to itself is given up', () => expect(resolved('/one/')).toMatch(/^\/(one|two)\/$/))
})

describe('a site under a path', () => {
  test.each([
    ['/shop/docs/guide/use', '/shop/docs/guide/use/'],
    ['/docs/guide/use', '/shop/docs/guide/use/'],
    ['/shop/img/logo.png', '/shop/img/logo.png'],
    ['/img/logo.png', '/shop/img/logo.png'],
    ['flow.svg', '/shop/assets/flow-hash.svg'],
    ['/docs/shop', '/shop/docs/shop/'],
    ['/shopping', '/shopping broken-link: Correct the path, or add the page.'],
  ])('%s', (href, expected) => expect(resolved(href, here, underPath)).toBe(expected))

  test('a page whose path begins with that of the site', () => {
    const twice = siteOf({ config: configOf({ base: '/docs/' }), pages: [pageOf('docs/a.md')] })
    expect(resolved('/docs/a', here, twice)).toBe('/docs/docs/a/')
    expect(resolved('/docs/docs/a', here, twice)).toBe('/docs/docs/a/')
  })

  test('its own path leads home', () => {
    const withHome = siteOf({
      config: configOf({ base: '/shop/', sources: [docs({ path: '/' })] }),
      pages: [pageOf('docs/index.md')],
    })
    expect(resolved('/shop', here, withHome)).toBe('/shop/')
    expect(resolved('/shop/', here, withHome)).toBe('/shop/')
    expect(resolved('/', here, withHome)).toBe('/shop/')
  })
})

describe('the address of the site', () => {
  const own = siteOf({ ...parts, config: configOf({ url: 'https://shop.example' }) })
  const home = siteOf({
    config: configOf({ url: 'https://shop.example', sources: [docs({ path: '/' })] }),
    pages: [pageOf('docs/index.md')],
  })
  test.each([
    ['https://shop.example/docs/guide/use', '/docs/guide/use/', own],
    ['https://shop.example/docs/guide/use#first-step', '/docs/guide/use/#first-step', own],
    ['https://shop.example', '/', home],
    ['https://shop.example/', '/', home],
    ['https://shop.example//docs/guide/use', '/docs/guide/use/', own],
    ['https://shop.example.org/docs', 'https://shop.example.org/docs', own],
    ['https://shop.example/gone', 'https://shop.example/gone broken-link: Correct the path, or add the page.', own],
    // Two slashes would lead to another host.
    ['https://shop.example//evil.example', '/evil.example broken-link: Correct the path, or add the page.', own],
  ])('%s', (href, expected, of) => expect(resolved(href, here, of)).toBe(expected))

  test.each([
    ['https://shop.example/manual/docs/guide/use', '/manual/docs/guide/use/'],
    ['https://shop.example/manual/gone', 'https://shop.example/manual/gone broken-link: Correct the path, or add the page.'],
    // Other sites of the host.
    ['https://shop.example/docs/guide/use', 'https://shop.example/docs/guide/use'],
    ['https://shop.example/manuals', 'https://shop.example/manuals'],
    ['https://shop.example', 'https://shop.example'],
  ])('%s, below a base', (href, expected) => {
    const below = siteOf({ ...parts, config: configOf({ url: 'https://shop.example', base: '/manual/' }) })
    expect(resolved(href, here, below)).toBe(expected)
  })

  test('a page of it that is not there has no place in the text from elsewhere', () => {
    const elsewhere = { ...here, externalBase: 'https://git.example/blob' }
    expect(resolved('https://shop.example/gone', elsewhere, own)).toContain('broken-link')
  })
})

describe('a text from elsewhere', () => {
  const elsewhere = { ...here, externalBase: 'https://git.example/blob/main' }
  test.each([
    ['CHANGES.md', 'https://git.example/blob/main/CHANGES.md'],
    ['./CHANGES.md#a', 'https://git.example/blob/main/CHANGES.md#a'],
    ['/CHANGES.md', 'https://git.example/blob/main/CHANGES.md'],
    ['more/CHANGES.md', 'https://git.example/blob/main/more/CHANGES.md'],
    ['02-use.md', '/docs/guide/use/'],
  ])('%s', (href, expected) => expect(resolved(href, elsewhere)).toBe(expected))
})

describe('a declaration', () => {
  const inTill = { at: { ...at, file: 'packages/till/README.md' }, path: '/api/till/' }
  test.each([
    ['api:Cart', '/api/cart/class/Cart/', here],
    ['api:cart/Cart', '/api/cart/class/Cart/', here],
    ['api:%43art', '/api/cart/class/Cart/', here],
    ['api:%E0%A4%A', '# undecodable-link: Write "%25" for a literal percent sign.', here],
    ['{@link Cart}', '/api/cart/class/Cart/', here],
    ['{@linkcode Cart}', '/api/cart/class/Cart/', here],
    ['{@linkplain Cart}', '/api/cart/class/Cart/', here],
    ['{@link open()}', '# broken-api-link: Write "{@link cart/open}" or "{@link till/open}".', here],
    ['api:open', '# broken-api-link: Write "api:cart/open" or "api:till/open".', here],
    ['api:open', '/api/till/function/open/', inTill],
    ['{@link open()}', '/api/till/function/open/', inTill],
    ['api:Carte', '# broken-api-link: Write "api:Cart", the closest name.', here],
    ['{@link Carte}', '# broken-api-link: Write "{@link Cart}", the closest name.', here],
    ['api:Tile', '# broken-api-link: Write "api:Till", the closest name.', inTill],
    ['api:nothing', '# broken-api-link: Write "api:<package>/<Name>" with a name that the package exports.', here],
    ['x api:Cart', 'x api:Cart broken-link: Correct the path, or add the page.', here],
    ['{@linker Cart}', '{@linker Cart} broken-link: Correct the path, or add the page.', here],
  ])('%s', (href, expected, source) => expect(resolved(href, source)).toBe(expected))
})

describe('what lies in the repository and is no page', () => {
  const named = new Map([
    ['docs/guide/tool.ts', 'file'],
    ['lib', 'folder'],
    ['v1.2/lib', 'folder'],
    ['../pkgs', 'folder'],
    ['lib/a b.ts', 'file'],
    ['../package.json', 'file'],
    ['', 'folder'],
    ['docs/guide/caf\u00e9.ts', 'file'],
  ] as const)
  const repository = { url: 'https://github.com/acme/shop' }
  const inRoot = siteOf({ ...parts, named, above: 1, config: configOf({ repository }) })
  const inFolder = siteOf({
    ...parts,
    named,
    above: 1,
    config: configOf({ repository: { ...repository, directory: 'website', branch: 'next' } }),
  })
  test.each([
    ['tool.ts', 'https://github.com/acme/shop/blob/HEAD/docs/guide/tool.ts', inRoot],
    ['tool.ts?a#L3', 'https://github.com/acme/shop/blob/HEAD/docs/guide/tool.ts?a#L3', inRoot],
    ['tool.ts#L3', 'https://github.com/acme/shop/blob/HEAD/docs/guide/tool.ts#L3', inRoot],
    ['../../lib', 'https://github.com/acme/shop/tree/HEAD/lib', inRoot],
    ['../../../pkgs/', 'https://github.com/acme/shop/tree/next/pkgs', inFolder],
    ['../../lib/a%20b.ts', 'https://github.com/acme/shop/blob/HEAD/lib/a%20b.ts', inRoot],
    ['/lib/a%20b.ts', 'https://github.com/acme/shop/blob/HEAD/lib/a%20b.ts', inRoot],
    ['cafe\u0301.ts', 'https://github.com/acme/shop/blob/HEAD/docs/guide/cafe%CC%81.ts', inRoot],
    ['tool.ts', 'https://github.com/acme/shop/blob/next/website/docs/guide/tool.ts', inFolder],
    ['../../../package.json', 'https://github.com/acme/shop/blob/next/package.json', inFolder],
    ['/v1.2/lib', '/v1.2/lib broken-link: Correct the path, or add the page.', inRoot],
    // A folder at the root of the site is more likely a page that is missing.
    ['/lib', '/lib broken-link: Correct the path, or add the page.', inRoot],
    ['../../../package.json', 'https://github.com/acme/shop/blob/HEAD/../package.json', inRoot],
    ['other.ts', 'other.ts broken-asset: Correct the path, or put the file next to the page or into the static folder.', inRoot],
    ['tool.ts', 'tool.ts broken-asset: Correct the path, or put the file next to the page or into the static folder.', site],
  ])('%s', (href, expected, of) => expect(resolved(href, here, of)).toBe(expected))

  test('a text from elsewhere is told from its own place', () => {
    expect(resolved('tool.ts', { ...here, externalBase: 'https://git.example/blob' }, inRoot)).toBe(
      'https://git.example/blob/tool.ts',
    )
  })

  test('an address of the site is none of the repository', () => {
    const own = siteOf({ ...parts, named, config: configOf({ repository, url: 'https://shop.example' }) })
    expect(resolved('https://shop.example/lib/a%20b.ts', here, own)).toMatch(/^\/lib\/a%20b\.ts broken-asset: /)
  })

  test('a file that an output names goes before one of the repository', () => {
    const plugins = [{ name: 'p', outputs: [{ name: 'o', mayHold: (path: string) => path === 'lib/a b.ts', files: () => [] }] }]
    const written = siteOf({ ...parts, named, config: configOf({ repository, plugins }) })
    expect(resolved('/lib/a%20b.ts', here, written)).toMatch(/^\/lib\/a%20b\.ts broken-asset: /)
  })

  test('the root of the repository', () => {
    expect(resolved('../..', { at }, inRoot)).toBe('https://github.com/acme/shop')
  })

  test('nothing above what the site may read is looked for', () => {
    const closed = siteOf({ ...parts, named, config: configOf({ repository }) })
    expect(resolved('../../../package.json', here, closed)).toContain('broken-asset')
  })
})

describe('a heading of the README that the page of a package shows', () => {
  const shown = siteOf({ ...parts, textAnchors: new Map([['/api/cart/', ['readme-use', 'readme-classes', 'comment-0-why']]]) })
  const ofCart: LinkSource = { at: { ...at, file: 'packages/cart/README.md' }, path: '/api/cart/' }
  const inTill: LinkSource = { at: { ...at, file: 'packages/till/README.md' }, path: '/api/till/' }
  test.each([
    ['../cart/README.md#use', '/api/cart/#readme-use', inTill],
    ['../cart#use', '/api/cart/#readme-use', inTill],
    ['/packages/cart/README.md#use', '/api/cart/#readme-use', here],
    ['../cart/README.md#use:~:text=it', '/api/cart/#readme-use:~:text=it', inTill],
    ['README.md#use', '#readme-use', ofCart],
    ['#Classes-', '#Classes- broken-anchor: Write "#classes", the closest anchor there.', ofCart],
    ['#sue', '#sue broken-anchor: Write "#use", the closest anchor there.', ofCart],
    // The README has a heading that the page has too.
    ['../cart/README.md#classes', '/api/cart/#readme-classes', inTill],
    ['/api/cart/#classes', '/api/cart/#classes', inTill],
    ['../cart/README.md#functions', '/api/cart/#functions', inTill],
    ['../cart/README.md#sue', '/api/cart/#sue broken-anchor: Write "#use", the closest anchor there.', inTill],
    ['../cart/README.md#gone', '/api/cart/#gone broken-anchor: Link to the page alone, or add the heading.', inTill],
    ['../cart/README.md#clases', '/api/cart/#clases broken-anchor: Write "#classes", the closest anchor there.', inTill],
    ['/api/cart/#use', '/api/cart/#use broken-anchor: Write "#readme-use", the closest anchor there.', here],
  ])('%s', (href, expected, source) => expect(resolved(href, source, shown)).toBe(expected))
})

describe('a path from the root in a text that the host of the repository shows too', () => {
  const given = {
    ...parts,
    pages: [
      ...parts.pages,
      pageOf('README.md', { source: 'readme', made: madeAt('/') }),
      pageOf('packages/cart/CHANGELOG.md', { source: 'changes' }),
    ],
    named: new Map([
      ['api', 'folder'],
      ['docs', 'folder'],
      ['LICENSE', 'file'],
      ['../LICENSE', 'file'],
      ['../api', 'folder'],
      ['', 'folder'],
    ] as const),
    above: 1,
  }
  const repository = { url: 'https://github.com/acme/shop' }
  const inRoot = siteOf({ ...given, config: configOf({ repository, sources: [docs(), readme()] }) })
  const inFolder = siteOf({ ...given, config: configOf({ repository: { ...repository, directory: 'website' } }) })
  const unknown = siteOf({ ...given, named: new Map() })
  const ofSite: LinkSource = { at: { ...at, file: 'README.md' }, path: '/' }
  const ofCart: LinkSource = { at: { ...at, file: 'packages/cart/README.md' }, path: '/api/cart/' }
  const comment: LinkSource = { at: { ...at, file: 'packages/cart/src/index.ts' }, path: '/api/cart/' }
  const onHost = (externalBase: string): LinkSource => ({ ...ofCart, externalBase })
  const installed = 'node_modules/@shop/cart/README.md'
  const inInstalled: LinkSource = { ...ofCart, at: { ...at, file: installed } }
  const ofInstalled = siteOf({
    ...given,
    packages: [{ ...packageOf('cart', []), readme: readmeOf(installed) }],
    config: inRoot.config,
  })
  const tree = 'https://github.com/acme/shop/tree/main'
  const written = { ...readmeOf('readmes/cart.md'), isOfSite: true }
  const ofWritten = siteOf({ ...given, packages: [{ ...packageOf('cart', []), readme: written }], config: inRoot.config })
  const inWritten: LinkSource = { at: { ...at, file: 'readmes/cart.md' }, path: '/api/cart/' }
  const inGuide: LinkSource = { at: { ...at, file: 'docs/api/README.md' }, path: '/docs/api/' }
  const inData: LinkSource = { at: { ...at, file: 'data/kettles.md' }, path: '/' }
  test.each([
    ['../../LICENSE', 'https://github.com/acme/shop/blob/HEAD/LICENSE', ofCart, inRoot],
    ['LICENSE', `${tree}/packages/cart/LICENSE`, onHost(`${tree}/packages/cart`), inRoot],
    // Of a README that the site has written, of a guide of that name, and of a page that is made of something else, no host shows the page.
    ['/LICENSE', '/LICENSE broken-link: Correct the path, or add the page.', inWritten, ofWritten],
    ['/LICENSE', '/LICENSE broken-link: Correct the path, or add the page.', inGuide, inRoot],
    ['/LICENSE', '/LICENSE broken-link: Correct the path, or add the page.', inData, inRoot],
    // A page that is made of it.
    ['/packages/cart/', '/api/cart/', ofSite, inRoot],
    ['/docs/guide/02-use.md', '/docs/guide/use/', ofCart, inRoot],
    // A file or a folder, even if a page of the site has that route.
    ['/LICENSE', 'https://github.com/acme/shop/blob/HEAD/LICENSE', ofSite, inRoot],
    ['/LICENSE', 'https://github.com/acme/shop/blob/HEAD/LICENSE', ofCart, inRoot],
    ['/LICENSE', 'https://github.com/acme/shop/blob/HEAD/LICENSE', ofCart, inFolder],
    ['/api/?a#b', 'https://github.com/acme/shop/tree/HEAD/api?a#b', ofCart, inRoot],
    ['/docs/', '/docs/', ofCart, inRoot],
    // What the repository does not have is a route.
    ['/docs/guide/install/', '/docs/guide/install/', ofCart, inRoot],
    ['/api/', '/api/', ofCart, unknown],
    ['/gone', '/gone broken-link: Correct the path, or add the page.', ofCart, inRoot],
    ['/', '/', ofSite, inRoot],
    // A site does not know where its own repository is shown, and that of an installed package is another one.
    ['/LICENSE', '/LICENSE broken-link: Correct the path, or add the page.', ofCart, siteOf(given)],
    ['/LICENSE', '/LICENSE broken-link: Correct the path, or add the page.', inInstalled, ofInstalled],
    // Beside the README there is none.
    ['./api', './api broken-link: Correct the path, or add the page.', ofCart, inRoot],
    [
      './docs/guide/02-use.md',
      './docs/guide/02-use.md broken-link: Write "../../docs/guide/02-use.md", the closest page.',
      ofCart,
      inRoot,
    ],
    // As the host has it.
    ['/LICENSE', `${tree}/LICENSE`, onHost(`${tree}/packages/cart`), inRoot],
    ['/gone#a', `${tree}/gone#a`, onHost(`${tree}/packages/cart`), inRoot],
    ['/gone', 'https://gitlab.com/acme/shop/-/tree/v1/gone', onHost('https://gitlab.com/acme/shop/-/tree/v1/cart'), inRoot],
    ['/gone', 'http://git.example/acme/shop/tree/v1/gone', onHost('http://git.example/acme/shop/tree/v1/cart'), inRoot],
    ['/gone', 'https://bitbucket.org/acme/shop/src/HEAD/gone', onHost('https://bitbucket.org/acme/shop'), inRoot],
    ['/LICENSE', `${tree}/LICENSE`, { ...inInstalled, externalBase: `${tree}/cart` }, ofInstalled],
    // Comments are no such text, and guides are not.
    ['/LICENSE', '/LICENSE broken-link: Correct the path, or add the page.', comment, inRoot],
    ['/LICENSE', '/LICENSE broken-link: Correct the path, or add the page.', here, inRoot],
    ['/api/', '/api/', here, inRoot],
  ])('%s to %s (%#)', (href, expected, source, of) => expect(resolved(href, source, of)).toBe(expected))

  test('a changelog', () => {
    const page = pageOf('packages/cart/CHANGELOG.md')
    const changes = siteOf({ ...given, routes: [{ kind: 'changelog', path: '/changes/', page }], config: inRoot.config })
    const source = { at: { ...at, file: page.file }, path: '/changes/' }
    expect(resolved('/LICENSE', source, changes)).toBe('https://github.com/acme/shop/blob/HEAD/LICENSE')
  })
})

function madeAt(path: string): MadePage {
  const place = { ...at, file: 'README.md' }
  const rest = { frontmatter: {}, sidebar: false, isAsWritten: true, hasFile: true } as const
  return { id: 'readme', source: 'readme', path, format: 'markdown', place, ...rest }
}

function readmeOf(file: string) {
  return { markdown: '# [`@shop/cart`](https://shop.example)\n\nText.', file, line: 1, column: 1 }
}

describe('on a site in two languages, below a base', () => {
  const given = {
    url: 'https://shop.example',
    base: '/shop/',
    locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  }
  const whole = configOf(given)
  const [en, de] = [configOfLocale(whole, 'en'), configOfLocale(whole, 'de')]
  const english = siteOf({ config: en, pages: [pageOf('docs/use.md', { anchors: ['step'] }), pageOf('docs/only.md')] })
  const german = siteOf({ config: de, pages: [pageOf('docs/use.md', { anchors: ['schritt'] })] })
  const locales = [
    { config: en, targets: () => english.targets },
    { config: de, targets: () => german.targets },
  ]
  const from = (site: SiteFixture) => (href: string) =>
    resolved(href, { at, path: '/docs/use/' }, { targets: { ...site.targets, locales } })

  test.each([
    ['/docs/use/#step', '#step'],
    ['/shop/docs/use/', '/shop/docs/use/'],
    ['/de/docs/use/#schritt', '/shop/de/docs/use/#schritt'],
    ['/shop/de/docs/use/?a=b', '/shop/de/docs/use/?a=b'],
    ['https://shop.example/shop/de/docs/use/#schritt', '/shop/de/docs/use/#schritt'],
    ['../use.md#step', '#step'],
    ['//de/docs/use/', '//de/docs/use/'],
  ])('an English page leads by %s to %s', (href, expected) => expect(from(english)(href)).toBe(expected))

  test.each([
    ['/docs/use/#schritt', '#schritt'],
    ['/de/docs/use/', '/shop/de/docs/use/'],
    ['https://shop.example/shop/docs/only/', '/shop/docs/only/'],
    ['https://shop.example/shop/de/docs/use/', '/shop/de/docs/use/'],
    ['/de/docs/use/#schritt', '#schritt'],
  ])('a German page leads by %s to %s', (href, expected) => expect(from(german)(href)).toBe(expected))

  test.each([
    [english, '/de/docs/only/'],
    [german, '/de/docs/only/'],
    [german, '/docs/only/'],
    [english, '/dear/docs/use/'],
  ])('what a language does not have is broken (%#)', (site, href) => expect(from(site)(href)).toMatch(/ broken-link: /))

  test('the address of the site alone is that of the language at the root', () => {
    const swapped = configOf({
      url: 'https://shop.example',
      locales: { en: { label: 'English', path: '/en' }, de: { label: 'Deutsch', path: '/' } },
    })
    const sites = ['en', 'de'].map((name) => {
      const config = configOfLocale(swapped, name)
      return { config, site: siteOf({ config, pages: [pageOf('docs/use.md')] }) }
    })
    const [first] = sites
    const { targets: own } = first?.site ?? english
    const targets = { ...own, locales: sites.map(({ config, site }) => ({ config, targets: () => site.targets })) }
    expect(
      ['https://shop.example/docs/use/', 'https://shop.example/en/docs/use/', '/docs/use/'].map((href) =>
        resolved(href, { at, path: '/' }, { targets }),
      ),
    ).toEqual(['/docs/use/', '/en/docs/use/', '/en/docs/use/'])
  })

  test.each([
    ['/de/docs/usse/', '/de/docs/usse/ broken-link: Write "/de/docs/use/", the closest page.'],
    ['/shop/de/docs/usse', '/shop/de/docs/usse broken-link: Write "/de/docs/use", the closest page.'],
    ['https://shop.example/shop/de/gone/', 'https://shop.example/shop/de/gone/ broken-link: Correct the path, or add the page.'],
  ])('what a page of the other language is called, for %s', (href, expected) => expect(from(english)(href)).toBe(expected))

  test('a message shows the address with the language that it names', () => {
    const source = { at, path: '/docs/use/' }
    const { diagnostic } = resolveLink('/de/docs/gone/', source, { ...english.targets, locales })
    expect(diagnostic?.message).toContain('"/de/docs/gone/"')
  })

  test('a path that names another language is none of the repository', () => {
    const repository = { url: 'https://github.com/acme/shop' }
    const config = configOfLocale(configOf({ ...given, repository }), 'de')
    const { targets } = siteOf({ config, named: new Map([['lib/a.ts', 'file']]) })
    const both = [
      { config: en, targets: () => english.targets },
      { config, targets: () => targets },
    ]
    const found = resolved('/de/lib/a.ts', { at, path: '/docs/use/' }, { targets: { ...english.targets, locales: both } })
    expect(found).toMatch(/^\/shop\/de\/lib\/a\.ts broken-asset: /)
  })

  test('the path of a language alone is that of its home page', () => {
    const homes = ['en', 'de'].map((name) => {
      const config = configOfLocale(configOf({ ...given, sources: [docs({ path: '/' })] }), name)
      return { config, site: siteOf({ config, pages: [pageOf('docs/index.md', { anchors: ['a'] })] }) }
    })
    const targets = { ...english.targets, locales: homes.map(({ config, site }) => ({ config, targets: () => site.targets })) }
    expect(['/de', '/de/', '/shop/de?a=/b', '/de#a'].map((href) => resolved(href, { at, path: '/' }, { targets }))).toEqual([
      '/shop/de/',
      '/shop/de/',
      '/shop/de/?a=/b',
      '/shop/de/#a',
    ])
  })

  test('what is not beside a translation is looked for beside its original', () => {
    const { targets } = siteOf({ config: de, pages: [pageOf('docs/only.md')], assets: ['docs/flow.svg'] })
    const translation = { at: { ...at, file: 'i18n/de/docs/use.md' }, path: '/docs/use/' }
    expect(resolved('only.md', translation, { targets })).toBe('/shop/de/docs/only/')
    expect(resolved('flow.svg', translation, { targets })).toBe('/shop/assets/flow-hash.svg')
  })

  test.each([
    ['of the original', 'docs/only.md', '/docs/only/', '/docs/use/#step', '/shop/docs/use/#step'],
    ['of the translation', 'docs/only.md', '/docs/only/', 'use.md#schritt', '/shop/de/docs/use/#schritt'],
    [
      'of neither',
      'docs/only.md',
      '/docs/only/',
      '/docs/use/#stop',
      '/shop/de/docs/use/#stop broken-anchor: Link to the page alone, or add the heading.',
    ],
    [
      'in a translation',
      'i18n/de/docs/use.md',
      '/docs/use/',
      '/docs/use/#step',
      '#step broken-anchor: Link to the page alone, or add the heading.',
    ],
    [
      'in a link of the config',
      'docgen.config.ts',
      '/docs/only/',
      '/docs/use/#step',
      '/shop/de/docs/use/#step broken-anchor: Link to the page alone, or add the heading.',
    ],
  ])('a page without a translation names a section %s', (_, file, path, href, expected) => {
    const pages = [pageOf('docs/use.md', { anchors: ['schritt'] }), pageOf('docs/only.md')]
    const { targets } = siteOf({ config: { ...de, configFiles: [{ file: 'docgen.config.ts', text: '' }] }, pages })
    expect(resolved(href, { at: { ...at, file }, path }, { targets: { ...targets, locales } })).toBe(expected)
  })

  test('the other language has anchors of its own', () => expect(from(english)('/de/docs/use/#step')).toMatch(/ broken-anchor: /))
})

const address = 'Write an address such as "https://www.example.com/page".'
test.each([
  ['http://', `http:// broken-link: ${address}`],
  ['https://?a=b', `https://?a=b broken-link: ${address}`],
  ['http://example.com:99999/', `http://example.com:99999/ broken-link: ${address}`],
  ['//', `// broken-link: ${address}`],
  ['http:/example.com/a', 'http:/example.com/a broken-link: Write "http://example.com/a".'],
  ['https:example.com', 'https:example.com broken-link: Write "https://example.com".'],
  ['///example.com', '///example.com broken-link: Write "https://example.com".'],
  ['https://exämple.com/ä?b#c', 'https://exämple.com/ä?b#c'],
  ['HTTP://EXAMPLE.COM', 'HTTP://EXAMPLE.COM'],
  ['//cdn.example.com/x.js', '//cdn.example.com/x.js'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
])('an address that no browser can open is broken: %s', (href, expected) => expect(resolved(href)).toBe(expected))

test.each([
  ['ada@example.com', 'Write "mailto:ada@example.com": without a scheme, it is a path.'],
  ['https//example.com/a', 'Write "https://example.com/a": without a scheme, it is a path.'],
  ['127.0.0.1:3000/docs', 'Write "http://127.0.0.1:3000/docs": without a scheme, it is a path.'],
  ['localhost:3000', 'Write "http://localhost:3000": without a scheme, it is none that browsers know.'],
  ['example.com:8080/a', 'Write "http://example.com:8080/a": without a scheme, it is none that browsers know.'],
  ['htps://example.com', 'Write "https:", the closest scheme.'],
  ['mailo:ada@example.com', 'Write "mailto:", the closest scheme.'],
  ['vscode://file/a', 'Link to a page, or to an address that begins with https:, http:, mailto: or tel:.'],
])('the hint of %s says how the address begins', (href, hint) =>
  expect(resolveLink(href, here, site.targets).diagnostic?.hint).toBe(hint),
)

test('the address of the site is its own without a scheme, too', () => {
  const own = siteOf({ ...parts, config: configOf({ url: 'https://docs.example', base: '/shop/' }) })
  expect(resolved('//docs.example/shop/docs/guide/use/', here, own)).toBe('/shop/docs/guide/use/')
  expect(resolved('//docs.example/shop/nowhere/', here, own)).toContain('broken-link')
  expect(resolved('//docs.example/other/', here, own)).toBe('//docs.example/other/')
})

test.each([
  ['02-use.md', '/docs/guide/use/ broken-asset: Write the path of an image file, or link to the page instead.'],
  ['/docs/guide/', '/docs/guide/ broken-asset: Write the path of an image file, or link to the page instead.'],
  ['#npm', '#npm broken-asset: Write the path of an image file, or link to the page instead.'],
  ['', '/docs/guide/install/ broken-asset: Write the path of an image file.'],
])('a page is no image: "%s"', (href, expected) => expect(resolved(href, { ...here, isImage: true })).toBe(expected))

test.each([
  ['flow', 'flow broken-asset: Write "./flow.svg", the closest file.'],
  ['/img/logo', '/img/logo broken-asset: Write "/img/logo.png", the closest file.'],
  ['./nowhere', './nowhere broken-asset: Correct the path, or put the file next to the page or into the static folder.'],
])('an image without an ending is a file that is not there: "%s"', (href, expected) =>
  expect(resolved(href, { ...here, isImage: true })).toBe(expected),
)

test('a file is an image, and so is what lies elsewhere', () => {
  expect(resolved('/img/logo.png', { ...here, isImage: true })).toBe('/img/logo.png')
  expect(resolved('https://example.com/a', { ...here, isImage: true })).toBe('https://example.com/a')
})
