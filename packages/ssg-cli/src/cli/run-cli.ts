// In: arguments. Out: an exit code: 0 ok, 1 findings or a failed build, 2 wrong usage or config, 130 interrupted.
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { ownVersion } from '../io/own-packages.ts'
import { isRouteFolder } from '../model/output-path.ts'
import { coloured, plain, renderFailure, renderJson } from './report.ts'
import { hasColours, type CliWorld } from './terminal.ts'
import { describeSystemFailure } from './system-failure.ts'
import { UsageError } from './usage-error.ts'
import type { BuildFlags, CoverageFlags, SearchExportFlags, SearchPushFlags, ServerFlags, SiteFlags } from './flags.ts'

/** `args` are those after the name of the command. Never throws. */
export async function runCli(args: readonly string[], world: CliWorld): Promise<number> {
  const wantsJson = args.includes('--json')
  let exitCode = 0
  const program = createProgram(world, wantsJson, (code) => {
    exitCode = code
  })
  try {
    await Promise.race([program.parseAsync([...args], { from: 'user' }), interruptionOf(world.interrupted)])
    return exitCode
  } catch (error) {
    if (error instanceof Interruption) return error.exitCode
    return reportCrash(error, args, world)
  }
}

/** Says why a command ends before its time; returns its exit code. */
export function reportCrash(error: unknown, args: readonly string[], world: CliWorld): number {
  return reportFailure(error, world, { wantsJson: args.includes('--json'), isDebugging: args.includes('--debug') })
}

function createProgram(world: CliWorld, wantsJson: boolean, setExitCode: (code: number) => void): Command {
  const program = new Command('docgen')
    .description('Builds documentation sites for families of TypeScript packages.')
    .version(ownVersion, '-v, --version', 'Print the version.')
    .helpOption('-h, --help', 'Print this help.')
    .helpCommand(false)
    .addHelpText('after', `\n${examples}`)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => world.stdout.write(text),
      // With --json the failure is in the document instead.
      writeErr: (text) => (wantsJson ? undefined : world.stderr.write(text.replace(/^error: /, 'docgen: '))),
    })

  const buildOptions = (command: Command): Command =>
    siteOptions(command)
      .option('--json', 'Print one JSON document, and nothing else.')
      .option('--no-cache', 'Make everything anew.')
      .option('--strict', 'Let warnings fail too.')
      .option('--no-strict', 'Report errors, but let nothing fail.')
      .option('--all', 'List every finding, however many there are.')

  buildOptions(program.command('build').argument('[root]', 'folder of the site', '.'))
    .option('--no-samples', 'Check no samples.')
    .description('Build the site.')
    .action(async (root: string, options: BuildFlags) => {
      const { runBuildCommand } = await import('./build.ts')
      setExitCode(
        await runBuildCommand(
          { ...options, samples: options.samples === false ? false : undefined, command: 'build', root },
          world,
        ),
      )
    })

  buildOptions(program.command('check').argument('[root]', 'folder of the site', '.'))
    .option('--samples', 'Check the samples, and nothing else.')
    .option('--no-samples', 'Check all but the samples.')
    .description('Report what a build would, and write no site.')
    .action(async (root: string, options: BuildFlags) => {
      const { runBuildCommand } = await import('./build.ts')
      setExitCode(await runBuildCommand({ ...options, command: 'check', root }, world))
    })

  serverOptions(program.command('dev').argument('[root]', 'folder of the site', '.'), 3000)
    .option('-c, --config <file>', configHelp)
    .option('--debug', debugHelp)
    .option('--base <path>', baseHelp, parseBase)
    .option('--open', 'Open the site in the browser.')
    .option('--all', 'List every finding: fold and leave out none.')
    .description('Serve the site while you write, and show changes at once.')
    .action(async (root: string, options: ServerFlags) => {
      const { runDevCommand } = await import('./dev.ts')
      setExitCode(await runDevCommand({ ...options, root }, world))
    })

  serverOptions(siteOptions(program.command('preview').argument('[root]', 'folder of the site', '.')), 4000)
    .description('Serve the built site as a static host would.')
    .action(async (root: string, options: ServerFlags) => {
      const { runPreviewCommand } = await import('./preview.ts')
      setExitCode(await runPreviewCommand({ ...options, root }, world))
    })

  program
    .command('clean')
    .argument('[root]', 'folder of the site', '.')
    .option('-c, --config <file>', configHelp)
    .option('--debug', debugHelp)
    .option('--out-dir <folder>', outDirHelp)
    .description('Remove the built site and the cache.')
    .action(async (root: string, options: SiteFlags) => {
      const { runCleanCommand } = await import('./clean.ts')
      setExitCode(await runCleanCommand({ ...options, root }, world))
    })

  const api = program.command('api').description('Look at the packages of the API reference.').helpCommand(false).exitOverride()
  api
    .command('coverage')
    .argument('[root]', 'folder of the site', '.')
    .option('-c, --config <file>', configHelp)
    .option('--debug', debugHelp)
    .option('--json', 'Print one JSON document, and nothing else.')
    .option('--no-cache', 'Make everything anew.')
    .option('--baseline <file>', 'Fail when more is missing than this file says.')
    .option('--update-baseline', 'Write what is missing now to that file.')
    .description('Tell which exports lack comments or guides, and which names in guides nothing has.')
    .action(async (root: string, options: CoverageFlags) => {
      const { runApiCoverageCommand } = await import('./api-coverage.ts')
      setExitCode(await runApiCoverageCommand({ ...options, root }, world))
    })

  const search = program.command('search').description('Fill a hosted search.').helpCommand(false).exitOverride()
  search
    .command('export')
    .argument('[root]', 'folder of the site', '.')
    .option('-c, --config <file>', configHelp)
    .option('--debug', debugHelp)
    .option('--base <path>', baseHelp, parseBase)
    .option('--no-cache', 'Make everything anew.')
    .option('--out <file>', 'Write the records to this file instead of printing them.')
    .description('Print the records of the site for a hosted search, one JSON object on each line.')
    .action(async (root: string, options: SearchExportFlags) => {
      const { runSearchExportCommand } = await import('./search-export.ts')
      setExitCode(await runSearchExportCommand({ ...options, root }, world))
    })
  search
    .command('push')
    .argument('[root]', 'folder of the site', '.')
    .option('-c, --config <file>', configHelp)
    .option('--debug', debugHelp)
    .option('--base <path>', baseHelp, parseBase)
    .option('--no-cache', 'Make everything anew.')
    .option('--dry-run', 'Only say what would be pushed.')
    .option('--yes', 'Push from a terminal too, where a push is a dry run otherwise.')
    .description('Bring the hosted search of the config up to date, by the key in DOCGEN_SEARCH_ADMIN_KEY.')
    .action(async (root: string, options: SearchPushFlags) => {
      const { runSearchPushCommand } = await import('./search-push.ts')
      setExitCode(await runSearchPushCommand({ ...options, root }, world))
    })

  return program
}

