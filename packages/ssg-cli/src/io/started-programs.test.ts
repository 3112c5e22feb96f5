import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { programsStartedBy } from './started-programs.ts'

const start = () => spawn(process.execPath, ['-e', 'process.stdin.resume()'])

test('a program is found that somebody starts at once, and no other', async () => {
  const other = start()
  const { result, programs } = programsStartedBy(() => {
    start()
    return 'done'
  })
  const later = start()
  expect(result).toBe('done')
  expect(programs.map(({ pid }) => typeof pid)).toEqual(['number'])
  expect(programs.some(({ pid }) => pid === other.pid || pid === later.pid)).toBe(false)
  const all = [other, later, ...programs]
  const ended = Promise.all(all.map((program) => once(program, 'exit')))
  for (const program of all) program.kill()
  await ended
})
