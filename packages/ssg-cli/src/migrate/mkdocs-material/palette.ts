import { brandIn } from '../core/brand.ts'
import { joinPath } from '../core/paths.ts'
import type { Brand, ForeignConfig, ProjectFiles } from '../core/site.ts'
import { at, listIn, textIn } from '../core/values.ts'

/** https://squidfunk.github.io/mkdocs-material/setup/changing-the-colors/#primary-color */
const colors: ReadonlyMap<string, string> = new Map(
  Object.entries({
    red: '#ef5552',
    pink: '#e92063',
    purple: '#ab47bd',
    'deep purple': '#7e56c2',
    indigo: '#4051b5',
    blue: '#2094f3',
    'light blue': '#02a6f2',
    cyan: '#00bdd6',
    teal: '#009485',
    green: '#4cae4f',
    'light green': '#8bc34b',
    lime: '#cbdc38',
    yellow: '#ffec3d',
    amber: '#ffc105',
    orange: '#ffa724',
    'deep orange': '#ff6e42',
    brown: '#795649',
  }),
)

/** The color of a style sheet, else the first of the palette that is one. */
export function brandOfPalette({ value, file }: ForeignConfig, files: ProjectFiles): Brand | undefined {
  const dir = textIn(value, 'docs_dir') ?? 'docs'
  const sheets = listIn(value, 'extra_css').flatMap((path) => (typeof path === 'string' ? [joinPath(dir, path)] : []))
  const own = brandIn(sheets, files, { names: ['--md-primary-fg-color'] })
  if (own) return own
  const given = at(value, 'theme', 'palette')
  const palettes: readonly unknown[] = Array.isArray(given) ? given : [given]
  const names = palettes.flatMap((palette) => [textIn(palette, 'primary'), textIn(palette, 'accent')])
  const color = names.flatMap((name) => colors.get(name?.replaceAll('-', ' ') ?? '') ?? [])[0]
  return color === undefined ? undefined : { light: color, dark: undefined, file }
}
