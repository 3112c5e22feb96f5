import {
  createWords,
  english,
  memberAnchorOf,
  type LayoutProps,
  textKey,
  type ApiComment,
  type ApiEntryPageProps,
  type ApiMember,
  type ApiSignature,
  type ApiText,
  type ApiType,
} from '@docgen/model'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { reactTheme } from '../theme.ts'
import { apiPage } from './sample-props.ts'

type Entry = ApiEntryPageProps['entry']

const text = (markdown: string): ApiText => ({ markdown, file: 'core.ts', line: 1, column: 1 })
const comment = (more: Partial<ApiComment>): ApiComment => ({
  examples: [],
  throws: [],
  see: [],
  others: [],
  modifiers: [],
  ...more,
})
const string: ApiType = { kind: 'intrinsic', name: 'string' }
const user: ApiType = { kind: 'reference', name: 'User', typeArguments: [], target: '@sample/core!User' }
const base = { id: '@sample/core!It', name: 'It', displayName: 'It', flags: {} }

const entries: Readonly<Record<Entry['kind'], Entry>> = {
  class: {
    ...base,
    kind: 'class',
    typeParameters: [],
    extends: [user],
    implements: [],
    extendedBy: [],
    members: [
      {
        id: 'a',
        kind: 'method',
        name: 'b',
        flags: { isStatic: true },
        signatures: [{ typeParameters: [], parameters: [], returns: user, comment: comment({ summary: text('Makes one.') }) }],
      },
      {
        id: 'c',
        kind: 'constructor',
        name: 'constructor',
        flags: {},
        signatures: [{ typeParameters: [], parameters: [], returns: user }],
      },
      {
        id: 'd',
        kind: 'property',
        name: 'message',
        flags: {},
        type: string,
        inheritedFrom: { name: 'Error.message' },
        comment: comment({ summary: text('What went wrong.') }),
      },
      { id: 'e', kind: 'property', name: 'code', flags: {}, type: string, comment: comment({ deprecated: text('Use `b`.') }) },
    ],
  },
  interface: {
    ...base,
    kind: 'interface',
    typeParameters: [],
    extends: [],
    extendedBy: [],
    implementedBy: [user],
    members: ['a', 'b'].map((name) => ({
      id: name,
      kind: 'index',
      name: '',
      flags: {},
      parameter: { name, type: string, isOptional: false, isRest: false },
      type: user,
    })),
  },
  enum: {
    ...base,
    kind: 'enum',
    members: ['Z', 'A'].map((name) => ({
      id: name,
      name,
      flags: {},
      value: `"${name}!"`,
      comment: comment({ summary: text(`The letter ${name}.`) }),
    })),
  },
  function: {
    ...base,
    kind: 'function',
    signatures: [
      {
        typeParameters: [],
        parameters: [
          { name: 'count', type: string, isOptional: true, isRest: false, defaultValue: '3', text: text('How many.') },
        ],
        returns: user,
        comment: comment({
          summary: text('Makes users.'),
          returns: text('The last one.'),
          throws: [text('Sometimes.')],
          examples: [text('it()')],
        }),
      },
      { typeParameters: [], parameters: [], returns: string, comment: comment({ summary: text('None at all.') }) },
    ],
  },
  type: {
    ...base,
    kind: 'type',
    typeParameters: [{ name: 'T', constraint: user, isConst: false, text: text('A kind of user.') }],
    type: { kind: 'object', members: [{ id: 'f', kind: 'property', name: 'id', flags: { isOptional: true }, type: string }] },
  },
  variable: { ...base, kind: 'variable', type: string, defaultValue: "'it'" },
  namespace: {
    ...base,
    kind: 'namespace',
    entries: [{ ...base, id: '@sample/core!User', name: 'User', displayName: 'User', kind: 'enum', members: [] }],
  },
}

function render(entry: Entry, texts: ApiEntryPageProps['texts'] = {}): string {
  return renderToStaticMarkup(<reactTheme.layouts.apiEntry {...apiPage} entry={entry} texts={texts} />)
}

test('what stands in a namespace is titled with the names of both', () => {
  const html = renderToStaticMarkup(<reactTheme.layouts.apiEntry {...apiPage} entry={entries.function} title="Tools.It" />)
  expect(textOf(/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '')).toBe('Function Tools.It')
})

test('an augmentation is titled as one', () => {
  const html = render({ ...base, kind: 'namespace', isAugmentation: true, entries: [] })
  expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]).toContain('<span class="docgen-kind" data-kind="namespace">Augmentation</span>')
})

test('so is a module that a package declares by name', () => {
  const html = render({ ...base, kind: 'namespace', isModule: true, entries: [] })
  expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]).toContain('<span class="docgen-kind" data-kind="namespace">Module</span>')
})

