// Commands that write the sources of a site.
import type { Command } from 'commander'
import { shownConfigNames } from '../config/config-names.ts'
import { deployTargetNames } from '../init/deploy/target-names.ts'
import { migrationToolNames } from '../migrate/tool-names.ts'
import type { InitFlags, MarkFlags, MigrateFlags } from './flags.ts'
import type { CliWorld } from './terminal.ts'

export interface Commands {
  readonly program: Command
  readonly world: CliWorld
  readonly setExitCode: (code: number) => void
}

export const configHelp = `Config file; by default ${shownConfigNames()} in the root, if there is one.`
export const debugHelp = 'Print the stack traces of errors.'

const tools = `${migrationToolNames.slice(0, -1).join(', ')} or ${migrationToolNames.at(-1)}`

export function addLanguageCommands({ program, world, setExitCode }: Commands): void {
  const i18n = program.command('i18n').description('Maintain translations.').helpCommand(false).exitOverride()
  i18n
    .command('mark')
    .argument('[files...]', 'translations that are up to date; by default all that have no mark yet')
    .option('--root <folder>', 'Folder of the site.', '.')
    .option('-c, --config <file>', configHelp)
    .option('--debug', debugHelp)
    .description('Mark translations as up to date, so that docgen reports later changes of their originals.')
    .action(async (files: readonly string[], options: MarkFlags) => {
      const { runMarkCommand } = await import('./i18n-mark.ts')
      setExitCode(await runMarkCommand({ ...options, files }, world))
    })
}

export function addSetupCommands({ program, world, setExitCode }: Commands): void {
  program
    .command('init')
    .argument('[root]', 'folder of the site', '.')
    .option('-y, --yes', 'Ask nothing.')
    .option('--deploy <target>', `${deployTargetNames.join(', ')} or none.`)
    .option('--dry-run', 'Show what would be written, and write nothing.')
    .option('--debug', debugHelp)
    .description('Set up a site in this repository; existing files are kept.')
    .action(async (root: string, options: InitFlags) => {
      const { runInitCommand } = await import('./init.ts')
      setExitCode(await runInitCommand({ ...options, root }, world))
    })

  program
    .command('migrate')
    .argument('[tool]', `${tools}; recognized by its config`)
    .argument('[root]', 'folder of the site', '.')
    .option('--out <folder>', 'Folder for the new site; by default docgen-site inside the old site.')
    .option('--in-place', 'Change the files of the old site instead of writing new ones.')
    .option('--dry-run', 'Report what would be done, and write nothing.')
    .option('--json', 'Print one JSON document, and nothing else.')
    .option('--all', 'List everything that you have to change by hand.')
    .option('--debug', debugHelp)
    .description('Convert a site of another tool to docgen.')
    .action(async (tool: string | undefined, root: string, options: MigrateFlags) => {
      const { runMigrateCommand } = await import('./migrate.ts')
      setExitCode(await runMigrateCommand({ ...options, tool, root }, world))
    })
}
