/**
 * An error that says where it comes from. With a reason, its message is composed of all three arguments:
 * `[ Accounts - <packageName> ] <functionName> : <reason>`. Without one, the first argument is the message.
 *
 * None of the other packages throws it any more: errors of the server are of the class `AccountsJsError`, which has a
 * machine-readable `code`.
 */
export default class AccountsError extends Error {
  /** Package that failed, or the whole message when no reason was given. */
  packageName?: string

  /** Function that failed. */
  functionName?: string

  /** What went wrong, in words for people. */
  reason?: string

  /**
   * Composes the message and keeps its parts.
   *
   * @param packageName - Package that reports the error; taken as the message when `reason` is missing.
   * @param functionName - Function in which it happened.
   * @param reason - What went wrong.
   */
  constructor(packageName?: string, functionName?: string, reason?: string)
}
