// In: a package.json without which a repository would be another site. Out: what is wrong with it.
import { join } from 'node:path'
import { describeValue, type Diagnostic } from '@docgen/model'
import { configProblem } from '../../config/problems.ts'
import { lineTableOf } from '../../common/line-table.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { recordOf } from '../../workspace/package-patterns.ts'
import { textOf } from './read-packages.ts'

export async function unreadableManifest(root: string, folder: string): Promise<Diagnostic> {
  const file = folder === '.' ? 'package.json' : `${folder}/package.json`
  const text = (await textOf(join(root, file))) ?? ''
  const { offsetOfJsonFault } = await import('../../syntax/data/jsonc-value.ts')
  return configProblem(
    { file, ...lineTableOf(text).placeOf(offsetOfJsonFault(text)) },
    'This package.json is not a JSON object, so docgen cannot tell which package it describes.',
    'Correct its syntax.',
  )
}

/** What tools read is a list, or an object with the list as `packages`. */
export async function wrongWorkspaces(root: string): Promise<Diagnostic | undefined> {
  const file = 'package.json'
  const text = (await textOf(join(root, file))) ?? ''
  const { workspaces } = recordOf(jsonOf(text))
  const isObject = !Array.isArray(workspaces) && typeof workspaces === 'object' && workspaces !== null
  const packages = isObject ? recordOf(workspaces)['packages'] : workspaces
  const isList = Array.isArray(packages) && packages.every((pattern) => typeof pattern === 'string')
  if (workspaces === undefined || workspaces === null || isList) return undefined
  const at = { file, ...lineTableOf(text).placeOf(Math.max(0, text.indexOf('"workspaces"'))) }
  const found = isObject && packages === undefined ? 'an object without "packages"' : describeValue(packages)
  const hint = 'Write `"workspaces": ["packages/*"]`, with the patterns of this repository.'
  return configProblem(at, `"workspaces" must be a list of patterns, but it is ${found}.`, hint)
}
