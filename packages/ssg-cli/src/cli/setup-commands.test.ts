import { Command } from 'commander'
import { expect, test } from 'vitest'
import { deployTargets } from '../init/deploy/index.ts'
import { migrationTools } from '../migrate/index.ts'
import { addSetupCommands } from './setup-commands.ts'

test('help names all tools and targets', () => {
  const program = new Command()
  addSetupCommands({
    program,
    world: {
      cwd: '',
      env: {},
      stdout: { write: () => undefined, isTerminal: false },
      stderr: { write: () => undefined, isTerminal: false },
      interrupted: new AbortController().signal,
      onCrash: undefined,
    },
    setExitCode: () => undefined,
  })
  const helpOf = (name: string): string => program.commands.find((command) => command.name() === name)?.helpInformation() ?? ''
  const words = (text: string): readonly string[] => text.match(/[\w-]+/g) ?? []
  expect(words(helpOf('init'))).toEqual(expect.arrayContaining(deployTargets.map(({ name }) => name)))
  expect(words(helpOf('migrate'))).toEqual(expect.arrayContaining(migrationTools.map(({ name }) => name)))
})
