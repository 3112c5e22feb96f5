// An option that the command does not have, but another one has.
import { CommanderError, type Command } from 'commander'
import { UsageError } from './usage-error.ts'

/** More say less than the help of the command does. */
const mostNamed = 3

/** Names the commands that have the option. Any other error comes back as it is. */
export function withCommandsOf(error: unknown, program: Command): unknown {
  if (!(error instanceof CommanderError) || error.code !== 'commander.unknownOption') return error
  const [, message = '', flag = ''] = /^error: (unknown option '([^'=]+).*')/.exec(error.message) ?? []
  const names = commandsWith(flag, program, '').map((name) => `\`${name} ${flag}\``)
  if (names.length === 0 || names.length > mostNamed) return error
  const [last = '', ...others] = names.reverse()
  const write = others.length === 0 ? last : `${others.reverse().join(', ')} or ${last}`
  return new UsageError(message, `Another command has this option: run ${write}.`)
}

function commandsWith(flag: string, command: Command, path: string): readonly string[] {
  const name = `${path}${command.name()}`
  const own = command.options.some((option) => option.long === flag || option.short === flag) ? [name] : []
  return [...own, ...command.commands.flatMap((each) => commandsWith(flag, each, `${name} `))]
}
