import { expect, test } from 'vitest'
import { startEsbuild } from './run-esbuild.ts'

const bundleWith = (reason: Error) =>
  startEsbuild({
    stdin: { contents: 'import "refused"' },
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'refuse',
        setup({ onResolve }) {
          onResolve({ filter: /^refused$/ }, () => {
            throw reason
          })
        },
      },
    ],
  })

test('where the system opens no more files for a plugin, that is what is thrown', async () => {
  const refusal = Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  await expect(bundleWith(refusal)).rejects.toBe(refusal)
})

test('another failure of a plugin is one of the bundle', async () => {
  const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' })
  await expect(bundleWith(missing)).rejects.toMatchObject({ errors: [{ text: 'no such file' }] })
})
