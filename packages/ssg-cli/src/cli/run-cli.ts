// In: arguments. Out: an exit code: 0 ok, 1 findings or a failed build, 2 wrong usage or config. Who aborts `interrupted` names the code: 130 for
// SIGINT, 143 for SIGTERM, 0 for a server whose output nobody reads anymore.
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { errorMessageOf } from '@docgen/model'
import { ownVersion } from '../io/own-packages.ts'
import { ForeignExit } from './exit-guard.ts'
import { LostPromise } from './lost-promise.ts'
import { withCommandsOf } from './option-elsewhere.ts'
import { coloured, plain, renderFailure, renderJsonOfFailure } from './report.ts'
import { hasColours, type CliWorld } from './terminal.ts'
import { sayLongWaits } from './say-long-waits.ts'
import { describeSystemFailure } from './system-failure.ts'
import { addLanguageCommands, addSetupCommands, configHelp, debugHelp, type Commands } from './setup-commands.ts'
import { UnfinishedWork } from './unfinished-work.ts'
import { UsageError } from './usage-error.ts'
import type {
  ApiReportFlags,
  BuildFlags,
  CoverageFlags,
  SearchExportFlags,
  SearchPushFlags,
  ServerFlags,
  SiteFlags,
  WhyFlags,
} from './flags.ts'

/** `args` are those after the name of the command. Never throws. */
export async function runCli(args: readonly string[], world: CliWorld): Promise<number> {
  const wantsJson = args.includes('--json')
  let exitCode = 0
  const program = createProgram(world, wantsJson, (code) => {
    exitCode = code
  })
  const endWaits = sayLongWaits(world)
  try {
    await Promise.race([program.parseAsync([...args], { from: 'user' }), interruptionOf(world.interrupted)])
    return exitCode
  } catch (error) {
    if (error instanceof Interruption) return error.exitCode
    if (!(error instanceof CommanderError)) world.onCrash?.()
    return reportCrash(withCommandsOf(error, program), args, world)
  } finally {
    endWaits()
  }
}

/** Says why a command ends before its time; returns its exit code. */
export function reportCrash(error: unknown, args: readonly string[], world: CliWorld): number {
  return reportFailure(error, world, { wantsJson: args.includes('--json'), isDebugging: args.includes('--debug') })
}

/** All commands with their arguments and options: what runs them, and what the manual's pages are made from. */
export function createProgram(world: CliWorld, wantsJson: boolean, setExitCode: (code: number) => void): Command {
  const program = new Command('docgen')
    .description('Builds documentation sites for families of TypeScript packages.')
    .version(ownVersion, '-v, --version', 'Print the version.')
    .helpOption('-h, --help', 'Print this help.')
    .helpCommand(false)
    .addHelpText('after', `\n${examples}`)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => world.stdout.write(text),
      writeErr: (text) => (wantsJson ? undefined : world.stderr.write(text)),
      // It is thrown too, and said where all failures are.
      outputError: () => undefined,
    })

  const commands: Commands = { program, world, setExitCode }
  addBuildCommands(commands)
  addSetupCommands(commands)
  addLanguageCommands(commands)
  addServerCommands(commands)
  addSiteCommands(commands)
  addApiCommands(commands)
  addSearchCommands(commands)
  return program
}

function addBuildCommands({ program, world, setExitCode }: Commands): void {
  buildOptions(
    program.command('build').argument('[root]', 'folder of the site', '.'),
    'Report errors, but always write the site and exit with 0.',
  )
    .option('--no-samples', 'Do not check samples.')
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

  buildOptions(program.command('check').argument('[root]', 'folder of the site', '.'), 'Report errors, but exit with 0.')
    .option('--samples', 'Check only the samples.')
    .option('--no-samples', 'Check everything except the samples.')
    .option('--external', 'Check only the links to other sites: request each of their addresses.')
    .option('--fix', 'Correct what has a certain correction in your files, and report the rest.')
    .description('Check the site without writing it.')
    .action(async (root: string, options: BuildFlags) => {
      if (options.external) {
        const { runExternalCommand } = await import('./check-external.ts')
        return setExitCode(await runExternalCommand({ ...options, root }, world))
      }
      const { runBuildCommand } = await import('./build.ts')
      setExitCode(await runBuildCommand({ ...options, command: 'check', root }, world))
    })
}

