/**
 * What a glob over paths with `/` separators stands for: `*` and `?` within a folder, `**` across folders, `{a,b}` for either; every other
 * character is itself.
 */
export function patternOf(glob: string): RegExp {
  let depth = 0
  const source = glob.replace(/\*\*\/?|[*?{},]|[.+^$()|[\]\\]/g, (mark) => {
    if (mark === '**/') return '(?:[^/]+/)*'
    if (mark === '**') return '.*'
    if (mark === '*') return '[^/]*'
    if (mark === '?') return '[^/]'
    if (mark === '{') return (depth++, '(?:')
    if (mark === '}') return depth > 0 ? (depth--, ')') : '\\}'
    if (mark === ',') return depth > 0 ? '|' : ','
    return `\\${mark}`
  })
  return new RegExp(`^${source}${')'.repeat(depth)}$`)
}
