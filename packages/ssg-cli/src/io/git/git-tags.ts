// The tags of the repository, for the dates of releases: from what the checkout holds, never from the network.
import type { RepositoryTags } from '@docgen/model'
import { eachLine, isShallowCheckout, mayBeInRepository } from './git-dates.ts'

/** None without Git or a repository, and in a checkout without tags. */
export async function loadGitTags(root: string): Promise<RepositoryTags> {
  const days = new Map<string, string>()
  if (!mayBeInRepository(root)) return { days, areLeftOut: false }
  await eachLine(root, ['for-each-ref', '--format=%(creatordate:short) %(refname:strip=2)', 'refs/tags'], (line) => {
    const [, day, tag] = /^(\d{4}-\d{2}-\d{2}) (.+)$/.exec(line) ?? []
    if (day !== undefined && tag !== undefined) days.set(tag, day)
  })
  return { days, areLeftOut: days.size === 0 && (await isShallowCheckout(root)) === true }
}
