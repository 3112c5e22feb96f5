/**
 * An error that names its origin. With a reason, the message combines all three arguments: `[ Accounts - <packageName> ]
 * <functionName> : <reason>`. Without one, the first argument is the message.
 *
 * The other packages no longer throw it. The server throws `AccountsJsError`, which has a machine-readable `code`.
 */
export default class AccountsError extends Error {
  /** Package that failed, or the whole message if there is no reason. */
  packageName?: string

  /** Function that failed. */
  functionName?: string

  /** Human-readable description of the failure. */
  reason?: string

  /**
   * Creates the message and stores its parts.
   *
   * @param packageName - Package that reports the error. Used as the message if `reason` is missing.
   * @param functionName - Function that failed.
   * @param reason - Description of the failure.
   */
  constructor(packageName?: string, functionName?: string, reason?: string)
}
