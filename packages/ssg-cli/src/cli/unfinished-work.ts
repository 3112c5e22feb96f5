/** Something that the command waits for never comes, and nothing else is left to do: said on one line, exit code 1. */
export class UnfinishedWork extends Error {
  readonly hint = 'Look for a promise that is never resolved or rejected in the plugins, checks and outputs of your config.'

  constructor() {
    super('The command cannot finish: it waits for a promise that never settles.')
  }
}
