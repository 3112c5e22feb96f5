import { expect, test } from 'vitest'
import { postFileOf } from './post-file.ts'

test.each([
  ['2024-03-01-hello.md', '2024-03-01', 'hello'],
  ['2024-3-1-hello.md', '2024-03-01', 'hello'],
  ['2024/03/01/hello.md', '2024-03-01', 'hello'],
  ['2024-03-01-hello/index.md', '2024-03-01', 'hello'],
  ['team/2024-03-01-hello.md', '2024-03-01', 'team/hello'],
  ['2024-03-01.md', '2024-03-01', ''],
  ['hello.md', undefined, 'hello'],
  ['team/hello/index.md', undefined, 'team/hello'],
  ['index-of-2024-03.md', undefined, 'index-of-2024-03'],
  ['2024-03-011-hello.md', undefined, '2024-03-011-hello'],
])('%s', (path, date, name) => expect(postFileOf(path)).toEqual({ date, name }))
