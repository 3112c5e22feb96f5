import { expect, test } from 'vitest'
import { describeSystemFailure } from './system-failure.ts'

const failed = (parts: Readonly<Record<string, unknown>>): Error => Object.assign(new Error('It failed'), parts)

test.each([
  [{ code: 'EACCES', path: '/site/docs/a.md' }, 'This user has no permission to read or write "docs/a.md".'],
  [
    { code: 'ENOTDIR', path: '/site/dist' },
    '"dist" cannot be a folder: a file with its name, or with the name of a folder above it, already exists.',
  ],
  [{ code: 'EROFS', path: '/elsewhere/out' }, '"../elsewhere/out" is on a disk that cannot be written to.'],
  [{ code: 'ENOSPC', path: '/site/dist/a.html' }, 'The disk is full: "dist/a.html" cannot be written.'],
  [{ code: 'ENOSPC' }, 'The disk is full.'],
  [{ code: 'EDQUOT', path: '/site/dist/a.html' }, '"dist/a.html" cannot be written: this user has no room left on the disk.'],
  [{ code: 'EPERM', path: '/site/dist' }, 'This user has no permission to read or write "dist".'],
  [{ code: 'EISDIR', path: '/site/dist/a.html' }, '"dist/a.html" is a folder, where a file belongs.'],
  [{ code: 'ENAMETOOLONG', path: '/site/a' }, 'The path "a" is longer than the system allows.'],
  [{ code: 'EMFILE', path: '/site/docs/a.md' }, 'Too many files are open at once.'],
  [{ code: 'ENFILE' }, 'Too many files are open at once.'],
  [{ code: 'ENOMEM' }, 'The machine has no memory left.'],
  [{ code: 'ERR_WORKER_INIT_FAILED' }, 'The system cannot start more threads or processes.'],
  [{ code: 'ERR_FS_FILE_TOO_LARGE' }, 'A file is larger than 2 GiB, too large to be read at once.'],
  [{ code: 'EBUSY', path: '/site/dist' }, '"dist" is in use by another program.'],
  [{ code: 'ELOOP', path: '/site/a' }, '"a" is a symbolic link that leads back to itself.'],
  [{ code: 'EIO', path: '/site/a' }, '"a" cannot be read or written: the disk reports an error.'],
  [{ code: 'EFBIG' }, 'A file is larger than this disk allows.'],
  [{ code: 'ENOENT', path: '/site/a' }, '"a" is missing.'],
  [{ cause: Object.assign(new Error('x'), { code: 'EMFILE' }) }, 'Too many files are open at once.'],
  [{ code: 'EADDRNOTAVAIL', address: '10.9.9.9', port: 3000 }, 'This machine has no address "10.9.9.9" to listen on.'],
  [{ code: 'EACCES', syscall: 'listen', address: '127.0.0.1', port: 80 }, 'This user may not listen on port 80.'],
  [{ code: 'ENOTFOUND', hostname: 'nowhere' }, 'This machine has no address "nowhere" to listen on.'],
])('%o', (parts, message) => {
  expect(describeSystemFailure(failed(parts), '/site')).toMatchObject({ message, hint: expect.stringMatching(/\.$/) })
})

test.each([
  ...['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOENT', 'ELOOP', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'],
  ...['ENOTEMPTY', 'EBUSY', 'ETXTBSY', 'ENAMETOOLONG', 'EXDEV'],
])('where the cache cannot be written, what does without is named: %s', (code) => {
  const hintFor = (path: string) => describeSystemFailure(failed({ code, path }), '/site')?.hint
  expect(hintFor('/site/.docgen/pages')).toContain('--no-cache')
  expect(hintFor('/site/dist/pages')).not.toContain('--no-cache')
})

test.each([[failed({})], [failed({ code: 'ERR_INVALID_ARG_TYPE', path: '/site/x' })], ['a text'], [undefined]])(
  'leaves other failures alone: %s',
  (error) => {
    expect(describeSystemFailure(error, '/site')).toBe(undefined)
  },
)
