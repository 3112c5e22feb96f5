/**
 * Registers a Jest suite that checks a database adapter. Call it at the top level of a test file: it uses the `describe`, `it`
 * and `expect` of Jest and returns before any test has run.
 *
 * The suite covers the session half of an adapter: create, find, update and invalidate.
 *
 * @param tests - The adapter under test and its surroundings: `database` is the adapter, `setup` and `teardown` run once
 *   around the suite, and `beforeEach` runs before every test, usually to empty the database.
 */
export declare function runDatabaseTests(tests: any): void
