import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createOutputs } from './outputs.ts'

function fakeStreams() {
  const written: string[] = []
  const streamOf = (name: string) =>
    Object.assign(new EventEmitter(), { write: (text: string) => void written.push(`${name}: ${text}`) })
  const stdout = streamOf('out')
  const stderr = streamOf('err')
  const heard: string[] = []
  const outputs = createOutputs(
    { stdout, stderr },
    { onFailure: (error) => heard.push(error.message), onClosed: () => heard.push('closed') },
  )
  const failStdout = (code: string) => stdout.emit('error', Object.assign(new Error(code), { code }))
  const failStderr = (code: string) => stderr.emit('error', Object.assign(new Error(code), { code }))
  return { outputs, written, heard, failStdout, failStderr }
}

test('a reader that goes ends the writing, and is no failure', () => {
  const { outputs, written, heard, failStdout } = fakeStreams()
  outputs.stdout.write('1')
  failStdout('EPIPE')
  failStdout('EPIPE')
  outputs.stdout.write('2')
  outputs.stderr.write('3')
  expect({ written, heard, failure: outputs.failure() }).toEqual({
    written: ['out: 1', 'err: 3'],
    heard: ['closed'],
    failure: undefined,
  })
})

test('a full disk behind stdout is a failure, told of once', () => {
  const { outputs, heard, failStdout } = fakeStreams()
  failStdout('ENOSPC')
  failStdout('ENOSPC')
  expect(heard).toEqual(['ENOSPC'])
  expect(outputs.failure()).toMatchObject({ code: 'ENOSPC' })
})

test('stderr that cannot be written is nothing to fail for', () => {
  const { outputs, heard, failStderr } = fakeStreams()
  failStderr('EPIPE')
  failStderr('ENOSPC')
  expect({ heard, failure: outputs.failure() }).toEqual({ heard: [], failure: undefined })
})
