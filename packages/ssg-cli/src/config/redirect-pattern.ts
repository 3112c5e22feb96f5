/** Whether an address of `redirects` stands for all below it: `/docs/v1/*`. */
export function isRedirectPattern(address: string): boolean {
  return address.endsWith('/*')
}
