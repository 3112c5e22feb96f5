// Every guide of the accounts-js documentation says what it is for, leads to the declarations that it speaks of, and to a next page.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { docsSidebar } from '../../site/docs-sidebar.ts'
import { siteFolder } from './accounts-site.ts'

const docs = join(siteFolder, 'docs')
const guides = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(docs, file), 'utf8') }))

const fieldOf = (text: string, name: string): string =>
  new RegExp(`^${name}: (.+)$`, 'm').exec(text.slice(0, text.indexOf('\n---', 3)))?.[1] ?? ''

test('every guide is in the sidebar', () => {
  const listed = JSON.stringify(docsSidebar)
  expect(guides.length).toBeGreaterThan(23)
  expect(guides.filter(({ file }) => !listed.includes(JSON.stringify(file.replace(/\.md$/, ''))))).toEqual([])
})

test.each(['title', 'description'])('no two guides have the same %s', (name) => {
  const values = guides.map(({ text }) => fieldOf(text, name))
  expect(new Set(values).size).toBe(guides.length)
})

describe.each(guides)('$file', ({ file, text }) => {
  test('calls its installation as the others do, with the package managers in the order of package pages', () => {
    expect(text).not.toMatch(/^##+ Installation/m)
    const orders = [...text.matchAll(/^::::tabs\{group="package-manager"\}$.*?^::::$/gms)].map(([tabs]) =>
      [...tabs.matchAll(/^:::tab\[(\w+)\]$/gm)].map(([, manager]) => manager),
    )
    expect(orders).toEqual(orders.map(() => ['npm', 'pnpm', 'yarn']))
  })

  test('has a title, and a description of a length that search engines show', () => {
    expect(fieldOf(text, 'title')).not.toBe('')
    expect(fieldOf(text, 'description')).toMatch(/^[A-Z].{50,165}\.$/)
  })

  test('ends with next steps, of which one at least is another guide', () => {
    const last = text.slice(text.lastIndexOf('\n## '))
    expect(last).toMatch(/^\n## Next steps\n/)
    const others = [...last.matchAll(/\]\(([^)#]+\.md)[^)]*\)/g)].map(([, link = '']) => join(docs, file, '..', link))
    expect(others.filter((path) => guides.some((guide) => join(docs, guide.file) === path))).not.toEqual([])
    expect(others).not.toContain(join(docs, file))
  })

  test('links to a declaration of the reference', () =>
    expect(text).toMatch(/\]\((?:api:[\w-]+\/\w+|\/api\/[\w-]+\/(?:class|function|interface|enum|type|variable)\/\w+)/))
})
