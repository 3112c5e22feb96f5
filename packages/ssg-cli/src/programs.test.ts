import { expect, test } from 'vitest'
import { refuseWrongOptions } from './config/program-options.ts'
import type { BuildOptions, CheckOptions, DevServerOptions, SiteOptions } from './programs.ts'

const onSite: Required<SiteOptions> = { root: 'a', config: 'b.ts', base: '/c/', outDir: 'd' }
const run = () => undefined

// With all options that the types have: a new one does not compile until it stands here.
test('right options are accepted, as are those that are undefined', () => {
  const build: Required<BuildOptions> = {
    ...onSite,
    cache: false,
    failOn: 'never',
    onStage: run,
    signal: AbortSignal.abort(),
    samples: false,
  }
  const check: Required<CheckOptions> = { ...build, samples: 'only', external: 'only', fix: true }
  const { outDir: _, ...served } = onSite
  const server: Required<DevServerOptions> = { ...served, port: 0, host: '::1', onFindings: run, log: run }
  expect(() => {
    refuseWrongOptions('build', build)
    refuseWrongOptions('check', check)
    refuseWrongOptions('check', { root: undefined })
    refuseWrongOptions('loadConfig', onSite)
    refuseWrongOptions('loadConfig', {})
    refuseWrongOptions('createDevServer', { port: 0, log: undefined })
    refuseWrongOptions('createDevServer', server)
  }).not.toThrow()
})
