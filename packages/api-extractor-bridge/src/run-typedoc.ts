import type ts from 'typescript'
import { Application, Converter, LogLevel, type Context, type Reflection } from 'typedoc'
import { createTagList, typedTags } from './convert/comment-tags.ts'
import { withTypesOfNodes } from './typedoc/types-of-nodes.ts'
import { dropAddedMembers } from './typedoc/added-members.ts'
import { markAbstractConstructors } from './typedoc/abstract-constructors.ts'
import { convertCallableClasses } from './typedoc/callable-classes.ts'
import { convertClassTypes } from './typedoc/class-types.ts'
import { convertAugmentations } from './typedoc/augmentations.ts'
import { replaceComputedIndexes } from './typedoc/computed-indexes.ts'
import { readCommentsOfParameters } from './typedoc/comments-of-parameters.ts'
import { giveCommentsToSignatures } from './typedoc/comments-of-signatures.ts'
import {
  dropBorrowedComments,
  dropCommentsOfNamesakes,
  dropCommentsOfBases,
  dropEmptyComments,
  findUncommented,
} from './typedoc/borrowed-comments.ts'
import { unfoldExportedNamespaces, giveHomes, keepModules, modulesOf } from './typedoc/entry-modules.ts'
import { placeDestructuredTags } from './typedoc/destructured.ts'
import { foldForeignModules, type ForeignModule } from './convert/foreign-modules.ts'
import { requireBracketedParameters } from './typedoc/bracketed-parameters.ts'
import { keepParametersInPlace } from './typedoc/hidden-parameters.ts'
import { createHeadings } from './typedoc/headings.ts'
import { createIncludeAccess } from './convert/include-access.ts'
import { createIncludes } from './convert/includes.ts'
import { toEntriesByPackage, type ConversionInput } from './convert/package-entries.ts'
import { createLinkTexts } from './convert/link-texts.ts'
import { createSymbolFacts } from './convert/symbols.ts'
import { nameTagsAsWritten, withReadableComments } from './typedoc/readable-comments.ts'
import { withPropertiesOfModules } from './typedoc/properties-of-modules.ts'
import { markOwnMembers } from './typedoc/own-members.ts'
import { putOwnSourcesFirst } from './typedoc/own-sources.ts'
import { keepTextsBesideInherited } from './typedoc/inherited-texts.ts'
import { indexReferences } from './typedoc/reference-graph.ts'
import { referToShownNamesakes } from './typedoc/references-to-namesakes.ts'
import { readModifiersOfNamesakes } from './typedoc/namesakes-of-type-parameters.ts'
import { createTypesAsWritten } from './typedoc/types-as-written.ts'
import { dropUnknownExports } from './typedoc/unknown-exports.ts'
import { convertUnexported, type UnexportedModules } from './typedoc/unexported.ts'
import { hideUnplacedTags, showUnplacedTags } from './typedoc/unplaced-parameters.ts'
import { keepWrittenBases, putBasesOfClassesFirst } from './typedoc/written-bases.ts'
import type { ApiProgram } from './create-program.ts'
import { shownEntryPointsOf, type DocumentedPackage, type Extraction, type ExtractRequest } from './extraction.ts'
import { findLineComments } from './line-comments.ts'
import { meantSymbol } from './meant-symbol.ts'
import { packageOfFile } from './package-of-file.ts'
import { findSourceProblems } from './source-problems.ts'

interface TypedocRun {
  /** Converts the exports of this package alone: what leads to other packages leads nowhere then, and what they add to it is missing. */
  readonly only?: DocumentedPackage | undefined
  /** Called where much of TypeDoc's work has become garbage. */
  readonly collect?: (() => void) | undefined
  /** Called again and again. What it throws ends the run. */
  readonly checkpoint?: (() => void) | undefined
}

