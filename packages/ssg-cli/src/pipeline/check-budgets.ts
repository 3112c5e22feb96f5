// In: the budgets of the config, and what the output weighs. Out: a finding for each page, and each file of all pages, that is too heavy.
import type { BudgetName, ClientFiles, Diagnostic, OutputSizes, SiteConfig, SitePage } from '@docgen/model'
import { pathOfPage } from '../config/locales.ts'
import { locatePath } from '../config/locate.ts'
import { overBudget } from '../diagnostics/budgets.ts'
import { judge } from './judge.ts'
import { unusedOutputSuppressions } from './suppress.ts'

interface BudgetInput {
  readonly config: Pick<SiteConfig, 'budgets' | 'configFiles' | 'siteLocales'>
  readonly pages: readonly Pick<SitePage, 'path' | 'locale' | 'file' | 'source'>[]
  readonly client: Pick<ClientFiles, 'styles' | 'scripts'>
}

/** The findings, with the severities of the config. */
export function budgetFindings(
  input: Omit<BudgetInput, 'config'> & { readonly config: SiteConfig },
  sizes: OutputSizes,
): readonly Diagnostic[] {
  const found = checkBudgets(input, sizes)
  return judge([...found, ...unusedOutputSuppressions(found, input.config)], input.config)
}

/** A page is named by its source; what all pages share, and pages that no file makes, by the budget in the config. */
export function checkBudgets({ config, pages, client }: BudgetInput, sizes: OutputSizes): readonly Diagnostic[] {
  const budgets = config.budgets ?? {}
  const placeOf = (name: BudgetName) => locatePath(config.configFiles, ['budgets', name], 'value')
  const over = (name: BudgetName, what: string, figure: number, source?: string): readonly Diagnostic[] => {
    const budget = budgets[name]
    if (budget === undefined || figure <= budget) return []
    return [overBudget(source === undefined ? placeOf(name) : { file: source, line: 1, column: 1 }, name, what, figure, budget)]
  }
  const sumOf = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0)
  const styles = client.styles.map(({ path }) => path).filter((path) => path.endsWith('.css'))
  const scripts = client.scripts.map(({ path }) => path).filter((path) => path.endsWith('.js'))
  const early = budgets.script === undefined && budgets.requests === undefined ? [] : earlyScripts(client.scripts)
  return [
    ...over('script', 'What each page runs before it is idle', sumOf(early)),
    ...over('scripts', 'All JavaScript of the site', sumOf(scripts)),
    ...over('styles', 'The CSS of each page', sumOf(styles)),
    ...over('requests', 'The first paint of each page', 1 + styles.length + early.length),
    ...pages.flatMap((page) => over('html', `The HTML of ${pathOfPage(page, config)}`, sizes.get(page.file) ?? 0, page.source)),
  ]
}

/** Paths of the entries and of what they import at once, as the bundler writes it: `import"./a.js"`, `import{b}from"./a.js"`. */
function earlyScripts(scripts: ClientFiles['scripts']): readonly string[] {
  const byPath = new Map<string, ClientFiles['scripts'][number]>(scripts.map((script) => [script.path, script]))
  const early = new Set<string>(scripts.filter(({ isEntry }) => isEntry).map(({ path }) => path))
  for (const path of early) {
    const text = new TextDecoder().decode(byPath.get(path)?.bytes)
    for (const [, name] of text.matchAll(/(?:import|from)\s*"\.\/([^"]+)"/g)) early.add(`assets/${name}`)
  }
  return [...early]
}
