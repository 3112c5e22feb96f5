// Addresses that are not requested: examples, the machine of the reader, and what the config leaves out.

/** Names that stand for others in examples: https://www.rfc-editor.org/rfc/rfc2606 */
const reservedHosts = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/

/** Hosts that are another machine for everyone: that of the reader. */
const ownMachine = /^(?:127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/

/** Whether the address is in examples only, or begins as one of `skip` does. `address` is absolute. */
export function isLeftOut(address: string, skip: readonly string[]): boolean {
  const { hostname, href } = new URL(address)
  // A host may be written with the dot of its root.
  const host = hostname.replace(/\.$/, '')
  return reservedHosts.test(host) || ownMachine.test(host) || skip.some((beginning) => href.startsWith(new URL(beginning).href))
}