/** Reads all packages with TypeDoc and converts what it found in their program. The only place that starts TypeDoc. */
export async function runTypedoc(
  { root, packages, exclude }: ExtractRequest,
  { program, files }: ApiProgram,
  { only, collect, checkpoint }: TypedocRun = {},
): Promise<{
  readonly extraction: Extraction
  /** Otherwise another file may make it another one, though those that were read stay as they are. */
  readonly isWhole: boolean
}> {
  const app = await Application.bootstrap({ ...typedocOptions, ...exclusionOptionsOf(exclude) }, [])
  // TypeDoc takes what lies below node_modules for external, and that is where documented packages are installed.
  app.converter.isExternal = (symbol, checker) => isDeclaredOutside(packages, symbol, checker)
  const includes = createIncludes(app, createIncludeAccess({ root, packages }))
  const remembered = rememberWhileConverting(app, program, packages, only ? [only] : packages)
  if (checkpoint)
    for (const event of [Converter.EVENT_CREATE_DECLARATION, Converter.EVENT_RESOLVE]) app.converter.on(event, checkpoint)
  const converted = only ? [only] : orderByExports(program, packages)
  const entryPoints = converted.flatMap((documented) =>
    shownEntryPointsOf(documented).flatMap(({ specifier, file }) => {
      const sourceFile = program.getSourceFile(file)
      return sourceFile ? [{ displayName: specifier, program, sourceFile }] : []
    }),
  )
  const knownTags = createTagList([...app.options.getValue('blockTags'), ...packages.flatMap(({ family }) => family.tags)])
  const documentedSources = program.getSourceFiles().filter(({ fileName }) => packageOfFile(packages, fileName) !== undefined)
  const checker = program.getTypeChecker()
  const project = withReadableComments(documentedSources, () =>
    withPropertiesOfModules(checker, () => withTypesOfNodes(checker, () => app.converter.convert(entryPoints))),
  )
  collect?.()
  checkpoint?.()
  const modules = modulesOf(project, packages)
  const entries = toEntriesByPackage({
    root,
    program,
    modules,
    packages,
    knownTags,
    modifierTags: app.options.getValue('modifierTags'),
    includes,
    ...remembered,
    unexported: remembered.unexported(),
    foreignModules: remembered.foreignModules(),
    augmentations: remembered.augmentations(),
    checkpoint,
  })
  checkpoint?.()
  const problems = findSourceProblems({ root, packages }, program)
  return {
    extraction: {
      ...entries,
      diagnostics: [...problems.diagnostics, ...findLineComments({ root, packages }, program), ...entries.diagnostics],
      files: [...new Set([...files, ...includes.files, ...problems.missingFiles])].sort(),
      awaited: problems.awaited,
    },
    isWhole: problems.missingFiles.length === 0,
  }
}

/** What is asked of reflections after the conversion, when TypeDoc has forgotten it. */
interface Remembered extends Pick<ConversionInput, 'linkTexts' | 'symbols' | 'headings'> {
  /** Once everything is converted. */
  readonly unexported: () => UnexportedModules
  readonly foreignModules: () => ReadonlyMap<Reflection, ForeignModule>
  readonly augmentations: () => ReadonlySet<Reflection>
}

/** Listens to a conversion: converts what TypeDoc leaves out, and remembers what it forgets. */
function rememberWhileConverting(
  { converter }: Application,
  program: ts.Program,
  packages: readonly DocumentedPackage[],
  converted: readonly DocumentedPackage[],
): Remembered {
  // TypeDoc overwrites the text of links while it resolves them, at priority -300, and forgets the symbols after that.
  const linkTexts = createLinkTexts()
  const symbols = createSymbolFacts(program, (file) => packageOfFile(packages, file) !== undefined)
  const headings = createHeadings()
  const typesAsWritten = createTypesAsWritten(converter, program)
  keepTextsBesideInherited(converter)
  let uncommented: readonly Reflection[] = []
  let unexported: UnexportedModules = new Map()
  let foreignModules: ReadonlyMap<Reflection, ForeignModule> = new Map()
  let augmentations: ReadonlySet<Reflection> = new Set()
  converter.on(Converter.EVENT_BEGIN, ({ project }) => indexReferences(project))
  converter.on(
    Converter.EVENT_RESOLVE_BEGIN,
    (context) => {
      dropUnknownExports(context)
      keepModules(context.project)
      const modules = modulesOf(context.project, packages)
      giveHomes(modules)
      referToShownNamesakes(context, program)
      unfoldExportedNamespaces(context.project, modules)
      foreignModules = foldForeignModules(context, program, modules)
      dropAddedMembers(context, program, modules)
      convertCallableClasses(context, program)
      augmentations = convertAugmentations(context, program, modules)
      unexported = convertUnexported(context, program, converted, () => {
        replaceComputedIndexes(context, program)
        typesAsWritten.convert(context)
        keepWrittenBases(context, program)
      })
      correctClasses(context, program)
      correctComments(context, program)
      Object.values(context.project.reflections).forEach(headings.remember)
    },
    beforeOthers,
  )
  converter.on(
    Converter.EVENT_RESOLVE_BEGIN,
    (context) => {
      dropBorrowedComments(context)
      hideUnplacedTags(context, program.getTypeChecker())
    },
    afterOthers,
  )
  converter.on(
    Converter.EVENT_RESOLVE_END,
    (context) => {
      uncommented = findUncommented(context)
      showUnplacedTags(context.project)
      for (const reflection of Object.values(context.project.reflections)) {
        symbols.remember(context, reflection)
        putOwnSourcesFirst(context, reflection)
      }
    },
    100,
  )
  // Members have the comments that they inherit since priority 0.
  converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => Object.values(project.reflections).forEach(linkTexts.remember), -250)
  converter.on(
    Converter.EVENT_RESOLVE_END,
    (context) => {
      dropCommentsOfBases(uncommented)
      markOwnMembers(context)
    },
    afterOthers,
  )
  return {
    linkTexts,
    symbols,
    headings,
    unexported: () => unexported,
    foreignModules: () => foreignModules,
    augmentations: () => augmentations,
  }
}