function addServerCommands({ program, world, setExitCode }: Commands): void {
  serverOptions(program.command('dev').argument('[root]', 'folder of the site', '.'), 3000)
    .option('-c, --config <file>', configHelp)
    .option('--debug', debugHelp)
    .option('--base <path>', baseHelp)
    .option('--open', 'Open the site in the browser.')
    .option('--all', 'List every finding, however many there are.')
    .description('Serve the site while you write, and reload on changes.')
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
}

/** What looks at a site, or clears it away. */
function addSiteCommands({ program, world, setExitCode }: Commands): void {
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

  siteOptions(program.command('why').argument('<page>', pageHelp).argument('[root]', 'folder of the site', '.'))
    .option('--json', 'Print one JSON document, and nothing else.')
    .description('Show what a page depends on, and why the last build wrote it.')
    .action(async (page: string, root: string, options: WhyFlags) => {
      const { runWhyCommand } = await import('./why.ts')
      setExitCode(await runWhyCommand({ ...options, page, root }, world))
    })

  program
    .command('explain')
    .argument('[code]', 'code of a finding, such as broken-link; without one, all codes are listed')
    .description('Explain what a finding means and how to fix it.')
    .action(async (code: string | undefined) => {
      const { runExplainCommand } = await import('./explain.ts')
      setExitCode(runExplainCommand(code, world))
    })
}

function addApiCommands({ program, world, setExitCode }: Commands): void {
  const api = program.command('api').description('Inspect the packages of the API reference.').helpCommand(false).exitOverride()
  api
    .command('coverage')
    .argument('[root]', 'folder of the site', '.')
    .option('-c, --config <file>', configHelp)
    .option('--debug', debugHelp)
    .option('--json', 'Print one JSON document, and nothing else.')
    .option('--no-cache', 'Ignore the cache and rebuild everything.')
    .option('--baseline <file>', 'Exit with an error when more is missing than this file records.')
    .option('--update-baseline', 'Record what is missing now in that file.')
    .description('List exports without comments or guides, and names in guides that match no export.')
    .action(async (root: string, options: CoverageFlags) => {
      const { runApiCoverageCommand } = await import('./api-coverage.ts')
      setExitCode(await runApiCoverageCommand({ ...options, root }, world))
    })
  api
    .command('report')
    .argument('[root]', 'folder of the site', '.')
    .option('-c, --config <file>', configHelp)
    .option('--debug', debugHelp)
    .option('--json', 'Print one JSON document, and nothing else.')
    .option('--no-cache', 'Ignore the cache and rebuild everything.')
    .option('--reports <folder>', 'Folder of the reports, relative to the root.', 'api-reports')
    .option('--update', 'Write what the packages export now to the reports.')
    .option('--since <commit>', 'Compare with the reports of a commit or tag, and exit with 0.')
    .option(
      '--check-versions',
      'Compare with the last release of each package, and exit with an error if it announces too little.',
    )
    .description('Show what the packages export that their reports do not say, and exit with an error if anything differs.')
    .action(async (root: string, options: ApiReportFlags) => {
      const { runApiReportCommand } = await import('./api-report.ts')
      setExitCode(await runApiReportCommand({ ...options, root }, world))
    })
}

function addSearchCommands({ program, world, setExitCode }: Commands): void {
  const search = program
    .command('search')
    .description('Export search records, or push them to a hosted search service.')
    .helpCommand(false)
    .exitOverride()
  search
    .command('export')
    .argument('[root]', 'folder of the site', '.')
    .option('-c, --config <file>', configHelp)
    .option('--debug', debugHelp)
    .option('--base <path>', baseHelp)
    .option('--no-cache', 'Ignore the cache and rebuild everything.')
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
    .option('--base <path>', baseHelp)
    .option('--no-cache', 'Ignore the cache and rebuild everything.')
    .option('--dry-run', 'Show what would be pushed, and push nothing.')
    .option('--yes', 'Push from a terminal, too: without --yes, a push from a terminal is a dry run.')
    .description('Update the hosted search of the config, with the key in DOCGEN_SEARCH_ADMIN_KEY.')
    .action(async (root: string, options: SearchPushFlags) => {
      const { runSearchPushCommand } = await import('./search-push.ts')
      setExitCode(await runSearchPushCommand({ ...options, root }, world))
    })
}

