/** Whether it is one of TypeScript's own types that have members of their first argument. */
export function isDerivingType(name: string): boolean {
  return /^(?:Partial|Required|Readonly|Pick|Omit)$/.test(name)
}
