// What to do about an error of a sample, in the words of the documented packages.
import { findNearest, specifierOf, type ApiId, type SampleFinding } from '@docgen/model'
import { packageNameOf } from '../../../common/package-name.ts'
import type { CodeNames } from '../links/code-names.ts'

export function hintForSample(finding: SampleFinding, codeNames: () => CodeNames): string {
  const { kind, name, from, folder, opening, message } = finding
  if (kind === 'syntax') {
    return opening
      ? `Close the bracket that opens in line ${opening.line} of the code block.`
      : 'Fix the code, or mark the block no-check reason="…" if it is not meant to be code.'
  }
  const [, meant] = /Did you mean (?:to write )?'([^']+)'\?/.exec(message) ?? []
  if (from !== undefined && name === undefined) return hintForModule(from, folder, codeNames())
  if (name !== undefined) return hintForName(name, from, meant, codeNames())
  return meant === undefined ? fix : `Write "${meant}".`
}

const fix = 'Fix the code, or mark the block "expect-error" if the error is what it shows.'

function hintForName(name: string, from: string | undefined, meant: string | undefined, names: CodeNames): string {
  const owners = [...names.idsByPackage.values()].flatMap((ids) => specifiersOf(ids.get(name)))
  const [owner, ...others] = owners
  if (owner !== undefined && !owners.includes(from ?? '')) {
    const list = others.length === 0 ? `"${owner}"` : `"${owner}" and ${others.map((other) => `"${other}"`).join(', ')}`
    return `\`${name}\` is exported by ${list}: import it from there.`
  }
  if (from === undefined) {
    return meant === undefined
      ? 'Import or declare it, or let the block continue one above that does.'
      : `Write "${meant}", or import or declare "${name}".`
  }
  if (owners.includes(from))
    return `Build or install "${from}" again: the reference documents \`${name}\`, and its declarations may be older than that.`
  const exported = [...(names.idsByPackage.get(from)?.keys() ?? [])].filter((other) => !other.includes('.'))
  const nearest = meant ?? findNearest(name, exported)
  return nearest === undefined
    ? `See the page of "${from}" for what it exports.`
    : `Write "${nearest}", the closest export of "${from}".`
}

/** What an import of a declaration is written with. */
function specifiersOf(id: ApiId | undefined): readonly string[] {
  return id === undefined ? [] : [specifierOf(id)]
}

/** `folder` is that of its package in the repository. */
function hintForModule(from: string, folder: string | undefined, names: CodeNames): string {
  if (from.startsWith('.')) {
    const file = from.split('/').at(-1) ?? from
    return `Give the code block that shows this file title="${file.includes('.') ? file : `${file}.ts`}".`
  }
  if (names.idsByPackage.has(from))
    return `Build "${from}" if its declarations are built, or name them in "types" of its package.json: an import finds none.`
  const name = packageNameOf(from)
  const documented = names.idsByPackage.get(name)
  if (documented) {
    const entryPoints = new Set([name, ...[...documented.values()].map(specifierOf)])
    return `Write "${findNearest(from, entryPoints) ?? name}", or add the entry point to "exports" in the package.json of "${name}".`
  }
  if (folder !== undefined) {
    const added = `Add { folder: '${folder}' } to the packages of apiReference()`
    return `${added}, or "${name}" to the dependencies of the site: "${name}" is ${folder} of this repository.`
  }
  const nearest = findNearest(from, names.idsByPackage.keys())
  return nearest === undefined
    ? `Install "${name}" or its types for the site, or declare it in one of the \`files\` of checkedSamples().`
    : `Write "${nearest}", the closest documented package.`
}