const pageHelp = 'route of the page, its Markdown file, or its file in the output'
const outDirHelp = 'Folder of the built site, relative to the root.'
const baseHelp = 'Path under which the site is served.'

function buildOptions(command: Command, noStrictHelp: string): Command {
  return siteOptions(command, 'Print the time of each stage, the slowest files, and the stack traces of errors.')
    .option('--json', 'Print one JSON document, and nothing else.')
    .option('--no-cache', 'Ignore the cache and rebuild everything.')
    .option('--strict', 'Exit with an error on warnings too.')
    .option('--no-strict', noStrictHelp)
    .option('--all', 'List every finding, however many there are.')
}

function siteOptions(command: Command, helpOfDebug = debugHelp): Command {
  return command
    .option('-c, --config <file>', configHelp)
    .option('--debug', helpOfDebug)
    .option('--out-dir <folder>', outDirHelp)
    .option('--base <path>', baseHelp)
}

function serverOptions(command: Command, port: number): Command {
  return command
    .addOption(new Option('--port <number>', 'Port; the next free one if it is taken.').default(port).argParser(parsePort))
    .option('--host <name>', 'Address to listen on; 0.0.0.0 allows other machines.', '127.0.0.1')
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) throw new InvalidArgumentError('It must be a number from 0 to 65535.')
  return port
}

const examples = `Examples:
  docgen init                      set up a site in this repository
  docgen build                     build the site of this folder into dist
  docgen build website --base /x/  build another folder, to be served under /x/
  docgen dev --open                show the site while you write
  docgen check --strict            in CI: exit with an error on warnings too
  docgen check --external          request the links to other sites
  docgen why /docs/install/        what a page depends on, and why it was rebuilt
  docgen api coverage              exports without comments or guides
  docgen api report                changes of what the packages export
  docgen explain broken-link       what a finding means, and how to fix it
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
    stdout.write(renderJsonOfFailure([diagnostic]))
  } else if (!(error instanceof CommanderError && error.code === 'commander.help')) {
    stderr.write(renderFailure(message, hint, hasColours(stderr, env) ? coloured : plain))
  }
  return isUsage ? 2 : 1
}

function describeFailure(error: unknown, isDebugging: boolean, cwd: string): { readonly message: string; readonly hint: string } {
  if (
    error instanceof UsageError ||
    error instanceof UnfinishedWork ||
    error instanceof ForeignExit ||
    error instanceof LostPromise
  )
    return { message: error.message, hint: error.hint }
  if (error instanceof CommanderError) return describeUsage(error)
  const refused = isDebugging ? undefined : describeSystemFailure(error, cwd)
  if (refused) return refused
  const text = errorMessageOf(error)
  const stack = isDebugging && error instanceof Error && error.stack !== undefined ? `\n${error.stack}` : ''
  return {
    message: `An unexpected error stopped the command: ${text}${stack}`,
    hint: isDebugging ? '' : 'Run it again with --debug to see the stack.',
  }
}

function describeUsage({ message, code }: CommanderError): { readonly message: string; readonly hint: string } {
  const [said = '', meant] = message.replace(/^error: /, '').split(/\n\(Did you mean (?:one of )?(.*)\?\)$/)
  const names = meant?.split(', ').map((name) => `"${name}"`)
  if (names) return { message: said, hint: `Write ${names.join(' or ')}.` }
  // What is wrong with a value, its message says.
  return { message: said, hint: code === 'commander.invalidArgument' ? '' : 'Add --help to see the commands and options.' }
}
