import type { CompiledPage, SampleCheckResult } from '@docgen/model'
import { describe, expect, it } from 'vitest'
import { checkSamples, countSamples, noSamples, shownBy } from './check-samples.ts'

const text: Pick<CompiledPage, 'samples'> = {
  samples: [
    {
      file: 'docs/install.md',
      line: 3,
      column: 1,
      language: 'ts',
      code: 'const port: number = "80"\n',
      places: [[4, 1]],
      expectedErrors: [2322],
    },
  ],
}

describe('checkSamples', () => {
  it('hands what was found to its sample', async () => {
    const finding = { module: 0, kind: 'type', line: 1, column: 7, typeScriptCode: 2322, message: 'No.' } as const
    const checkOf = async (): Promise<SampleCheckResult> => ({
      units: [{ findings: [finding], links: [] }],
      diagnostics: [],
      watchFiles: [],
    })
    const { samples } = await checkSamples({ name: 'guides' }, [text], { checkSamples: checkOf }, { configFiles: [] })
    expect(samples.map(({ findings }) => findings)).toEqual([[finding]])
  })

  it('says that its checker failed, and nothing of samples that were not checked', async () => {
    const failing = (): Promise<SampleCheckResult> => Promise.reject(new Error('TypeScript 7 cannot start.'))
    const result = await checkSamples({ name: 'guides' }, [text], { checkSamples: failing }, { configFiles: [] })
    expect(result.samples).toEqual([])
    expect(countSamples(result)).toEqual({ total: 0, checked: 0, links: 0 })
    expect(result.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['source-failed', 'The checker of samples failed: TypeScript 7 cannot start.'],
    ])
  })

  it('names what pages show: another answer of a comment is another', () => {
    const [sample] = text.samples ?? []
    if (!sample) throw new Error('The text has no sample.')
    const shown = (type: string) =>
      shownBy({ ...noSamples, samples: [{ sample, findings: [], links: [], queries: [{ module: 0, line: 2, text: type }] }] })
    expect(shown('const port: 1')).toBe(shown('const port: 1'))
    expect(shown('const port: 1')).not.toBe(shown('const port: 2'))
  })
})
