import { englishWords } from '@docgen/model'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

test.each([
  [{ prev: { title: 'login', href: '/a/', isDeprecated: true } }, 'href="/a/"><span>Previous</span><s>login</s></a>'],
  [{ next: { title: 'login', href: '/a/', isDeprecated: true } }, 'href="/a/"><span>Next</span><s>login</s></a>'],
  [{ next: { title: 'login', href: '/a/', category: 'Methods' } }, 'href="/a/"><span>Next · Methods</span>login</a>'],
  [{ next: { title: 'login', href: '/a/' } }, 'href="/a/"><span>Next</span>login</a>'],
])('%j', (props, expected) => expect(renderToStaticMarkup(<Pagination words={englishWords} {...props} />)).toContain(expected))
