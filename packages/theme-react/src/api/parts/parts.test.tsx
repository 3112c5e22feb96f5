import {
  type LayoutProps,
  type ApiComment,
  type ApiEntryPageProps,
  type ApiPackagePageProps,
  type ApiText,
  type ApiType,
} from '@docgen/model'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { apiPage } from '../../pages/sample-props.ts'
import { extendTheme, reactTheme, type ReactTheme } from '../../theme.ts'
import { defaultParts, type ReferenceParts } from './parts.ts'
import type { MemberProps } from './member.tsx'

const text = (markdown: string): ApiText => ({ markdown, file: 'core.ts', line: 1, column: 1 })
const string: ApiType = { kind: 'intrinsic', name: 'string' }
const base = { id: '@sample/core!It', name: 'It', displayName: 'It', flags: {} }
const comment: ApiComment = {
  summary: text('What it is.'),
  examples: [text('it()')],
  throws: [],
  see: [],
  others: [],
  modifiers: ['beta'],
}

const entry: ApiEntryPageProps['entry'] = {
  ...base,
  kind: 'class',
  comment,
  source: { file: 'src/it.ts', line: 3 },
  typeParameters: [{ name: 'T', isConst: false, text: text('What it holds.') }],
  extends: [],
  implements: [],
  extendedBy: [],
  members: [
    {
      id: 'a',
      kind: 'method',
      name: 'login',
      flags: {},
      signatures: [
        {
          typeParameters: [],
          parameters: [{ name: 'name', type: string, isOptional: false, isRest: false, text: text('Who.') }],
          returns: string,
        },
      ],
    },
  ],
}
const enumeration: ApiEntryPageProps['entry'] = { ...base, kind: 'enum', members: [{ id: 'z', name: 'Z', flags: {}, comment }] }

function renderReference({ layouts }: ReactTheme): string {
  const referencedBy = [{ title: 'Other', href: '/base/other/', context: 'extends' }]
  const overview = [{ name: 'login', href: '#login', summary: 'Lets <b>in</b>.' }]
  const packagePage: LayoutProps<ApiPackagePageProps> = {
    ...apiPage,
    entryPoints: [
      {
        specifier: '@sample/core',
        groups: [
          {
            title: 'Classes',
            anchor: 'classes',
            entries: [{ name: 'It', kind: 'class', anchor: 'It', summary: '', isDeprecated: false }],
          },
        ],
      },
    ],
  }
  return [
    <layouts.apiEntry {...apiPage} entry={entry} referencedBy={referencedBy} overview={overview} />,
    <layouts.apiEntry {...apiPage} entry={enumeration} />,
    <layouts.apiPackage {...packagePage} />,
  ]
    .map((page) => renderToStaticMarkup(page))
    .join('\n')
}

test.each(Object.keys(defaultParts))('a theme replaces %s wherever the reference shows it', (name) => {
  const Own = () => <mark>{`own ${name}`}</mark>
  expect(renderReference(extendTheme(reactTheme, { components: { [name]: Own } }))).toContain(`<mark>own ${name}</mark>`)
})

test('the overview leads from each method to its section', () => {
  expect(renderReference(reactTheme)).toContain(
    '<li><a href="#login"><code><bdi>login()</bdi></code></a> <span>Lets <b>in</b>.</span></li>',
  )
})

test('a part gets finished values, and the pieces inside it as the theme shows them', () => {
  const components: Partial<ReferenceParts> = {
    Type: ({ children }) => <var>{children}</var>,
    Member: ({ title, anchor, badges, children }: MemberProps) => (
      <article id={anchor}>
        <b>{title}</b>
        {badges}
        {children}
      </article>
    ),
  }
  const html = renderReference(extendTheme(reactTheme, { components }))
  expect(html).toContain('<article id="login"><b>login()</b>')
  expect(html).toMatch(/<article(?:(?!<\/article>).)*<var><span class="token builtin">string<\/span><\/var>/)
})

test('a name that is nearly that of a part is refused with the nearest', () => {
  const misspelt: object = { ParameterTabel: () => null }
  expect(() => extendTheme(reactTheme, { components: misspelt })).toThrow(
    'The "components" of extendTheme() has the unknown key "ParameterTabel"; "ParameterTable" is the closest name.',
  )
})
