/** The command was used in a way that cannot work: said on one line, exit code 2. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message)
  }
}
