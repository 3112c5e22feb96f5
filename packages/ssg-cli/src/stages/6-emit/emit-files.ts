// In: the site and what was bundled for it. Out: every file of the output, each made only when somebody asks for it.
import { compareText, diskKeyOf, type Diagnostic, type OutputFile, type RouteSummary, type Site } from '@docgen/model'
import { guarded } from '../../common/guarded.ts'
import { firstWriterOf, type FailedWriter } from '../../common/unless-written.ts'
import { startOfConfig } from '../../common/origin.ts'
import { authorGroups } from './copied-files.ts'
import type { ClaimGroup, EmitInput, FileGroup, SiteInput } from './emit-input.ts'
import { claimsOfOutput, outputFailed, type OutputClaimsInput, type PlacedOutput } from './output-claims.ts'
import { missingPageClaims, pageClaims } from './page-claims.ts'
import { createPageKeys } from './page-keys.ts'
import { ownGroups, redirectGroup, robotsFile, robotsGroups } from './site-files.ts'
import { uniqueOutputs, type Claim } from './unique-outputs.ts'

export interface EmittedFiles {
  readonly files: readonly OutputFile[]
  readonly diagnostics: readonly Diagnostic[]
  /** The output that failed and may have had a file at this path. */
  readonly failedWriterOf: (path: string) => FailedWriter | undefined
}

/** Reports `duplicate-output`. */
export async function emitFiles(input: EmitInput): Promise<EmittedFiles> {
  const { outputs, codeOf } = input
  const made = await Promise.all(
    outputs.map(async (placed) => ({
      placed,
      isOwn: placed.at === undefined,
      ...(await claimsOfOutput(placed, ofOutputs(input, codeOf(placed.output)))),
    })),
  )
  const keyOf = createPageKeys(input)
  const claims = [
    ...missingPageClaims(input, keyOf),
    ...claimsOf(ownGroups(input)),
    ...made.flatMap((output) => (output.isOwn ? output.claims : [])),
    ...pageClaims(input, keyOf),
    ...claimsOf([redirectGroup(input)]),
    ...claimsOf(authorGroups(input)),
    ...made.flatMap((output) => (output.isOwn ? [] : output.claims)),
  ]
  if (!claims.some(({ file }) => diskKeyOf(file.path) === robotsFile)) claims.push(...claimsOf(robotsGroups(input)))
  const { files, diagnostics } = uniqueOutputs(claims, startOfConfig(input.config))
  const failed = made.filter((output) => output.diagnostics.length > 0)
  return {
    files,
    failedWriterOf: (path) => firstWriterOf(failed.flatMap(({ placed }) => failedWriterOf(placed, path, input) ?? [])),
    diagnostics: [...made.flatMap((output) => output.diagnostics), ...diagnostics],
  }
}

/** Every file of the output that is no page, kind by kind: a build asks for all, the dev server for the kind that a path may belong to. */
export function fileGroupsOf(input: SiteInput): readonly FileGroup[] {
  const ofOutput = (placed: PlacedOutput): FileGroup => {
    let hasFailed = false
    return {
      mayHold: (path) => mayHold(placed, path, input),
      isOfWholeSite: true,
      isAdded: placed.at !== undefined,
      failedWriterOf: (path) => (hasFailed ? failedWriterOf(placed, path, input) : undefined),
      files: async () => {
        const { claims, diagnostics } = await claimsOfOutput(placed, ofOutputs(input, ''))
        hasFailed = diagnostics.length > 0
        diagnostics.forEach(input.reportOutput)
        return claims.map(({ file }) => file)
      },
    }
  }
  const groups = [...ownGroups(input), redirectGroup(input), ...authorGroups(input)]
  return [...groups.map(fileGroupOf), ...input.outputs.map(ofOutput), ...robotsGroups(input).map(fileGroupOf)]
}

function fileGroupOf({ claims, ...group }: ClaimGroup): FileGroup {
  return { ...group, files: async () => claims().map(({ file }) => file) }
}

function ofOutputs({ site, config, hashOf, reportOutput, wait }: SiteInput, codeKey: string): OutputClaimsInput {
  return { site: site.resolved(), codeKey, hashOf, report: reportOutput, wait, config }
}

/** Pages are served by their routes. */
function mayHoldFile(path: string): boolean {
  return /\.[^./]+$/.test(path) && !path.endsWith('.html')
}

function mayHold(placed: PlacedOutput, path: string, { config, reportOutput }: SiteInput): boolean {
  const { output } = placed
  return guarded(
    () => output.mayHold?.(path) ?? mayHoldFile(path),
    (reason, error) => {
      const message = `\`mayHold\` of the path "${path}" threw an error: ${reason}`
      reportOutput(outputFailed(placed, config, message, error))
      return mayHoldFile(path)
    },
  )
}

function failedWriterOf(placed: PlacedOutput, path: string, input: SiteInput): FailedWriter | undefined {
  return mayHold(placed, path, input) ? { name: placed.name, isOwner: placed.output.mayHold !== undefined } : undefined
}

function claimsOf(groups: readonly ClaimGroup[]): readonly Claim[] {
  return groups.flatMap(({ claims }) => claims())
}

export function routesOf(site: Site): readonly RouteSummary[] {
  const pages = site.pages.map(({ path, kind, file }) => ({ path, kind, file }))
  const redirects = site.redirects.map(({ path, file }) => ({ path, kind: 'redirect' as const, file }))
  return [...pages, ...redirects].sort((a, b) => compareText(a.path, b.path))
}
