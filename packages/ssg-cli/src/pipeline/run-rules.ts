// In: the resolved site. Out: what the checks of docgen, of the config and of its plugins find in it. One that throws does not stop the others.
import { isRecord, once, type Diagnostic, type ResolvedSite, type Rule, type RuleFinding, type SiteConfig } from '@docgen/model'
import { checkRuleFinding } from '../config/finding-schema.ts'
import { placedParts, type PlacedPart } from '../config/plugins.ts'
import { partFailed, type PartFailure } from '../diagnostics/plugins.ts'
import { builtInRules } from '../rules/index.ts'
import { waitingLike } from '../common/unless-written.ts'
import { guardedLater } from '../common/guarded.ts'
import { startOfConfig } from '../common/origin.ts'
import { placeInConfigCode, stackOf } from '../common/thrown-place.ts'
import { waitForever, type Wait } from '../common/wait.ts'
import { atRealPlaces, type SiteFiles } from './real-places.ts'

export async function runRules(
  site: ResolvedSite,
  config: SiteConfig,
  { wait = waitForever, ...files }: SiteFiles & { readonly wait?: Wait | undefined },
): Promise<readonly Diagnostic[]> {
  const sources = once(() => new Set(site.pages.map(({ source }) => source)))
  const found = await Promise.all([
    ...builtInRules.map((rule) => findingsOfOwn(rule, site, config)),
    ...placedParts(config, 'checks').map(async (placed) => {
      const found = await findingsOf(placed, site, config, wait)
      if (found.length === 0) return found
      const { part: rule, at } = placed
      const { configFiles } = config
      return atRealPlaces(found, { ...files, who: `The check "${rule.code}"`, at, configFiles, sources: sources() })
    }),
  ])
  return found.flat()
}

async function findingsOfOwn(rule: Rule, site: ResolvedSite, config: SiteConfig): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = []
  await rule.check(site, (finding) => found.push(diagnosticOf(finding, rule, config)))
  return found
}

/** What was found stays where the check throws after it. */
async function findingsOf(
  { part: rule, plugin, at }: PlacedPart<Rule>,
  site: ResolvedSite,
  config: SiteConfig,
  wait: Wait,
): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = []
  const failed = (failure: Omit<PartFailure, 'what' | 'plugin'>): Diagnostic =>
    partFailed({ what: `The check "${rule.code}"`, plugin, ...failure })
  /** By what is wrong with them, the first of them: a check that leaves out the hint leaves it out everywhere. */
  const faulty = new Map<string, { readonly index: number; others: number }>()
  // What JavaScript hands over is not what its types say.
  let hasEnded = false
  let reported = 0
  const report = (given: unknown): void => {
    if (hasEnded) {
      const advice = 'return a promise of all that it waits for.'
      // Thrown in the callback of a timer, it would end the process, and `docgen dev` with it. What is rejected is a finding.
      void Promise.reject(new Error(`The check "${rule.code}" reports a finding after its end, which is lost: ${advice}`))
      return
    }
    const checked = checkRuleFinding(given, reported++, rule.code)
    if ('finding' in checked) found.push(diagnosticOf(checked.finding, rule, config))
    else {
      const { place = at, problem, hint, fault } = checked
      const first = faulty.get(fault)
      if (first) first.others++
      else {
        faulty.set(fault, { index: found.length, others: 0 })
        found.push({ ...failed({ at: place, reason: problem }), hint })
      }
    }
  }
  await guardedLater(
    async () => {
      const returned: unknown = await wait<unknown>(rule.check(site, report), `The check "${rule.code}"`)
      hasEnded = true
      if (isGenerator(returned))
        throw new Error('`check` is a generator function, and docgen does not run generators. Remove the `*`.')
      if (!hasFindings(returned)) return
      const hint = 'Call `report(finding)`, the second argument of `check`, for each of them.'
      found.push({ ...failed({ at, reason: '`check` returned findings, which are lost.' }), hint })
    },
    (reason, error) => {
      found.push(failed({ at: placeInConfigCode(error, config) ?? at, reason, stack: stackOf(error) }))
    },
  )
  for (const { index, others } of faulty.values()) {
    const first = found[index]
    if (first && others > 0)
      found[index] = { ...first, message: `${first.message} The same is wrong with ${others} more of its findings.` }
  }
  return found
}

function isGenerator(returned: unknown): boolean {
  return /^\[object (?:Async)?Generator\]$/.test(Object.prototype.toString.call(returned))
}

/** Callbacks return all sorts of things that mean nothing. */
function hasFindings(returned: unknown): boolean {
  return Array.isArray(returned) && returned.some((each) => isRecord(each) && typeof each['message'] === 'string')
}

function diagnosticOf(
  finding: RuleFinding | Diagnostic,
  { code, severity }: Rule,
  config: Pick<SiteConfig, 'configFiles'>,
): Diagnostic {
  if ('code' in finding) return finding
  const { file = startOfConfig(config).file, line = 1, column = 1, message, hint, fix } = finding
  return waitingLike({ code, severity, file, line, column, message, hint, ...(fix && { fix }) }, finding)
}