const configHelp = 'Config file; by default docgen.config.ts (.tsx, .mts, .mjs, .js) in the root, if there is one.'
const debugHelp = 'Show what took long, and the stack of a crash.'
const outDirHelp = 'Folder of the built site, relative to the root.'
const baseHelp = 'Path that the site is served under.'

function siteOptions(command: Command): Command {
  return command
    .option('-c, --config <file>', configHelp)
    .option('--debug', debugHelp)
    .option('--out-dir <folder>', outDirHelp)
    .option('--base <path>', baseHelp, parseBase)
}

function serverOptions(command: Command, port: number): Command {
  return command
    .addOption(new Option('--port <number>', 'Port; the next free one when it is taken.').default(port).argParser(parsePort))
    .option('--host <name>', 'Address to listen on; 0.0.0.0 lets other machines in.', '127.0.0.1')
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) throw new InvalidArgumentError('It must be a number from 0 to 65535.')
  return port
}

function parseBase(text: string): string {
  if (!/^\/[^?#\s]*$/.test(text)) throw new InvalidArgumentError('It must begin with "/".')
  if (!isRouteFolder(text)) throw new InvalidArgumentError('Its segments must be plain names, as in "/docs/".')
  return text
}

const examples = `Examples:
  docgen build                     build the site of this folder into dist
  docgen build website --base /x/  build that of another folder, to be served under /x/
  docgen dev --open                write with the site at your side
  docgen check --strict            in CI: fail on warnings too
  docgen api coverage              what comments and guides leave out
`

class Interruption extends Error {
  constructor(readonly exitCode: number) {
    super('Interrupted.')
  }
}

/** Only ever rejects. */
function interruptionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(new Interruption(typeof signal.reason === 'number' ? signal.reason : 130))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

interface FailureStyle {
  readonly wantsJson: boolean
  readonly isDebugging: boolean
}

function reportFailure(error: unknown, { stdout, stderr, env, cwd }: CliWorld, { wantsJson, isDebugging }: FailureStyle): number {
  // Help and the version end the parsing too.
  if (error instanceof CommanderError && error.exitCode === 0) return 0
  const isUsage = error instanceof CommanderError || error instanceof UsageError
  const { message, hint } = describeFailure(error, isDebugging, cwd)
  if (wantsJson) {
    const at = { file: '.', line: 1, column: 1 }
    const diagnostic = { code: isUsage ? 'usage' : 'crash', severity: 'error', ...at, message, hint } as const
    stdout.write(renderJson({ ok: false, durationMs: 0, stages: {}, routes: [], diagnostics: [diagnostic], output: null }))
  } else if (!(error instanceof CommanderError)) {
    stderr.write(renderFailure(message, hint, hasColours(stderr, env) ? coloured : plain))
  }
  return isUsage ? 2 : 1
}

function describeFailure(error: unknown, isDebugging: boolean, cwd: string): { readonly message: string; readonly hint: string } {
  if (error instanceof UsageError) return { message: error.message, hint: error.hint }
  if (error instanceof CommanderError) return { message: error.message.replace(/^error: /, ''), hint: 'See docgen --help.' }
  const refused = isDebugging ? undefined : describeSystemFailure(error, cwd)
  if (refused) return refused
  const text = error instanceof Error ? error.message : String(error)
  const stack = isDebugging && error instanceof Error && error.stack !== undefined ? `\n${error.stack}` : ''
  return {
    message: `The build stopped: ${text}${stack}`,
    hint: isDebugging ? '' : 'Run again with --debug to see where it happened.',
  }
}
