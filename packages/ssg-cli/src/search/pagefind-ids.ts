// Pagefind's names of the sections, as the worker reads them: the first letters of each, end to end, since names are of one length but for
// those whose first letters another has. These follow, each on a line, with the number of its section.

const usualLength = 7

/** In the order of the sections. */
export function encodePagefindIds(ids: readonly string[]): string {
  const longer = ids.flatMap((id, section) => (id.length > usualLength ? [`\n${section} ${id}`] : []))
  return ids.map((id) => id.slice(0, usualLength)).join('') + longer.join('')
}

export function sectionByPagefindId(encoded: string): ReadonlyMap<string, number> {
  const [usual = '', ...lines] = encoded.split('\n')
  const longer = new Map(
    lines.map((line) => {
      const [section, id = ''] = line.split(' ')
      return [Number(section), id]
    }),
  )
  const sections = new Map<string, number>()
  for (let start = 0; start < usual.length; start += usualLength)
    sections.set(longer.get(sections.size) ?? usual.slice(start, start + usualLength), sections.size)
  return sections
}