/** The text of the page as a reader sees it, on one line. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
}

describe.each([
  ['class', 'Class It', 'class It extends User'],
  ['interface', 'Interface It', 'interface It { [a: string]: User [b: string]: User }'],
  ['enum', 'Enumeration It', undefined],
  ['function', 'Function It', 'Overload 1 of 2function It(count: string = 3): User Makes users.'],
  ['type', 'Type alias It', 'type It&lt;T extends User&gt; = { id?: string }'],
  ['variable', 'Variable It', 'const It: string'],
  ['namespace', 'Namespace It', undefined],
] as const)('%s', (kind, title, declaration) => {
  const html = render(entries[kind])
  test('is titled by kind and name', () => expect(textOf(/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '')).toBe(title))
  test('shows a declaration that says more than the title', () => {
    if (declaration === undefined) expect(html).not.toContain('docgen-declaration')
    else expect(textOf(html)).toContain(declaration)
  })
  test('has every id once', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test.each([
  ['a documented type as a link', 'class', '<a href="/base/api/core/interface/User/">User</a>'],
  ['a static method by its anchor', 'class', '<h3 id="static-b">b()</h3>'],
  [
    'a constructor of a class',
    'class',
    '<a id="constructor" href="#constructor" class="docgen-member-anchor token keyword">constructor</a>()',
  ],
  ['where a member comes from', 'class', 'Inherited from <code>Error.message</code>'],
  ['a deprecated member struck out', 'class', '<h3 id="code"><s>code</s></h3>'],
  [
    'the first of two index signatures with the anchor',
    'interface',
    '[<a id="index-signature" href="#index-signature" class="docgen-member-anchor token parameter">a</a>',
  ],
  ['the second without', 'interface', '[<span class="token parameter">b</span>'],
  ['who implements it', 'interface', '<dt>Implemented by</dt>'],
  ['a member of an enum by its anchor', 'enum', '<tr id="Z">'],
  ['the value of a member', 'enum', '<td><code>&quot;Z!&quot;</code></td>'],
  ['a default', 'function', '<td data-label="Default"><code>3</code></td>'],
  ['overloads by number', 'function', 'Overload 2 of 2'],
  ['a type parameter that has a text', 'type', '<p>A kind of user.</p>'],
  ['a value', 'variable', 'Value: <code>&#x27;it&#x27;</code>'],
] as const)('shows %s', (_, kind, fragment) => expect(render(entries[kind])).toContain(fragment))

test('names the packages that add to a declaration', () => {
  const additionsFrom = [{ title: '@sample/more', href: '/base/api/more/interface/it/' }]
  const html = renderToStaticMarkup(
    <reactTheme.layouts.apiEntry {...apiPage} entry={entries.interface} additionsFrom={additionsFrom} />,
  )
  expect(html).toContain('<dt>Additions from</dt><dd><a href="/base/api/more/interface/it/">')
  expect(render(entries.interface)).not.toContain('Additions from')
  const described = { ...base, kind: 'variable', type: fn({ parameters: [parameterOf('a', string, 'One.')] }) } satisfies Entry
  for (const entry of [entries.function, described]) {
    const page = renderToStaticMarkup(<reactTheme.layouts.apiEntry {...apiPage} entry={entry} additionsFrom={additionsFrom} />)
    expect(page.split('<dt>Additions from</dt>')).toHaveLength(2)
  }
})

test('names the package of those that extend a declaration where their names tell nothing', () => {
  const referenceTo = (name: string, owner: string): ApiType => ({ kind: 'reference', name, typeArguments: [], package: owner })
  const extendedBy = [
    referenceTo('It', '@sample/vue'),
    referenceTo('Own', '@sample/core'),
    referenceTo('Two', '@a/a'),
    referenceTo('Two', '@a/b'),
  ]
  const html = render({ ...entries.class, extendedBy } as Entry)
  const relations = /<dl class="docgen-relations">.*?<\/dl>/.exec(html)?.[0] ?? ''
  expect(relations.replace(/<[^>]+>/g, '|').split(/\|+/)).toEqual([
    '',
    'Extended by',
    'It',
    ' ',
    '@sample/vue',
    'Own',
    'Two',
    ' ',
    '@a/a',
    'Two',
    ' ',
    '@a/b',
    '',
  ])
})

test('leads to what shares the name of a declaration', () => {
  const namesakes = [{ kind: 'variable', href: '/base/api/core/variable/it/' }] as const
  const html = renderToStaticMarkup(<reactTheme.layouts.apiEntry {...apiPage} entry={entries.interface} namesakes={namesakes} />)
  expect(html).toContain('<dt>Variable</dt><dd><a href="/base/api/core/variable/it/">It</a></dd>')
})

test('shows what is said of the type that a setter takes', () => {
  const told = {
    id: 'p',
    kind: 'property',
    name: 'p',
    flags: {},
    type: string,
    comment: comment({ summary: text('In grams.') }),
  } as const
  const accessor = { id: 'a', kind: 'accessor', name: 'a', flags: {}, type: string, hasGetter: true, hasSetter: true } as const
  const around = { ...base, kind: 'interface', typeParameters: [], extends: [], extendedBy: [], implementedBy: [] } as const
  const withType = (setterType?: ApiType): string =>
    textOf(render({ ...around, members: [{ ...accessor, comment: comment({ summary: text('Of it.') }), setterType }] }))
  expect(withType({ kind: 'object', members: [told] })).toMatch(/When set[^]*In grams\./)
  expect(withType(string)).not.toContain('When set')
})

test('shows what a namespace exports', () => {
  const user = { name: 'User', kind: 'enum', anchor: 'User', href: '/user/', summary: 'One.', isDeprecated: false } as const
  const groups = [{ title: 'Enumerations', anchor: 'enumerations', texts: ['<p>All.</p>'], entries: [user] }]
  const html = renderToStaticMarkup(<reactTheme.layouts.apiEntry {...apiPage} entry={entries.namespace} groups={groups} />)
  expect(html).toContain('<p>All.</p>')
  expect(html).toContain('<li id="User">')
  expect(html).toContain('<a href="/user/"><code>User</code></a>')
})

const parts = ['Summary.', 'Remarks.', 'Returns.', 'Deprecated.', 'Throws.', 'Example.', 'See.', '9.8.7', 'Other.']
const whole = comment({
  summary: text('Summary.'),
  remarks: text('Remarks.'),
  returns: text('Returns.'),
  deprecated: text('Deprecated.'),
  throws: [text('Throws.')],
  examples: [text('Example.')],
  see: [text('See.')],
  since: text('9.8.7'),
  others: [{ tag: 'todo', text: text('Other.') }],
})
const called = { typeParameters: [], parameters: [], returns: string }
const fn = (signature: object): ApiType => ({
  kind: 'function',
  isConstructor: false,
  isAbstract: false,
  signature: { ...called, ...signature },
})
const property = { id: 'a', kind: 'property', name: 'a', flags: {}, type: string } as const
const described = { ...called, comment: comment({ returns: text('A result.') }) }

test.each<[string, Entry]>([
  ...Object.values(entries)
    .filter(({ kind }) => kind !== 'function')
    .map((entry): [string, Entry] => [`of the kind ${entry.kind}`, { ...entry, comment: whole }]),
  ['a function', { ...base, kind: 'function', signatures: [{ ...called, comment: whole }] }],
  ['overloads', { ...base, kind: 'function', signatures: [called, called], comment: whole }],
  ['a function type', { ...base, kind: 'type', typeParameters: [], type: fn({}), comment: whole }],
  [
    'a function type whose signature says more',
    { ...base, kind: 'type', typeParameters: [], type: fn(described), comment: whole },
  ],
  ['a variable whose signature says more', { ...base, kind: 'variable', type: fn(described), comment: whole }],
  ['the signature of a variable', { ...base, kind: 'variable', type: fn({ comment: whole }) }],
  ['the signature of a function type', { ...base, kind: 'type', typeParameters: [], type: fn({ comment: whole }) }],
  ...[
    { ...property, comment: whole },
    { ...property, type: fn({}), comment: whole },
    { ...property, type: fn(described), comment: whole },
    { ...property, type: fn({ comment: whole }) },
    { ...property, kind: 'method' as const, signatures: [{ ...called, comment: whole }] },
    { ...property, kind: 'accessor' as const, hasGetter: true, hasSetter: false, comment: whole },
  ].map((member, index): [string, Entry] => [
    `member ${index + 1}`,
    { ...base, kind: 'interface', typeParameters: [], extends: [], extendedBy: [], implementedBy: [], members: [member] },
  ]),
])('all parts of a comment stand on the page, once: %s', (_, entry) => {
  const shown = textOf(render(entry))
  for (const part of parts) expect(shown.split(part).length - 1, part).toBe(1)
})

test('a variable that is a function shows what is said of its parameters', () => {
  const parameters = [{ name: 'a', type: string, isOptional: false, isRest: false, text: text('First addend.') }]
  const typeParameters = [{ name: 'T', isConst: false, text: text('What is added.') }]
  const added = { ...base, kind: 'variable', type: fn({ parameters, typeParameters }) } satisfies Entry
  expect(textOf(render(added))).toContain('First addend.')
  expect(textOf(render(added))).toContain('What is added.')
})

const parameterOf = (name: string, type: ApiType, said?: string) => ({
  name,
  type,
  isOptional: false,
  isRest: false,
  text: said === undefined ? undefined : text(said),
})
const nestedMethod = {
  ...property,
  kind: 'method',
  signatures: [{ ...called, parameters: [parameterOf('count', string, 'How many.')], comment: whole }],
} as const
const nested: ApiType = { kind: 'object', members: [nestedMethod] }
const array: ApiType = { kind: 'array', element: nested }

test.each<[string, ApiType]>([
  ['a property', array],
  ['a union', { kind: 'union', types: [nested, string] }],
  ['a parameter', fn({ parameters: [parameterOf('it', array)] })],
  ['an object that a parameter is', fn({ parameters: [parameterOf('it', nested)] })],
  ['what is called back', fn({ parameters: [parameterOf('run', fn({ parameters: [parameterOf('it', array)] }))] })],
  ['a result', fn({ returns: array })],
])('all that comments say of a method within %s is shown once', (_, type) => {
  const shown = textOf(render({ ...base, kind: 'variable', type }))
  for (const part of [...parts, 'How many.']) expect(shown.split(part).length - 1, part).toBe(1)
})

test('a parameter or a property of one that is deprecated is struck out, with the reason', () => {
  const why = text('Use `b`.')
  const old = { ...property, id: 'old', name: 'old', comment: comment({ deprecated: why }) } as const
  const options = parameterOf('options', { kind: 'object', members: [old, property] })
  const shown = render({
    ...base,
    kind: 'function',
    signatures: [{ ...called, parameters: [options, { ...parameterOf('a', string), deprecated: why }] }],
  })
  expect(shown).toContain('<th scope="row"><code><s>options.old</s></code>')
  expect(shown).toContain('<th scope="row"><code><s>a</s></code>')
  expect(textOf(shown).split('Use `b`.')).toHaveLength(3)
  const run = render({
    ...base,
    kind: 'variable',
    type: {
      kind: 'array',
      element: {
        kind: 'object',
        members: [
          { ...nestedMethod, signatures: [{ ...called, parameters: [{ ...parameterOf('a', string), deprecated: why }] }] },
        ],
      },
    },
  })
  expect(run).toContain('<code><s>a</s></code>')
  expect(textOf(run)).toContain('Use `b`.')
})

test('what is said of all overloads is shown beside what is said of one', () => {
  const [all, one, see] = [text('All of them.'), text('Of the second.'), text('See them.')]
  const signatures = [called, { ...called, comment: comment({ deprecated: one }) }]
  const entry: Entry = { ...base, kind: 'function', comment: comment({ summary: all, see: [see] }), signatures }
  const html = textOf(render(entry, Object.fromEntries([all, one, see].map((each) => [textKey(each), each.markdown]))))
  expect(html).toMatch(/All of them\..*Overload 2 of 2.*Of the second\..*See them\./)
})

test.each([
  ['first', ['Old.', undefined], false],
  ['second', [undefined, 'Old.'], false],
  ['both', ['Old.', 'Old.'], true],
])('a function is called deprecated where all overloads are: %s', (_, reasons, expected) => {
  const signatures = reasons.map((reason) => (reason ? { ...called, comment: comment({ deprecated: text(reason) }) } : called))
  const [lead = ''] = render({ ...base, kind: 'function', signatures }).split('docgen-overload')
  expect(lead.includes('docgen-tone-danger')).toBe(expected)
})

test('what is said of parameters that a declaration does not list is headed as parameters', () => {
  const others = [{ tag: 'param', text: text('- `a`: First addend.') }]
  expect(textOf(render({ ...base, kind: 'variable', type: user, comment: comment({ others }) }))).toMatch(
    /Parameters.*First addend/s,
  )
})

test('the page of a symbol tells the language of its texts, where it is another', () => {
  const fallback = { lang: 'en', direction: 'ltr', label: 'English', href: '/base/en/it/' } as const
  const html = renderToStaticMarkup(
    <reactTheme.layouts.apiEntry {...apiPage} entry={entries.enum} texts={{}} fallback={fallback} />,
  )
  expect(html).toContain('<li>Written in <a href="/base/en/it/" hrefLang="en" lang="en" dir="ltr">English</a></li>')
  expect(render(entries.enum)).not.toContain('Written in')
})

test('what comments say of the alternatives of a union stands beside them', () => {
  const html = render({
    ...base,
    kind: 'type',
    typeParameters: [],
    type: { kind: 'union', types: [string, user] },
    alternativeTexts: [{ index: 1, text: text('Who it is.') }],
  })
  expect(html).toContain('<th scope="col">Alternative</th><th scope="col">Description</th>')
  expect(html).toMatch(/<th scope="row">(?:(?!<\/th>).)*User.*<\/th><td>.*Who it is\./)
})

test('events stand in a section of their own, whatever declares them', () => {
  const event = comment({ modifiers: ['event'] })
  const html = render({
    ...base,
    kind: 'interface',
    typeParameters: [],
    extends: [],
    extendedBy: [],
    implementedBy: [],
    members: [
      { id: 'a', kind: 'property', name: 'size', flags: {}, type: string },
      { id: 'b', kind: 'property', name: 'opened', flags: {}, type: string, comment: event },
      {
        id: 'c',
        kind: 'method',
        name: 'onClose',
        flags: {},
        signatures: [{ typeParameters: [], parameters: [], returns: string, comment: event }],
      },
    ],
  })
  const ids = [...html.matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['events', 'opened', 'onClose', 'properties'])
  expect(html).toContain('<a id="size"')
})

test('own members come before inherited ones', () => {
  const html = render(entries.class)
  expect(html.indexOf('id="code"')).toBeLessThan(html.indexOf('id="message"'))
})

test('all that comments say of the members of an enum is shown', () => {
  const said = comment({ summary: text('The first.'), examples: [text('use(A)')], see: [text('it()')] })
  const html = render({ ...base, kind: 'enum', members: [{ id: 'A', name: 'A', flags: {}, comment: said }] })
  expect(textOf(html)).toMatch(/The first\..*Example.*use\(A\).*See also.*it\(\)/)
})

test('members of an enum keep their order', () => {
  const html = render(entries.enum)
  expect(html.indexOf('id="Z"')).toBeLessThan(html.indexOf('id="A"'))
})

test.each(['Makes users.', 'The last one.', 'Sometimes.', 'How many.', 'it()'])(
  'inserts the HTML of the text "%s"',
  (markdown) => {
    expect(render(entries.function, { [textKey(text(markdown))]: '<p>HTML of it</p>' })).toContain(
      '<div class="docgen-prose"><p>HTML of it</p></div>',
    )
  },
)

test("marks the site's own words, says once on a page what the mark means, and of each where others are the package's", () => {
  const ours = (markdown: string): ApiText => ({ ...text(markdown), isOfSite: true })
  const count = (html: string, part: string) => html.split(part).length - 1
  const marks = (entry: Entry) => {
    const html = render(entry)
    return [
      count(html, '>Comment added by this site</li>'),
      count(html, '<div class="docgen-prose docgen-of-site"'),
      count(html, ' role="note" aria-label="Comment added by this site"'),
    ]
  }
  const withComment = (given: Partial<ApiComment>): Entry => ({ ...entries.variable, comment: comment(given) })
  expect(marks(withComment({ summary: ours('Ours.'), examples: [ours('Code.')] }))).toEqual([1, 2, 0])
  expect(marks(withComment({ summary: text('Theirs.'), examples: [ours('Code.')] }))).toEqual([1, 1, 1])
  expect(marks(withComment({ summary: text('Theirs.'), examples: [text('Code.')] }))).toEqual([0, 0, 0])
  const members = ['a', 'b'].map((name) => ({
    id: name,
    kind: 'property' as const,
    name,
    flags: {},
    type: string,
    comment: comment({ summary: ours(name) }),
  }))
  const ofMembers: Entry = {
    ...base,
    kind: 'interface',
    typeParameters: [],
    extends: [],
    extendedBy: [],
    implementedBy: [],
    members,
  }
  expect(marks(ofMembers)).toEqual([1, 2, 0])
})

const options: ApiType = {
  kind: 'object',
  members: [
    {
      id: 'o1',
      kind: 'property',
      name: 'limit',
      flags: { isOptional: true },
      type: string,
      comment: comment({ summary: text('At most.') }),
    },
    {
      id: 'o2',
      kind: 'property',
      name: 'role',
      flags: {},
      type: { kind: 'reference', name: 'Role', typeArguments: [], target: '@sample/core!~Role' },
    },
  ],
}
const promise: ApiType = { kind: 'reference', name: 'Promise', package: 'typescript', typeArguments: [options] }
const rich: Entry = {
  ...base,
  kind: 'class',
  flags: { isAbstract: true },
  comment: comment({ deprecated: text('Use `User`.'), modifiers: ['beta'] }),
  typeParameters: [],
  extends: [],
  implements: [],
  extendedBy: [],
  members: [
    {
      id: 'r1',
      kind: 'method',
      name: 'find',
      flags: {},
      implementationOf: { name: 'User.find', target: '@sample/core!User' },
      signatures: [
        {
          typeParameters: [],
          parameters: [{ name: 'options', type: options, isOptional: false, isRest: false }],
          returns: promise,
        },
      ],
    },
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
      id: name,
      kind: 'property' as const,
      name,
      flags: {},
      type: user,
      inheritedFrom: { name: `Base.${name}` },
    })),
  ],
}
const richProps: LayoutProps<ApiEntryPageProps> = {
  ...apiPage,
  entry: rich,
  externalHrefs: { 'typescript:Promise': 'https://example.com/promise' },
  deprecated: ['@sample/core!User'],
  unexported: {
    '@sample/core!~Role': {
      ...base,
      id: '@sample/core!~Role',
      displayName: 'Role',
      kind: 'enum',
      members: [{ id: 'm', name: 'Admin', flags: {}, value: '"a"' }],
    },
  },
  sidebar: [{ kind: 'link', label: 'Old', href: '/base/old/', isCurrent: false, isExternal: false, isDeprecated: true }],
  toc: [{ depth: 3, text: 'find', href: '#find', isDeprecated: true }],
  referencedBy: Array.from({ length: 14 }, (_, index) => ({
    title: `Use${index}`,
    href: `/base/${index}/`,
    context: 'extends',
    ...(index === 1 && { package: '@sample/more', isDeprecated: true }),
  })),
  referencedByMore: 1,
  mentionedIn: [
    { title: 'Getting started', href: '/base/start/' },
    { title: 'Overview', href: '/base/db/', trail: ['Guides', 'Databases'] },
  ],
}

test.each([
  ['a deprecated name struck out in the title', '</span> <s>It</s></h1>'],
  ['and in its declaration', '<span class="token class-name"><s>It</s></span>'],
  ['a deprecated name struck out where it is used', '<a href="/base/api/core/interface/User/"><s>User</s></a>'],
  ['an unstable modifier', '<li class="docgen-badge docgen-tone-warning">beta</li>'],
  ['a plain modifier', '<li class="docgen-badge">abstract</li>'],
  ['a method that is waited for', '<span class="docgen-badge">async</span>'],
  ['a name from elsewhere as a link', '<a href="https://example.com/promise">Promise</a>'],
  ['a property of a parameter', '<th scope="row"><code>options.limit</code><small> optional</small></th>'],
  ['its text', '<p>At most.</p>'],
  ['one that no comment speaks of', '<th scope="row"><code>options.role</code></th>'],
  ['members of a result that comments speak of', '<ul class="docgen-type-tree"><li><code>limit</code>'],
  ['whose promise a member keeps', 'Implementation of <code><a href="/base/api/core/interface/User/">User.find</a></code>'],
  ['a switch', '<label><input type="checkbox"/> Hide inherited members</label>'],
  ['many inherited members folded', '<details class="docgen-inherited"><summary>6 inherited from <code>Base</code></summary>'],
  ['a link to a type that is not exported', '<a href="#~Role">Role</a>'],
  ['that type', '<summary><code>Role</code> enum</summary><div id="~Role">'],
  ['where it is used', '<a href="/base/0/">Use0</a><small> extends</small>'],
  ['the rest of those places folded', '<summary>2 more</summary>'],
  ['how many are not listed', '1 other place is not listed.'],
  [
    'its package, and a deprecated name struck out',
    '<a href="/base/1/"><s>Use1</s></a><small> extends</small><small> in <bdi>@sample/more</bdi></small>',
  ],
  ['a deprecated name struck out in the sidebar', '<a href="/base/old/"><s>Old</s></a>'],
  ['and in the table of contents', '<a href="#find"><s>find</s></a>'],
  ['where a guide stands', '<small>Guides › Databases › </small><a href="/base/db/">Overview</a>'],
  ['guides', '<a href="/base/start/">Getting started</a>'],
])('a rich entry shows %s', (_, fragment) =>
  expect(renderToStaticMarkup(<reactTheme.layouts.apiEntry {...richProps} />)).toContain(fragment),
)

test('the whole of an enumeration that is not exported is shown', () => {
  expect(textOf(renderToStaticMarkup(<reactTheme.layouts.apiEntry {...richProps} />))).toContain(
    'enum Role { Admin = &quot;a&quot;, }',
  )
})

test('what comments say of types that are not exported is shown: of members of enumerations, type parameters, and at the end', () => {
  const role: Entry = {
    ...base,
    id: '@sample/core!~Role',
    displayName: 'Role',
    kind: 'enum',
    comment: comment({ see: [text('See there.')] }),
    members: [
      { id: 'a', name: 'Admin', flags: {}, comment: comment({ summary: text('May do all.') }) },
      { id: 'g', name: 'Guest', flags: {}, comment: comment({ deprecated: text('Ask.'), modifiers: ['beta'] }) },
      { id: 'u', name: 'User', flags: {} },
    ],
  }
  const box: Entry = {
    ...base,
    id: '@sample/core!~Box',
    displayName: 'Box',
    kind: 'interface',
    typeParameters: [{ name: 'T', isConst: false, text: text('In it.') }],
    extends: [],
    extendedBy: [],
    implementedBy: [],
    members: [],
  }
  const html = renderToStaticMarkup(
    <reactTheme.layouts.apiEntry {...richProps} unexported={{ [role.id]: role, [box.id]: box }} />,
  )
  const [, ofRole = '', ofBox = ''] = html.split('<details><summary><code>')
  expect(textOf(/<ul class="docgen-type-tree">.*<\/ul>/s.exec(ofRole)?.[0] ?? '')).toBe(
    'Admin May do all.Guest deprecated betaDeprecatedAsk.',
  )
  expect(ofRole).toContain('<li><code><s>Guest</s></code> ')
  expect(ofRole).toContain('See there.')
  expect(ofBox).toContain('In it.')
})

test('what a member inherits from a type that is not exported has its ids above alone', () => {
  const summary = text('### Usage')
  const member: ApiMember = { id: 'c', kind: 'property', name: 'kind', flags: {}, type: string, comment: comment({ summary }) }
  const holder = { ...base, kind: 'interface', typeParameters: [], extends: [], extendedBy: [], implementedBy: [] } as const
  const hidden: Entry = { ...holder, id: '@sample/core!~Hidden', displayName: 'Hidden', members: [member] }
  const html = renderToStaticMarkup(
    <reactTheme.layouts.apiEntry
      {...richProps}
      entry={{ ...holder, members: [{ ...member, inheritedFrom: { name: 'Hidden.kind' } }] }}
      unexported={{ [hidden.id]: hidden }}
      texts={{ [textKey(summary)]: '<h3 id="comment-1-usage">Usage</h3>' }}
    />,
  )
  expect(html.match(/<h\d( id="comment-1-usage")?>Usage/g)).toEqual(['<h4 id="comment-1-usage">Usage', '<h3>Usage'])
})

test('a type that is not exported and that another page describes is a link to that page', () => {
  const unexportedElsewhere = [
    { name: 'Pipeable', kind: 'interface', href: '/base/api/core/class/Pipe/#~Pipeable', with: 'Pipe' },
    { name: 'Old', kind: 'type', href: '/base/api/core/class/Pipe/#~Old', with: 'Pipe', isDeprecated: true },
  ] as const
  const html = renderToStaticMarkup(
    <reactTheme.layouts.apiEntry {...richProps} unexported={undefined} unexportedElsewhere={unexportedElsewhere} />,
  )
  const section = /<section class="docgen-unexported">.*?<\/section>/s.exec(html)?.[0] ?? ''
  expect(section).toContain('Types used here that are not exported')
  expect(section).toContain(
    '<p><code class="docgen-type"><a href="/base/api/core/class/Pipe/#~Pipeable">Pipeable</a></code> interface · described with <code class="docgen-type">Pipe</code></p>',
  )
  expect(section).toContain('<s>Old</s></a></code>')
})

test('what comments say of overloads of a type that is not exported names the overload', () => {
  const signatures = [returning('A', undefined), { ...returning('B', undefined), comment: comment({ deprecated: text('Ask.') }) }]
  const run: Entry = {
    ...base,
    id: '@sample/core!~Run',
    displayName: 'Run',
    kind: 'interface',
    typeParameters: [],
    extends: [],
    extendedBy: [],
    implementedBy: [],
    members: [{ id: 'c', kind: 'call', name: '()', flags: {}, signatures }],
  }
  const html = renderToStaticMarkup(<reactTheme.layouts.apiEntry {...richProps} unexported={{ [run.id]: run }} />)
  expect(textOf(html)).toContain('() Overload 2 of 2DeprecatedAsk.')
})

test('an entry with nothing of these has no section for them', () => {
  expect(render(entries.enum)).not.toMatch(/Referenced by|Mentioned in|not exported|Hide inherited/)
})

const undescribedEnum: Entry = { ...base, kind: 'enum', members: ['Z', 'A'].map((name) => ({ id: name, name, flags: {} })) }

test.each<[string, Entry, string]>([
  ['an interface', entries.interface, 'interface It { [a: string]: User [b: string]: User }'],
  ['a type', entries.type, 'type It&lt;T extends User&gt; = { id?: string }'],
  ['an enumeration', undescribedEnum, 'enum It { Z, A, }'],
])('%s of whose members nothing is said is its declaration alone, whose lines are the anchors', (_, entry, declaration) => {
  const html = render(entry)
  expect(textOf(html)).toContain(declaration)
  expect(html).toMatch(/<pre class="docgen-declaration"(?:(?!<\/pre>).)*<a id="/s)
  expect(html).not.toMatch(/docgen-members|id="members"|<h3/)
})

test('a declaration whose members have sections does not list them, and says no more than its head', () => {
  const members = [
    { id: 'n', kind: 'property' as const, name: 'name', flags: {}, type: string, comment: comment({ summary: text('Who.') }) },
  ]
  const named = {
    ...base,
    kind: 'interface' as const,
    typeParameters: [],
    extends: [],
    extendedBy: [],
    implementedBy: [],
    members,
  }
  const declarationIn = (html: string) => textOf(/<pre class="docgen-declaration".*?<\/pre>/s.exec(html)?.[0] ?? '')
  expect(declarationIn(render({ ...named, extends: [user] }))).toBe('interface It extends User ')
  expect(render(named)).not.toContain('<pre class="docgen-declaration">')
  expect(render(named)).toContain('<h3 id="name">name</h3>')
})

const propertyNamed = (name: string, type: ApiType, summary?: string) => ({
  id: name,
  kind: 'property' as const,
  name,
  flags: {},
  type,
  ...(summary === undefined ? {} : { comment: comment({ summary: text(summary) }) }),
})

test('properties beside each other look alike, whether comments speak of them or not', () => {
  const members = [propertyNamed('id', string), propertyNamed('name', string, 'Who.'), propertyNamed('age', string)]
  const named = { ...base, typeParameters: [], extends: [], extendedBy: [], implementedBy: [] }
  const html = render({ ...named, kind: 'interface', members })
  expect(html.match(/<section class="docgen-member is-property">/g)).toHaveLength(3)
  expect(html).not.toContain('is-lines')
})

test.each<[string, ApiType, RegExp]>([
  ['short', string, /<h3 id="name">.*?<code class="docgen-type">(?:(?!<pre).)*<\/div>/s],
  [
    'long',
    { kind: 'literal', text: `'${'long '.repeat(10)}'` },
    /<h3 id="name">(?:(?!docgen-type).)*<\/div><pre class="docgen-declaration is-plain">/s,
  ],
])('a %s type of a property stands where it has room', (_, type, expected) => {
  const named = { ...base, typeParameters: [], extends: [], extendedBy: [], implementedBy: [] }
  expect(render({ ...named, kind: 'interface', members: [propertyNamed('name', type, 'Who.')] })).toMatch(expected)
})

test('members without comments take one line each, beside those that have a section', () => {
  const html = render(entries.class)
  expect(html).toMatch(/<section class="docgen-member[^"]*"><div class="docgen-heading docgen-heading-3"><h3 id="static-b">/)
  expect(html).toMatch(/<div class="docgen-member is-lines"><pre(?:(?!<\/pre>).)*<a id="constructor"/s)
})

test('texts on a default and on type parameters are headed in the language of the page', () => {
  const words = createWords({ ...english, default: 'Standard', typeParameters: 'Typparameter' }, 'de')
  const entry: Entry = {
    ...base,
    kind: 'variable',
    type: string,
    comment: comment({ others: ['default', 'typeParam'].map((tag) => ({ tag, text: text(tag) })) }),
  }
  const html = renderToStaticMarkup(<reactTheme.layouts.apiEntry {...apiPage} entry={entry} words={words} />)
  expect(html).toContain('>Standard</h2>')
  expect(html).toContain('>Typparameter</h2>')
})

test('what several tags of one name say stands below one heading, and a tag @link among what to see', () => {
  const entry: Entry = {
    ...base,
    kind: 'variable',
    type: string,
    comment: comment({
      see: [text('First.')],
      others: ['todo', 'link', 'todo', 'link'].map((tag, index) => ({ tag, text: text(`${tag} ${index}.`) })),
    }),
  }
  const html = render(entry)
  expect([...html.matchAll(/docgen-section-title"[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual(['See also', 'Todo'])
  expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/See also.*First\..*link 1\..*link 3\..*Todo.*todo 0\..*todo 2\./s)
})

test('an overload says what others lack', () => {
  const of = (summary: string, modifiers: readonly string[]) => ({
    typeParameters: [],
    parameters: [],
    returns: string,
    comment: comment({ summary: text(summary), modifiers }),
  })
  const html = render({ ...base, kind: 'function', signatures: [of('One.', []), of('Two.', ['beta'])] })
  expect(html).toContain('<h2 class="docgen-section-title" id="overload-1">Overload 1 of 2</h2>')
  expect(html).toContain('>Overload 2 of 2 <span class="docgen-badge docgen-tone-warning">beta</span></h2>')
})

test.each([
  ['stand above their texts', ['One.', 'Two.'], 'Overload 1 of 2function It(): A One.Overload 2 of 2function It(): B Two.'],
  [
    'stand once, and together where there is nothing to say of those beside each other',
    ['One.', undefined, undefined, 'Four.', undefined],
    'Overload 1 of 5function It(): A One.Overload 2–3 of 5function It(): B function It(): C Overload 4 of 5function It(): D Four.Overload 5 of 5function It(): E Sample©',
  ],
  ['stand together where there is nothing to say of any', [undefined, undefined], 'function It(): A function It(): B Sample©'],
])('overloads %s', (_, summaries, expected) => {
  const signatures = summaries.map((summary, index) => returning('ABCDE'.charAt(index), summary))
  expect(textOf(render({ ...base, kind: 'function', signatures }))).toContain(expected)
})

test.each(['constructor', 'call'] as const)('a %s of an interface that has no text of its own has its anchor', (kind) => {
  const signatures = [returning('A', undefined), returning('B', undefined)]
  const member: ApiMember = { id: kind, kind, name: kind, flags: {}, signatures }
  const other: ApiMember = {
    id: 'b',
    kind: 'property',
    name: 'b',
    flags: {},
    type: string,
    comment: comment({ summary: text('It.') }),
  }
  const members = [member, other]
  const html = render(interfaceWith(members))
  expect(html.split(` id="${memberAnchorOf(member)}"`)).toHaveLength(2)
})

test('overloads of a method stand above their texts', () => {
  const signatures = [returning('A', 'One.'), returning('B', 'Two.')]
  const run: ApiMember = { id: 'run', kind: 'method', name: 'run', flags: {}, signatures }
  const html = render(interfaceWith([run]))
  expect(textOf(html)).toContain('#Overload 1 of 2run(): A One.Overload 2 of 2run(): B Two.')
})

function interfaceWith(members: readonly ApiMember[]): Entry {
  return { ...base, kind: 'interface', typeParameters: [], extends: [], extendedBy: [], implementedBy: [], members }
}

function returning(name: string, summary: string | undefined): ApiSignature {
  const returns: ApiType = { kind: 'reference', name, typeArguments: [] }
  return {
    typeParameters: [],
    parameters: [],
    returns,
    comment: summary === undefined ? undefined : comment({ summary: text(summary) }),
  }
}

test('the value of a member stands there although it is the name again', () => {
  const member = { id: 'A', name: 'A', flags: {}, value: '"A"', comment: comment({ summary: text('It.') }) }
  expect(render({ ...base, kind: 'enum', members: [member] })).toContain('<td><code>&quot;A&quot;</code></td>')
})

test.each([
  ['class', { ...entries.class, comment: comment({ summary: text('About.') }) }, 'About.', 2],
  ['method', entries.class, 'Makes one.', 4],
  ['property', entries.class, 'What went wrong.', 4],
] as const)('headings in the text of a %s stand below its own', (_, entry, markdown, level) => {
  const html = render(entry, { [textKey(text(markdown))]: '<h3 id="usage">Usage</h3>' })
  expect(html).toContain(`<h${level} id="usage">Usage</h${level}>`)
})

test('@since that says more than a version has a heading', () => {
  const since = comment({ since: text('9.8.7 of the server') })
  const said = textOf(render({ ...base, kind: 'variable', type: string, comment: since }))
  expect(said).toContain('Since9.8.7 of the server')
})
