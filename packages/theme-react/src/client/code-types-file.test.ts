import { codeTypesFileOf, toOutputPath, isRefused } from '@docgen/model'
import { expect, test } from 'vitest'
import { codeTypesFileAt } from './code-types-file.ts'

test.each([
  ['/', 'index.html'],
  ['/index.html', 'index.html'],
  ['/docs/install/', 'docs/install/index.html'],
  ['/docs/install/index.html', 'docs/install/index.html'],
  ['/docs/install', 'docs/install.html'],
  ['/docs/install.html', 'docs/install.html'],
  ['/docs/v1.0/', 'docs/v1.0/index.html'],
])('a page that is opened at %s finds the file that the generator writes beside %s', (pathname, file) => {
  const page = toOutputPath(file)
  if (isRefused(page)) throw new Error(page.reason)
  expect(codeTypesFileAt(pathname)).toBe(`/${codeTypesFileOf(page)}`)
  expect(codeTypesFileAt(`/base${pathname}`)).toBe(`/base/${codeTypesFileOf(page)}`)
})
