/** Whether a path, or a name, is that of a README, as GitHub and npm show it. */
export function isReadmeName(path: string): boolean {
  return /(?:^|[\\/])readme\.(?:md|markdown)$/i.test(path)
}
