/**
 * The HTML of a text with its headings at the level of the place where it stands: authors begin with `###` wherever they write. Deeper
 * headings keep their distance as far as there are levels.
 */
export function withHeadingsAt(html: string, level: number): string {
  const depths = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, depth]) => Number(depth))
  const shift = level - Math.min(...depths)
  if (depths.length === 0 || shift === 0) return html
  return html.replace(/(<\/?h)([1-6])(?=[\s>])/g, (_, begin: string, depth: string) => begin + Math.min(Number(depth) + shift, 6))
}
