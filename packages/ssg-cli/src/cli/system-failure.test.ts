import { expect, test } from 'vitest'
import { describeSystemFailure } from './system-failure.ts'

const failed = (parts: Readonly<Record<string, unknown>>): Error => Object.assign(new Error('It failed'), parts)

test.each([
  [{ code: 'EACCES', path: '/site/docs/a.md' }, '"docs/a.md" may not be read or written by this user.'],
  [{ code: 'ENOTDIR', path: '/site/dist' }, '"dist" cannot be a folder: a file of this name, or of one above it, is there.'],
  [{ code: 'EROFS', path: '/elsewhere/out' }, '"../elsewhere/out" lies on a disk that cannot be written to.'],
  [{ code: 'ENOSPC', path: '/site/dist/a.html' }, 'The disk is full.'],
  [{ code: 'EADDRNOTAVAIL', address: '10.9.9.9', port: 3000 }, 'This machine has no address "10.9.9.9" to listen on.'],
  [{ code: 'ENOTFOUND', hostname: 'nowhere' }, 'This machine has no address "nowhere" to listen on.'],
])('%o', (parts, message) => {
  expect(describeSystemFailure(failed(parts), '/site')).toMatchObject({ message, hint: expect.stringMatching(/\.$/) })
})

test.each([[failed({})], [failed({ code: 'ENOENT', path: '/site/x' })], ['a text'], [undefined]])(
  'leaves other failures alone: %s',
  (error) => {
    expect(describeSystemFailure(error, '/site')).toBe(undefined)
  },
)
