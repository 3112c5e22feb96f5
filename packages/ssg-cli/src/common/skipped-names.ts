/** Whether a file or folder of this name is a partial or a draft of the author, or hidden: never a page. */
export function isPrivateName(name: string): boolean {
  return name.startsWith('_') || name.startsWith('.')
}

/** Whether no folder of a site is read that has this name. */
export function isSkippedName(name: string): boolean {
  return name === 'node_modules'
}
