import type { SourcePage } from '@docgen/ssg-cli'
import { createProgram } from '../../packages/ssg-cli/src/cli/run-cli.ts'
import { fenced, tableOf } from './markdown.ts'

type Command = ReturnType<typeof createProgram>

const category = ['Commands']
const silent = { write: () => undefined, isTerminal: false }

/** A page for each command that commander knows, with all of its arguments and options. */
export function commandPages(): readonly SourcePage[] {
  const world = { cwd: '/', env: {}, stdout: silent, stderr: silent, interrupted: new AbortController().signal }
  const program = createProgram(world, false, () => undefined)
  const commands = leavesOf(program, ['docgen'])
  return [
    {
      route: '/reference/cli/',
      title: 'Commands',
      description: 'Every command of docgen, with its arguments and options.',
      sidebar: { category, isCategoryPage: true },
      markdown: [
        'Run `docgen <command> --help` for the same facts in a terminal. [The command line](/docs/commands/) describes exit codes, colors and `--json`.',
        tableOf(
          ['command', 'what it does'],
          commands.map(({ words, command }) => [`[\`${words.join(' ')}\`](${routeOf(words)})`, command.description()]),
        ),
      ].join('\n\n'),
    },
    ...commands.map(({ words, command }): SourcePage => {
      const title = words.join(' ')
      return {
        route: routeOf(words),
        title,
        description: command.description(),
        sidebar: { label: words.slice(1).join(' '), category },
        markdown: [
          command.description(),
          fenced('text', `${title} ${command.usage()}`),
          ...argumentsOf(command),
          ...optionsOf(command),
        ].join('\n\n'),
      }
    }),
  ]
}

interface NamedCommand {
  readonly words: readonly string[]
  readonly command: Command
}

/** Commands that do something: `docgen api coverage`, not `docgen api`. */
function leavesOf(command: Command, words: readonly string[]): readonly NamedCommand[] {
  if (command.commands.length === 0) return [{ words, command }]
  return command.commands.flatMap((inner) => leavesOf(inner, [...words, inner.name()]))
}

function routeOf(words: readonly string[]): string {
  return `/reference/cli/${words.slice(1).join('-')}/`
}

function argumentsOf(command: Command): readonly string[] {
  const rows = command.registeredArguments.map((argument) => [
    `\`${argument.required ? `<${argument.name()}>` : `[${argument.name()}]`}\``,
    argument.description,
    argument.defaultValue === undefined ? '' : `\`${String(argument.defaultValue)}\``,
  ])
  return rows.length === 0 ? [] : ['## Arguments', tableOf(['argument', 'meaning', 'default'], rows)]
}

/** One heading for each option, so that each has an address. */
function optionsOf(command: Command): readonly string[] {
  const options = command.options.map(({ flags, long, short, description, defaultValue }) => {
    const anchor = (long ?? short ?? flags).replace(/^-+/, '')
    const fallback = defaultValue === undefined ? '' : ` Default: \`${String(defaultValue)}\`.`
    return `### \`${flags}\` {#${anchor}}\n\n${description}${fallback}`
  })
  return options.length === 0 ? [] : ['## Options', ...options]
}
