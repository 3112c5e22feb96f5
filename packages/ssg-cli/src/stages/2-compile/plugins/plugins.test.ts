import type { Root as HastRoot } from 'hast'
import type { Paragraph, PhrasingContent, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkMdx from 'remark-mdx'
import { describe, expect, test } from 'vitest'
import type { VFile } from 'vfile'
import type { DocgenPlugin } from '@docgen/model'
import { createMarkdownCompiler } from '../compile-markdown.ts'
import { plainContent } from '../plain-content.ts'
import { attachPlugins } from './attach-plugins.ts'

async function compile(text: string, parts: Omit<DocgenPlugin, 'name'>, html: 'sanitise' | 'trust' = 'sanitise') {
  const compiler = await createMarkdownCompiler({ parser: 'satteri', html }, plainContent, [{ name: 'test', ...parts }])
  const { html: made, page } = await compiler.compilePage(
    { file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes: {} },
    'key',
  )
  return { html: made, ...page, codes: page.diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`) }
}

/** A plugin of remark that changes the first paragraph. */
const onParagraph = (change: (paragraph: Paragraph, tree: Root) => void) => () => (tree: Root) => {
  const paragraph = tree.children.find((node) => node.type === 'paragraph')
  if (paragraph) change(paragraph, tree)
}

const asButton = onParagraph((paragraph) => {
  paragraph.data = { hName: 'button', hProperties: { type: 'button', style: 'color:red', dataKind: 'x' } }
})

describe('what a plugin of remark makes', () => {
  const button = '<button type="button" style="color:red" data-kind="x">Text</button>'

  test('is trusted', async () => {
    expect((await compile('Text', { remark: [asButton] })).html).toBe(button)
  })

  test('is trusted beside raw HTML, which is not', async () => {
    const { html, codes } = await compile('Text\n\n<button style="color:red">No</button>\n\n<p style="color:red">No</p>', {
      remark: [asButton],
    })
    expect(html).toBe(`${button}\n<p>No</p>\n<p>No</p>`)
    expect(codes).toEqual(['raw-html-removed 3:1', 'raw-html-removed 3:9', 'raw-html-removed 5:4'])
  })

  test.each<[string, readonly string[]]>([
    ['By {{ name }} and {{ name.first }}.', ['unsupported-syntax 1:19']],
    ['{% tabs %}\n\nOne.\n\n{% endtabs %}', ['unsupported-syntax 1:1']],
    ['{{#if a}} {{> part}} {{< ref "a" >}}', ['unsupported-syntax 1:1', 'unsupported-syntax 1:11', 'unsupported-syntax 1:22']],
    ['`{{ a }}`, ${{ a }}, \\{{ a }}, style={{ a }}, {{1, 2}}, {{ {a} }}, { a }, {%}, 5{% a', []],
    ['```\n{{ a }}\n```\n\n<p title="{{ a }}">Text</p>', []],
  ])('fills in templates, and others are told: %j', async (text, expected) => {
    const filled = onParagraph((paragraph) => {
      for (const child of paragraph.children) if (child.type === 'text') child.value = child.value.replace('{{ name }}', 'Ada')
    })
    expect((await compile(text, { remark: [filled] })).codes).toEqual(expected)
  })

  test.each([
    '<docgen-trusted data-docgen="0">a</docgen-trusted>',
    '<docgen-trusted data-docgen="&#0;0">a</docgen-trusted>',
    '<docgen-trusted data-docgen="\u00000">a</docgen-trusted>',
    '<p data-docgen="\u00000">a</p>',
    '<p data-docgen="&#0;0">a</p>',
  ])('cannot be claimed by raw HTML: %j', async (raw) => {
    const { html } = await compile(`Text\n\n${raw}`, { remark: [asButton] })
    expect(html).toMatch(/^<button[^>]*>Text<\/button>\n(?:<p><div>a<\/div><\/p>|<p>a<\/p>)$/)
  })

  test('is not trusted where it is HTML as text, which could be the author’s', async () => {
    const moved = onParagraph((_, tree) => {
      tree.children = tree.children.map((node) => (node.type === 'html' ? { ...node, value: `${node.value}<hr>` } : node))
    })
    const { html } = await compile('Text\n\n<p onclick="x()" style="a">b</p>', { remark: [moved] })
    expect(html).toBe('<p>Text</p>\n<p>b</p><hr/>')
  })

  test('takes part in links, anchors, headings and samples as if the author had written it', async () => {
    const added = () => (tree: Root) => {
      tree.children.push(
        { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Added' }] },
        { type: 'paragraph', children: [{ type: 'link', url: './b.md', children: [{ type: 'text', value: 'b' }] }] },
        { type: 'code', lang: 'ts', value: 'let a' },
      )
    }
    const page = await compile('# Title\n\n## One', { remark: [added] })
    expect(page.headings).toEqual([
      { depth: 2, text: 'One', anchor: 'one', line: 3, column: 1 },
      { depth: 2, text: 'Added', anchor: 'added', line: 1, column: 1 },
    ])
    expect(page.slots).toMatchObject([{ kind: 'link', href: './b.md' }])
    expect(page.html).toContain('<pre data-language="ts">')
  })

  test('has a place where its parent has one', async () => {
    const linked = onParagraph((paragraph) => {
      paragraph.children.push({ type: 'link', url: './missing.md', children: [] })
    })
    const { slots } = await compile('# Title\n\nText', { remark: [linked] })
    expect(slots).toMatchObject([{ href: './missing.md', line: 3, column: 1 }])
  })

  test('may be a directive that docgen does not know', async () => {
    const named = () => (tree: Root) => {
      for (const node of tree.children)
        if (node.type === 'containerDirective' || node.type === 'leafDirective') node.data = { hName: 'section' }
    }
    const { html, codes } = await compile(':::own\nText\n:::\n\n::leaf[Label]', { remark: [named] })
    expect(html).toBe('<section><p>Text</p></section>\n<section>Label</section>')
    expect(codes).toEqual([])
  })

  test('may be code, which is not highlighted then', async () => {
    const drawn = () => (tree: Root) => {
      for (const node of tree.children) if (node.type === 'code') node.data = { hName: 'figure' }
    }
    expect((await compile('```ts\na\n```', { remark: [drawn] })).html).toBe('<pre><figure class="language-ts">a\n</figure></pre>')
  })

  test('may be breaks, of which none begins an alert', async () => {
    const brokenText = (value: string): readonly PhrasingContent[] =>
      value.split('\n').flatMap((line): PhrasingContent[] => [{ type: 'break' }, { type: 'text', value: line }])
    const breaks = () => (tree: Root) => {
      for (const node of tree.children) {
        const first = node.type === 'blockquote' ? node.children[0] : undefined
        if (first?.type === 'paragraph') first.children = brokenText(toString(first)).slice(1)
      }
    }
    expect((await compile('> [!TIP]\n> One\n> two', { remark: [breaks] })).html).toBe(
      '<aside class="tip"><p>One<br/>\ntwo</p></aside>',
    )
  })

  test('may be of a type that a handler of the plugin knows', async () => {
    const typed = () => (tree: Root) => void tree.children.push({ type: 'thing' } as never)
    const handlers = { thing: () => ({ type: 'element', tagName: 'mark', properties: {}, children: [] }) }
    expect((await compile('Text', { remark: [typed], handlers })).html).toBe('<p>Text</p>\n<mark></mark>')
  })

  test('is left out where a handler throws, which is a finding at the node', async () => {
    const failing = () => {
      throw new Error('no luck')
    }
    const { html, codes, diagnostics, hasFailed } = await compile('Text\n\n***\n\nMore', { handlers: { thematicBreak: failing } })
    expect(html).toBe('<p>Text</p>\n<p>More</p>')
    expect([codes, hasFailed]).toEqual([['plugin-failed 3:1'], true])
    expect(diagnostics[0]?.message).toBe('The handler of "thematicBreak" of the plugin "test" failed: no luck')
    expect(diagnostics[0]?.stack).toContain('Error: no luck\n    at ')
  })
})

describe('the title of a page', () => {
  const text = '# The title {#top}\n\nText.\n\n## One\n\nMore.'
  const before = () => (tree: Root) => {
    tree.children.unshift({ type: 'paragraph', children: [{ type: 'text', value: '3 min' }] })
  }
  const sections = () => (tree: Root) => {
    const inner = { type: 'section', data: { hName: 'section' }, children: tree.children.splice(2) }
    tree.children = [{ type: 'section', data: { hName: 'section' }, children: [...tree.children, inner] } as never]
  }
  const copies = () => (tree: Root) => structuredClone(tree)
  const shouts = () => (tree: Root) => {
    for (const node of tree.children)
      if (node.type === 'heading' && node.depth === 1)
        node.children.push({ type: 'emphasis', children: [{ type: 'text', value: '!' }] })
  }
  const removes = () => (tree: Root) => void tree.children.shift()

  test.each([
    ['has something put before it', [before], '<p>3 min</p>\n<p>Text.</p>\n<h2 id="one">One</h2>\n<p>More.</p>'],
    ['is put into a section', [sections], '<section><p>Text.</p><section><h2 id="one">One</h2><p>More.</p></section></section>'],
    [
      'is copied, and all of that',
      [copies, sections, copies, before],
      '<p>3 min</p>\n<section><p>Text.</p><section><h2 id="one">One</h2><p>More.</p></section></section>',
    ],
  ])('stays where it %s', async (_, remark, expected) => {
    const { html, title, titleAnchor, description, headings } = await compile(text, { remark })
    expect(html.trim().replace(/\n+/g, '\n')).toBe(expected)
    expect({ title, titleAnchor, description }).toEqual({ title: 'The title', titleAnchor: 'top', description: 'Text.' })
    expect(headings).toMatchObject([{ text: 'One' }])
  })

  test('has the words that a plugin gives it', async () => {
    expect((await compile('# Look', { remark: [shouts] })).title).toBe('Look!')
  })

  test('is what the author wrote where a plugin takes it away', async () => {
    expect(await compile(text, { remark: [removes] })).toMatchObject({ title: 'The title', headings: [{ text: 'One' }] })
  })

  test('is a heading that comes later in the text if it is the only one', async () => {
    expect(await compile('Text.\n\n# Later', { remark: [before] })).toMatchObject({ title: 'Later', headings: [] })
    expect(await compile('Text.\n\n# Later\n\n# Other', { remark: [before] })).toMatchObject({
      title: 'A',
      headings: [{ text: 'Later' }, { text: 'Other' }],
    })
  })

  test('may come from a plugin', async () => {
    const adds = () => (tree: Root) =>
      void tree.children.unshift({ type: 'heading', depth: 1, children: [{ type: 'text', value: 'Made' }] })
    expect(await compile('Text.', { remark: [adds] })).toMatchObject({ title: 'Made', html: expect.not.stringContaining('Made') })
  })
})

describe('plugins of rehype', () => {
  test('get the sanitized tree, with the addresses that the author wrote and the ids of headings', async () => {
    const seen: unknown[] = []
    const look = () => (tree: HastRoot) => {
      const walk = (node: HastRoot | HastRoot['children'][number]): void => {
        if (node.type === 'element') seen.push([node.tagName, { ...node.properties }])
        if ('children' in node) for (const child of node.children) walk(child)
      }
      walk(tree)
    }
    const text = '# Title\n\n## One {#two}\n\n## Two\n\n[a](https://a.example) <b onclick="x()" title="t">b</b>'
    const { headings } = await compile(text, { rehype: [look] })
    expect(seen).toEqual([
      ['h2', { id: 'two', dataAnchor: '' }],
      ['h2', { id: 'two-1', dataAnchor: '' }],
      ['p', {}],
      ['a', { href: 'https://a.example' }],
      ['b', { title: 't' }],
    ])
    expect(headings.map(({ anchor }) => anchor)).toEqual(['two', 'two-1'])
  })

  test('may add what the sanitizer would take away, but no address that runs code', async () => {
    const add = () => (tree: HastRoot) => {
      tree.children.push({
        type: 'element',
        tagName: 'object',
        properties: { style: 'color:red', codebase: 'javascript:x()' },
        children: [],
      })
    }
    const { html, codes } = await compile('Text', { rehype: [add] })
    expect(html).toBe('<p>Text</p><object style="color:red"></object>')
    expect(codes).toEqual(['unsafe-link 1:1'])
  })

  test('leave text out of titles and search that readers do not see', async () => {
    const add = () => (tree: HastRoot) => {
      for (const node of tree.children) {
        if (node.type !== 'element') continue
        node.children.push({
          type: 'element',
          tagName: 'span',
          properties: { ariaHidden: 'true' },
          children: [{ type: 'text', value: 'hidden' }],
        })
      }
    }
    const compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, plainContent, [
      { name: 'x', rehype: [add] },
    ])
    const { page, searchText } = await compiler.compilePage(
      { file: 'a.md', contentPath: 'a.md', source: 'docs', text: '## One\n\nText', includes: {} },
      'key',
    )
    expect(page.headings).toMatchObject([{ depth: 2, text: 'One', anchor: 'one' }])
    expect(Buffer.from(searchText).toString('utf8')).not.toContain('hidden')
  })
})

describe('a plugin that fails', () => {
  test('is a finding with its name; the others run, and the page is compiled', async () => {
    const broken = () => () => {
      throw new TypeError('no luck')
    }
    const { html, diagnostics, hasFailed } = await compile('Text', { remark: [broken, asButton], rehype: [broken] })
    expect(html).toContain('<button')
    expect(hasFailed).toBe(true)
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The remark plugin "broken" of the plugin "test" failed: no luck',
      'The rehype plugin "broken" of the plugin "test" failed: no luck',
    ])
    for (const { stack } of diagnostics) expect(stack).toContain('TypeError: no luck\n    at ')
  })

  test('says where, if it knows; warnings are findings too', async () => {
    const strict = () => (tree: Root, file: VFile) => {
      for (const node of tree.children) if (node.type === 'paragraph') file.message('Too short.', node)
      file.fail('Much too short.', tree.children.at(-1))
    }
    const { codes, diagnostics } = await compile('# A\n\nB\n\nC', { remark: [strict] })
    expect(codes).toEqual(['plugin-failed 5:1', 'plugin-message 3:1', 'plugin-message 5:1'])
    expect(diagnostics[0]?.message).toBe('The remark plugin "strict" of the plugin "test" failed: Much too short.')
    expect(diagnostics[0]?.hint).toBe('Follow the message, or change the options of the plugin in the config.')
    expect(diagnostics[0]).not.toHaveProperty('stack')
    expect(diagnostics[1]?.message).toBe('The remark plugin "strict" of the plugin "test" says: Too short.')
  })

  // As rehype-katex does with the formula of remark-math, which is an element that only a handler has made.
  test('says where of an element that another plugin made, and which error made it say so', async () => {
    const asFormula = onParagraph((paragraph) => {
      const hChildren = [{ type: 'element' as const, tagName: 'code', properties: {}, children: [] }]
      paragraph.data = { hName: 'pre', hChildren }
    })
    const draw = () => (tree: HastRoot, file: VFile) => {
      const [pre] = tree.children.filter((node) => node.type === 'element' && node.tagName === 'pre')
      const code = pre?.type === 'element' ? pre.children[0] : undefined
      file.message('No picture', { place: code?.position, cause: new Error('Expected "}"') })
    }
    const { codes, diagnostics } = await compile('# A\n\nB', { remark: [asFormula], rehype: [draw] })
    expect(codes).toEqual(['plugin-message 3:1'])
    expect(diagnostics[0]?.message).toBe('The rehype plugin "draw" of the plugin "test" says: No picture: Expected "}"')
  })

  test('in a promise, or with what is no tree', async () => {
    const late = () => async () => {
      await Promise.resolve()
      throw new Error('late')
    }
    const { html, codes } = await compile('Text', { remark: [late, () => () => ({ type: 'text', value: '' })] })
    expect(html).toBe('<p>Text</p>')
    expect(codes).toEqual(['plugin-failed 1:1', 'plugin-failed 1:1'])
  })

  test('that is async where it takes its options, so that what it returns would never run', () => {
    const eager = async () => () => undefined
    const { failures, remark } = attachPlugins([{ name: 'test', remark: [eager] }])
    expect(remark).toEqual([])
    expect(failures).toEqual([
      {
        plugin: 'test',
        what: 'The remark plugin "eager"',
        part: 'remark',
        index: 0,
        reason: 'it returned a promise. Only the function that it returns may be async.',
      },
    ])
  })

  test('by nesting too deep is stopped before the next step', async () => {
    const nest = () => (tree: Root) => {
      for (let level = 0; level < 200; level++)
        tree.children = [{ type: 'blockquote', children: tree.children }] as Root['children']
    }
    expect((await compile('Text', { remark: [nest] })).codes).toEqual(['nested-too-deep 1:1'])
  })
})

describe('a tree that unified takes', () => {
  const rehypeWith = (...nodes: readonly unknown[]) => [() => (tree: HastRoot) => void tree.children.push(...(nodes as never[]))]
  const remarkWith = (...nodes: readonly unknown[]) => [() => (tree: Root) => void tree.children.push(...(nodes as never[]))]
  const text = { type: 'text', value: 'x' }

  test.each<[string, Omit<DocgenPlugin, 'name'>, string]>([
    ['an element without properties', { rehype: rehypeWith({ type: 'element', tagName: 'hr', children: [] }) }, '<hr/>'],
    ['an image without properties', { rehype: rehypeWith({ type: 'element', tagName: 'img' }) }, '<img loading="lazy"/>'],
    ['an element without children', { rehype: rehypeWith({ type: 'element', tagName: 'b', properties: {} }) }, '<b></b>'],
    ['text without a value', { rehype: rehypeWith({ type: 'text' }, text) }, 'x'],
    [
      'content of an element that takes none',
      { rehype: rehypeWith({ type: 'element', tagName: 'hr', properties: {}, children: [text] }) },
      '<hr/>x',
    ],
    [
      'a paragraph without children',
      { remark: remarkWith({ type: 'paragraph' }, { type: 'paragraph', children: [text] }) },
      '\n<p></p>\n<p>x</p>',
    ],
    [
      'code without a value',
      { remark: remarkWith({ type: 'code' }) },
      '\n<pre data-language="text"><span class="line">\n</span></pre>',
    ],
    [
      'content of data without properties',
      {
        remark: remarkWith({
          type: 'paragraph',
          data: { hName: 'div', hChildren: [{ type: 'element', tagName: 'b', children: [text] }] },
        }),
      },
      '\n<div><b>x</b></div>',
    ],
    [
      'what a handler makes',
      { remark: remarkWith({ type: 'thing' }), handlers: { thing: () => ({ type: 'element', tagName: 'mark' }) } },
      '\n<mark></mark>',
    ],
  ])('may hold %s', async (_, parts, expected) => {
    const { html, codes } = await compile('Text', parts)
    expect(html).toBe(`<p>Text</p>${expected}`)
    expect(codes).toEqual([])
  })

  test.each<[Omit<DocgenPlugin, 'name'>, string]>([
    [
      { rehype: rehypeWith({ type: 'element', tagName: 'scr ipt', properties: {}, children: [text] }) },
      'A plugin of rehype of the plugin "test" failed: it made an element with the name "scr ipt", which HTML does not allow.',
    ],
    [
      { remark: remarkWith({ type: 'paragraph', data: { hName: '<b>' }, children: [text] }) },
      'A plugin of remark of the plugin "test" failed: it made an element with the name "<b>", which HTML does not allow.',
    ],
    [
      {
        remark: remarkWith({ type: 'thing' }),
        handlers: { thing: () => ({ type: 'element', tagName: 3, children: [text] }) },
      },
      'A handler failed: it made an element with a name that is no text, which HTML does not allow.',
    ],
  ])('holds no element that cannot be: %j', async (parts, message) => {
    const { html, diagnostics } = await compile('Text', parts)
    expect(html).toMatch(/^<p>Text<\/p>\n?(?:<p>x<\/p>|x)$/)
    expect(diagnostics.map((found) => found.message)).toEqual([message])
  })
})

describe('a tree that a plugin left wrong is put right, and the finding names the plugin, the node and its place', () => {
  type Loose = Record<string, unknown> & { readonly children: Loose[] }
  const text = '# A\n\nText *and* [more](https://b.example).\n\n## B'
  const link = '<a href="\0">more</a>'
  const content = `Text <em>and</em> ${link}.`
  const heading = '<h2 id="b">B</h2>'
  const fine = () => () => undefined
  /** The plugin `wrong` among others: it is given a node of the tree, as the path says. */
  const partsWith = (part: 'remark' | 'rehype', path: readonly string[], change: (node: Loose) => void) => {
    function wrong() {
      return (tree: Root | HastRoot) => {
        // It does what types forbid.
        let node = tree as unknown as Loose
        for (const name of path) node = node.children.find(({ type, tagName }) => (tagName ?? type) === name) ?? node
        change(node)
      }
    }
    return { [part]: [fine, wrong, fine] }
  }
  const set = (key: string, value: unknown) => (node: Loose) => void Object.assign(node, { [key]: value })
  const remove = (key: string) => (node: Loose) => void delete node[key]
  const insert = (value: unknown) => (node: Loose) => void node.children.splice(0, 0, value as Loose)
  const p = ['paragraph']

  test.each<[readonly string[], (node: Loose) => void, string, string]>([
    [
      p,
      set('children', null),
      '3:1 it left a node of type "paragraph" with null as its "children", which must be a list.',
      `<p></p>${heading}`,
    ],
    [
      p,
      set('children', 'x'),
      '3:1 it left a node of type "paragraph" with "x" as its "children", which must be a list.',
      `<p></p>${heading}`,
    ],
    [
      p,
      remove('children'),
      '3:1 it left a node of type "paragraph" without "children", which must be a list.',
      `<p></p>${heading}`,
    ],
    [p, remove('type'), '3:1 it left a node in the tree without "type".', `${content}${heading}`],
    [p, set('type', 3), '3:1 it left a node in the tree with 3 as its "type", which must be a string.', `${content}${heading}`],
    [
      p,
      set('data', 'x'),
      '3:1 it left a node of type "paragraph" with "x" as its "data", which must be an object.',
      `<p>${content}</p>${heading}`,
    ],
    [
      p,
      set('data', { hProperties: { title: Symbol('a') } }),
      '3:1 it left a node of type "paragraph" with Symbol(a) as its "title", which no page can hold.',
      `<p>${content}</p>${heading}`,
    ],
    [
      p,
      insert(undefined),
      '3:1 it put undefined among the children of a node of type "paragraph", which must be nodes.',
      `<p>${content}</p>${heading}`,
    ],
    [
      p,
      insert('x'),
      '3:1 it put "x" among the children of a node of type "paragraph", which must be nodes. Write text as `{ type: \'text\', value }`.',
      `<p>${content}</p>${heading}`,
    ],
    [
      [],
      insert([]),
      '1:1 it put an empty list among the children of the tree, which must be nodes.',
      `<p>${content}</p>${heading}`,
    ],
    [[], set('type', null), '1:1 It returned something else than a tree.', `<p>${content}</p>${heading}`],
    [[], set('children', undefined), '1:1 it left a node of type "root" without "children", which must be a list.', ''],
    [
      ['paragraph', 'text'],
      remove('value'),
      '3:1 it left a node of type "text" without "value", which must be a string.',
      `<p><em>and</em> ${link}.</p>${heading}`,
    ],
    [
      ['paragraph', 'link'],
      remove('url'),
      '3:12 it left a node of type "link" without "url", which must be a string.',
      `<p>Text <em>and</em> <a href="\0">more</a>.</p>${heading}`,
    ],
    [
      ['paragraph', 'link'],
      insert({ type: 'text', value: 5 }),
      '3:12 it left a node of type "text" with 5 as its "value", which must be a string.',
      `<p>${content}</p>${heading}`,
    ],
    [
      ['paragraph', 'text'],
      set('type', undefined),
      '3:1 it left a node in a node of type "paragraph" without "type".',
      `<p><em>and</em> ${link}.</p>${heading}`,
    ],
  ])('remark %j %#', async (path, change, message, expected) => {
    const { html, diagnostics } = await compile(text, partsWith('remark', path, change))
    expect(diagnostics.map((found) => `${found.line}:${found.column} ${found.message}`)).toEqual([
      message.replace(' ', ' The remark plugin "wrong" of the plugin "test" failed: '),
    ])
    expect(html.replaceAll('\n', '')).toBe(expected)
  })

  test.each<[readonly string[], (node: Loose) => void, string, string]>([
    [
      ['p'],
      set('children', null),
      '3:1 it left a node of type "element" with null as its "children", which must be a list.',
      `<p></p>${heading}`,
    ],
    [
      ['p'],
      remove('children'),
      '3:1 it left a node of type "element" without "children", which must be a list.',
      `<p></p>${heading}`,
    ],
    [['p'], remove('type'), '3:1 it left a node in the tree without "type".', `${content}${heading}`],
    [
      ['p', 'a'],
      insert('x'),
      '3:12 it put "x" among the children of a node of type "element", which must be nodes. Write text as `{ type: \'text\', value }`.',
      `<p>${content}</p>${heading}`,
    ],
    [
      ['p'],
      set('properties', { title: ['a', () => undefined] }),
      '3:1 it left a node of type "element" with a function as its "title", which no page can hold.',
      `<p>${content}</p>${heading}`,
    ],
    [
      ['p'],
      insert(null),
      '3:1 it put null among the children of a node of type "element", which must be nodes.',
      `<p>${content}</p>${heading}`,
    ],
  ])('rehype %j %#', async (path, change, message, expected) => {
    const { html, diagnostics } = await compile(text, partsWith('rehype', path, change))
    expect(diagnostics.map((found) => `${found.line}:${found.column} ${found.message}`)).toEqual([
      message.replace(' ', ' The rehype plugin "wrong" of the plugin "test" failed: '),
    ])
    expect(html.replaceAll('\n', '')).toBe(expected)
  })

  test('once where it is the same in many places', async () => {
    const holes = () => (tree: Root) => {
      for (const node of tree.children) if ('children' in node) node.children.push(undefined as never)
    }
    const { codes } = await compile('# A\n\nText\n\nText\n\n- one\n', { remark: [holes] })
    expect(codes).toEqual(['plugin-failed 1:1', 'plugin-failed 3:1', 'plugin-failed 7:1'])
  })
})

