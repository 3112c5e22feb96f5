/**
 * Registers a Jest suite that checks a database adapter. Call it at the top level of a test file: it uses Jest's
 * `describe`, `it`, and `expect`, and returns before any test runs.
 *
 * The suite covers the session half of an adapter: create, find, update, and invalidate.
 *
 * @param tests - The adapter and its setup: `database` is the adapter, `setup` and `teardown` run once before and after
 *   the suite, and `beforeEach` runs before every test, usually to empty the database.
 */
export declare function runDatabaseTests(tests: any): void
