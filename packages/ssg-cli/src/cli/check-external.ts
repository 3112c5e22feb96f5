// `docgen check --external`: the links to other sites, which no build requests.
import type { Diagnostic } from '@docgen/model'
import { checkAndFix } from '../build/check-and-fix.ts'
import { checkExternal, type ExternalReport } from '../build/check-external.ts'
import { countOf } from '../common/count-of.ts'
import { formatDuration } from '../common/format-duration.ts'
import type { AddressAnswer } from '../io/addresses/ask-address.ts'
import { WrongProxy } from '../io/addresses/ask-addresses.ts'
import { countFixes } from '../io/write-fixes.ts'
import { now } from '../io/now.ts'
import { manualAddress } from '../io/own-packages.ts'
import { failOnOf, reportProblems, sayFixes, writeAnnotations } from './build.ts'
import type { BuildFlags } from './flags.ts'
import { findRoot, openSite } from './open-site.ts'
import { printable } from './printable.ts'
import { startProgress, type Progress } from './progress.ts'
import { coloured, fixableLines, plain, renderCounts, renderFindings, renderJson, type Colours } from './report.ts'
import { hasColours, isInteractive, type CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'
import { wayToExplanation } from './way-to-explanation.ts'

export async function runExternalCommand(flags: BuildFlags & { readonly root: string }, world: CliWorld): Promise<number> {
  if (flags.samples !== undefined)
    throw new UsageError('--external checks no samples.', 'Leave out --samples, or run the command once for each of them.')
  const { stdout, env } = world
  const start = now()
  const input = { ...flags, command: 'check' } as const
  const root = findRoot(flags.root, world)
  const progress = startProgress(world, now)
  try {
    const known = new Map<string, AddressAnswer>()
    const checked = (): Promise<Checked> => checkOnce(flags, { root, world, progress, known })
    const { report, fixed } = flags.fix ? await checkAndFix(root, checked) : { report: await checked(), fixed: undefined }
    progress.end()
    const durationMs = now() - start
    if (!('requested' in report))
      return reportProblems({ problems: report.diagnostics }, { input, root, world, durationMs, fixed })
    const { ok, diagnostics } = report
    if (flags.json) {
      stdout.write(renderJson({ ok, durationMs, stages: {}, routes: [], diagnostics, fixed, external: report, output: null }))
    } else {
      sayFixes(fixed, flags, world)
      const colours = hasColours(stdout, env) ? coloured : plain
      const findings = renderFindings(diagnostics, colours, flags.all)
      const fixable = fixed === undefined ? countFixes(root, diagnostics) : 0
      const outcome = renderExternal({ ...report, fixable }, durationMs, colours)
      const codes = diagnostics.map(({ code }) => code)
      const more = isInteractive(stdout, env) ? colours.dim(wayToExplanation(codes, manualAddress)) : ''
      stdout.write(findings === '' ? outcome : `${findings}\n${outcome}${more}`)
      writeAnnotations(diagnostics, root, world)
    }
    return ok ? 0 : 1
  } finally {
    progress.end()
  }
}

/** A report of the links, or of a config that cannot be used. */
type Checked = ExternalReport | { readonly diagnostics: readonly Diagnostic[] }

interface CheckWorld {
  readonly root: string
  readonly world: CliWorld
  readonly progress: Progress
  readonly known: Map<string, AddressAnswer>
}

async function checkOnce(flags: BuildFlags, { root, world, progress, known }: CheckWorld): Promise<Checked> {
  progress.enter('config')
  const loaded = await openSite(root, flags, world)
  if ('problems' in loaded) return { diagnostics: loaded.problems }
  return checkExternal({
    root,
    loaded,
    useCache: flags.cache,
    failOn: failOnOf(flags),
    env: world.env,
    onStage: (stage) => progress.enter(stage),
    signal: world.interrupted,
    known,
  }).catch((error: unknown) => {
    if (!(error instanceof WrongProxy)) throw error
    throw new UsageError(error.message, 'Write a URL such as "http://proxy.acme.dev:8080", or remove the variable.')
  })
}

const refusedShown = 5

function renderExternal(
  { ok, diagnostics, fixable, requested, refused, isOffline }: ExternalReport & { readonly fixable: number },
  ms: number,
  colours: Colours,
): string {
  if (requested === 0) return `${colours.green('No page links to another site.')}\n`
  const counts = renderCounts(diagnostics)
  const paint = diagnostics.some(({ severity }) => severity === 'error') ? colours.red : colours.yellow
  const said = `Requested ${countOf(requested, 'URL')} in ${formatDuration(ms)}`
  const shown = refused.slice(0, refusedShown).map(printable).join(', ')
  const more = refused.length > refusedShown ? ` and ${refused.length - refusedShown} more` : ''
  const lines = [
    ...(counts === '' ? [] : [paint(counts)]),
    ...fixableLines(fixable, diagnostics.length, '--external --fix'),
    ok ? colours.green(`${said}${diagnostics.length === 0 ? ': no problems found' : ''}.`) : `${said}.`,
    ...(isOffline ? ['No server responded. Is this machine connected, and do programs need a proxy (HTTPS_PROXY)?'] : []),
    ...(refused.length > 0
      ? [`Unknown for ${countOf(refused.length, 'URL')}, because the server refuses programs: ${shown}${more}.`]
      : []),
  ]
  return `${lines.join('\n')}\n`
}
