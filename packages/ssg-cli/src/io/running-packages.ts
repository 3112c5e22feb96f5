// Node keeps the code of a package that it has imported: where its files change, the process goes on with what they were. What it made would be
// kept under the name of code that never ran. Module state, because what keeps the code is the process.
const running = new Map<string, string>()

/** `identities` of packages by the URL of the module that is imported. Returns the URLs of those that the process runs as something else. */
export function notRunning(identities: ReadonlyMap<string, string>): readonly string[] {
  return [...identities].flatMap(([url, identity]) => {
    const first = running.get(url) ?? identity
    running.set(url, first)
    return first === identity ? [] : [url]
  })
}
