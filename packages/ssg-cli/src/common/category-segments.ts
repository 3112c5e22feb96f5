import { slug as slugify } from 'github-slugger'

/** Address of a category that no folder stands for: `category/first-steps`. */
export function segmentsOfLabel(label: string): readonly string[] {
  return ['category', slugify(label)].filter(Boolean)
}
