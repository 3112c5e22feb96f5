// The tags of the repository, for the dates of releases: from what the checkout holds, never from the network.
import { eachLine, mayBeInRepository } from './git-dates.ts'

/** Day of each tag (`2024-03-01`) by its name. None without Git or a repository, and in a checkout without tags. */
export async function loadGitTags(root: string): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>()
  if (!mayBeInRepository(root)) return days
  await eachLine(root, ['for-each-ref', '--format=%(creatordate:short) %(refname:strip=2)', 'refs/tags'], (line) => {
    const [, day, tag] = /^(\d{4}-\d{2}-\d{2}) (.+)$/.exec(line) ?? []
    if (day !== undefined && tag !== undefined) days.set(tag, day)
  })
  return days
}
