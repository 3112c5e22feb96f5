/** An address as it stands in a link of Markdown: https://spec.commonmark.org/0.31.2/#link-destination */
export function destinationOf(address: string): string {
  return /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address
}