test('a heading of footnotes is known as none that the author wrote, also beside plugins', async () => {
  const { headings } = await compile('## One\n\nText[^1]\n\n[^1]: Note', { rehype: [() => () => undefined] })
  expect(headings.map(({ text, isGenerated }) => [text, isGenerated])).toEqual([
    ['One', undefined],
    ['Footnotes', true],
  ])
})

test('text that the syntax of a plugin does not take is a finding where it stands', async () => {
  const { html, title, hasFailed, diagnostics } = await compile('---\n---\n# A\n\n## One {#two}', { remark: [remarkMdx] })
  expect({ html, title, hasFailed }).toEqual({ html: '', title: 'A', hasFailed: true })
  expect(diagnostics).toEqual([
    {
      code: 'plugin-failed',
      severity: 'error',
      file: 'docs/a.md',
      line: 5,
      column: 9,
      message: 'The extension "micromark-extension-mdx-expression" of the parser failed: Could not parse expression with acorn',
      hint: 'Write the text as this syntax wants it, or leave out the plugin that adds the syntax.',
    },
  ])
})

test('plugins of one site share the data of their processors, as in a chain', async () => {
  function giver(this: { data: (key: string, value?: unknown) => unknown }) {
    this.data('test', 'given')
  }
  function taker(this: { data: (key: string) => unknown }) {
    const given = this.data('test')
    return (_: HastRoot, file: VFile) => void file.message(String(given))
  }
  const { diagnostics } = await compile('Text', { remark: [giver], rehype: [taker] })
  expect(diagnostics.map(({ message }) => message)).toEqual(['The rehype plugin "taker" of the plugin "test" says: given'])
})
