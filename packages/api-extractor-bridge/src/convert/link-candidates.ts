import { findNearest } from '@docgen/ssg-cli/model'
import type { DeclarationReflection } from 'typedoc'
import type { DocumentedPackage } from '../extraction.ts'

export interface LinkCandidates {
  /** The export of that name in the package, else the one of that name in the family, if there is but one. */
  readonly findExport: (name: string, packageName: string | undefined) => DeclarationReflection | undefined
  /**
   * What a link names exactly, in the package whose comment it stands in, or in the one that it says: TypeDoc does not find what a comment
   * names without importing it, or joins by the wrong sign.
   */
  readonly findNamed: (link: string, packageName: string | undefined) => DeclarationReflection | undefined
  /** What to write instead of a link that leads nowhere; `packageName` is the package whose comment it stands in. */
  readonly findNearest: (link: string, packageName: string | undefined) => string | undefined
}

export function createLinkCandidates(
  modules: readonly { readonly documented: DocumentedPackage; readonly module: DeclarationReflection }[],
): LinkCandidates {
  const exportsByPackage = new Map(modules.map(({ documented, module }) => [documented.name, module.children ?? []]))
  return {
    findExport: (name, ownPackage) => {
      const isMeant = (entry: DeclarationReflection) => entry.name === name
      const own = exportsByPackage.get(ownPackage ?? '')?.find(isMeant)
      if (own) return own
      const all = [...exportsByPackage.values()].flatMap((entries) => entries.filter(isMeant))
      return all.length === 1 ? all[0] : undefined
    },
    findNamed: (link, ownPackage) => {
      const { writtenPackage, name, member } = splitReference(link)
      const holder = exportsByPackage.get(writtenPackage ?? ownPackage ?? '')?.find((entry) => entry.name === name)
      return member === '' ? holder : holder?.children?.find((child) => child.name === member)
    },
    findNearest: (link, ownPackage) => {
      const { writtenPackage, name, separator, member } = splitReference(link)
      const prefix = writtenPackage === undefined ? '' : `${writtenPackage}!`
      const own = exportsByPackage.get(writtenPackage ?? ownPackage ?? '')
      const holder = own?.find((entry) => entry.name === name)
      if (holder) {
        const nearest = findNearest(member, namesOf(holder.children ?? []))
        return nearest === undefined ? `${prefix}${name}` : `${prefix}${name}${separator}${nearest}`
      }
      if (writtenPackage !== undefined && !own) {
        const nearestPackage = findNearest(writtenPackage, exportsByPackage.keys())
        return nearestPackage && `${nearestPackage}!${name}${separator}${member}`
      }
      const nearest = own && findNearest(name, namesOf(own))
      if (nearest !== undefined) return `${prefix}${nearest}${separator}${member}`
      const all = [...exportsByPackage].flatMap(([packageName, entries]) =>
        namesOf(entries).map((entry) => ({ packageName, entry })),
      )
      const meant = all.some(({ entry }) => entry === name) ? name : findNearest(name, new Set(all.map(({ entry }) => entry)))
      const elsewhere = all.find(({ entry }) => entry === meant)
      return elsewhere && `${elsewhere.packageName}!${elsewhere.entry}${separator}${member}`
    },
  }
}

/** `package!Name.member`, of which the name alone has to be there. */
function splitReference(link: string) {
  const [, writtenPackage, name = '', separator = '', member = ''] = /^(?:(.+)!)?([^.#~!]*)([.#~]?)(.*)$/.exec(link) ?? []
  return { writtenPackage, name, separator, member }
}

function namesOf(declarations: readonly DeclarationReflection[]): readonly string[] {
  return declarations.map(({ name }) => name)
}