function correctClasses(context: Context, program: ts.Program): void {
  putBasesOfClassesFirst(context)
  markAbstractConstructors(context)
  readModifiersOfNamesakes(context)
  convertClassTypes(context, program)
}

function correctComments(context: Context, program: ts.Program): void {
  readCommentsOfParameters(context, program)
  nameTagsAsWritten(context.project)
  dropCommentsOfNamesakes(context)
  dropEmptyComments(context)
  giveCommentsToSignatures(context.project)
  requireBracketedParameters(context)
  keepParametersInPlace(context.project)
  placeDestructuredTags(context, program.getTypeChecker())
}

/** TypeDoc's own listeners have priorities between these. */
const [beforeOthers, afterOthers] = [100_000, -100_000]

const typedocOptions = {
  logLevel: LogLevel.None,
  skipErrorChecking: true,
  alwaysCreateEntryPointModule: true,
  disableGit: true,
  sourceLinkTemplate: '{path}',
  readme: 'none',
  sort: ['source-order' as const],
  // A chain of conditions nests as deep as it is long; TypeDoc would write `...` from the tenth on.
  maxTypeConversionDepth: 64,
  preservedTypeAnnotationTags: [...typedTags],
} satisfies Parameters<typeof Application.bootstrap>[0]

function exclusionOptionsOf(exclude: ExtractRequest['exclude']) {
  return {
    excludeInternal: exclude.internal,
    excludePrivate: exclude.private,
    excludeProtected: exclude.protected,
    excludeExternals: exclude.externals,
    excludeNotDocumented: exclude.notDocumented,
  }
}

function isDeclaredOutside(packages: readonly DocumentedPackage[], symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const { declarations = [] } = meantSymbol(symbol, checker)
  return (
    declarations.length > 0 &&
    declarations.every((declaration) => packageOfFile(packages, declaration.getSourceFile().fileName) === undefined)
  )
}

/**
 * TypeDoc documents a declaration in the first entry that exports it. So a package comes after those that it exports things of, and
 * its own exports of them become references.
 */
function orderByExports(program: ts.Program, packages: readonly DocumentedPackage[]): readonly DocumentedPackage[] {
  const ordered = new Set<DocumentedPackage>()
  const entered = new Set<DocumentedPackage>()
  const visit = (documented: DocumentedPackage) => {
    if (entered.has(documented)) return
    entered.add(documented)
    exportedFrom(program, documented, packages).forEach(visit)
    ordered.add(documented)
  }
  packages.forEach(visit)
  return [...ordered]
}

function exportedFrom(program: ts.Program, { entryPoints }: DocumentedPackage, packages: readonly DocumentedPackage[]) {
  const checker = program.getTypeChecker()
  return entryPoints.flatMap(({ file }) => {
    const sourceFile = program.getSourceFile(file)
    const module = sourceFile && checker.getSymbolAtLocation(sourceFile)
    if (!module) return []
    return checker.getExportsOfModule(module).flatMap((symbol) => {
      const declaredIn = meantSymbol(symbol, checker).declarations?.[0]?.getSourceFile().fileName
      return (declaredIn && packageOfFile(packages, declaredIn)) || []
    })
  })
}
