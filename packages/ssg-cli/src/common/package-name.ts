/** `@scope/name` of `@scope/name/lib/file`. Not for relative specifiers. */
export function packageNameOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
}
