// What TypeScript knows of a declaration, as the pages of the reference have to show it: each text in every spelling that is right, which
// are that of its author and the one that TypeScript prints.
import ts from 'typescript'
import { canonical, canonicalSignature, canonicalType, parseMember, parseType } from './canonical-code.ts'

export interface KnownMember {
  readonly anchor: string
  readonly badges: readonly string[]
  /** Spellings of each overload, or of the type of a property. */
  readonly texts: readonly (readonly string[])[]
  readonly isInherited: boolean
}

/** The members of a class, of an interface, or of the object that an alias or a variable is; in no order. */
export function knownMembers(symbol: ts.Symbol, checker: ts.TypeChecker): readonly KnownMember[] {
  const isNamed = (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0
  const type = isNamed ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol)
  const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0
  const statics = isClass ? checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)) : []
  return [
    ...checker.getPropertiesOfType(type).flatMap((member) => knownMember(member, symbol, false, checker)),
    ...statics.filter(isShownStatic).flatMap((member) => knownMember(member, symbol, true, checker)),
    ...(isClass ? knownConstructor(symbol, checker) : []),
    ...checker
      .getIndexInfosOfType(type)
      .slice(0, 1)
      .flatMap(({ declaration }) => knownIndex(declaration)),
    ...signatureMember('call-signature', checker.getSignaturesOfType(type, ts.SignatureKind.Call), checker),
    ...(isClass ? [] : signatureMember('constructor', checker.getSignaturesOfType(type, ts.SignatureKind.Construct), checker)),
  ]
}

/** Spellings of each signature that a value can be called with. */
export function knownSignatures(symbol: ts.Symbol, checker: ts.TypeChecker): readonly (readonly string[])[] {
  return spellingsOf(checker.getSignaturesOfType(checker.getTypeOfSymbol(symbol), ts.SignatureKind.Call), checker)
}

/** Spellings of the type of a variable or a property. */
export function knownType(symbol: ts.Symbol, checker: ts.TypeChecker): readonly string[] {
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
  const written = (symbol.declarations ?? []).flatMap((declaration) =>
    (ts.isPropertySignature(declaration) ||
      ts.isPropertyDeclaration(declaration) ||
      ts.isParameter(declaration) ||
      ts.isVariableDeclaration(declaration)) &&
    declaration.type
      ? [canonicalType(declaration.type, isOptional)]
      : [],
  )
  const printed = checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, ts.TypeFormatFlags.NoTruncation)
  return [...written, canonicalType(parseType(printed), isOptional)]
}

function knownMember(member: ts.Symbol, owner: ts.Symbol, isStatic: boolean, checker: ts.TypeChecker): readonly KnownMember[] {
  const [declaration] = member.declarations ?? []
  if (!declaration || isHidden(member, declaration)) return []
  return [
    {
      anchor: `${isStatic ? 'static-' : ''}${member.name.replace(/[^\w$.-]+/g, '-')}`,
      badges: [...(isStatic ? ['static'] : []), ...badgesOf(member, declaration)],
      texts: textsOf(member, checker),
      isInherited: !owner.declarations?.some((own) => contains(own, declaration)),
    },
  ]
}

/** What its author keeps from readers. */
function isHidden(member: ts.Symbol, declaration: ts.Declaration): boolean {
  const name = ts.getNameOfDeclaration(declaration)
  if ((name && ts.isPrivateIdentifier(name)) || ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private) return true
  return member.getJsDocTags().some((tag) => ['internal', 'hidden', 'ignore'].includes(tag.name))
}

function badgesOf(member: ts.Symbol, declaration: ts.Declaration): readonly string[] {
  const flags = ts.getCombinedModifierFlags(declaration)
  return [
    ...(member.flags & ts.SymbolFlags.Optional ? ['optional'] : []),
    ...(flags & ts.ModifierFlags.Readonly ? ['readonly'] : []),
    ...(flags & ts.ModifierFlags.Abstract ? ['abstract'] : []),
    ...(flags & ts.ModifierFlags.Protected ? ['protected'] : []),
  ]
}

function textsOf(member: ts.Symbol, checker: ts.TypeChecker): readonly (readonly string[])[] {
  if (!(member.flags & ts.SymbolFlags.Method)) return [knownType(member, checker)]
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(member))
  return spellingsOf(checker.getSignaturesOfType(type, ts.SignatureKind.Call), checker)
}

function contains(outer: ts.Node, inner: ts.Node): boolean {
  return outer.getSourceFile() === inner.getSourceFile() && outer.pos <= inner.pos && inner.end <= outer.end
}

/** What every function has is not shown; what those of the standard library have depends on its version. */
function isShownStatic({ name, declarations = [] }: ts.Symbol): boolean {
  return (
    name !== 'prototype' &&
    !declarations.some((declaration) => /\/typescript\/lib\/lib\./.test(declaration.getSourceFile().fileName))
  )
}

function knownConstructor(symbol: ts.Symbol, checker: ts.TypeChecker): readonly KnownMember[] {
  const signatures = checker.getSignaturesOfType(checker.getTypeOfSymbol(symbol), ts.SignatureKind.Construct)
  const texts = spellingsOf(signatures, checker).map((spellings) => spellings.map(withoutResult))
  return [{ anchor: 'constructor', badges: [], texts, isInherited: true }]
}

/** A constructor is shown without the class that it makes, and without the type parameters of that. */
export function withoutResult(signature: string): string {
  return signature.replace(/^<.*?>(?=\()/, '').replace(/:(?!.*\)).*$/s, '')
}

function knownIndex(declaration: ts.Declaration | undefined): readonly KnownMember[] {
  if (!declaration || !ts.isIndexSignatureDeclaration(declaration)) return []
  return [{ anchor: 'index-signature', badges: [], texts: [[canonical(declaration)]], isInherited: true }]
}

function signatureMember(anchor: string, signatures: readonly ts.Signature[], checker: ts.TypeChecker): readonly KnownMember[] {
  return signatures.length === 0 ? [] : [{ anchor, badges: [], texts: spellingsOf(signatures, checker), isInherited: true }]
}

function spellingsOf(signatures: readonly ts.Signature[], checker: ts.TypeChecker): readonly (readonly string[])[] {
  return signatures.map((signature) => {
    const printed = checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation)
    const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined // That of a class without a constructor is missing.
    return [...(declaration ? [canonicalSignature(declaration)] : []), ...signatureIn(printed)]
  })
}

function signatureIn(text: string): readonly string[] {
  const member = parseMember(text.replace(/^new /, ''))
  return ts.isCallSignatureDeclaration(member) ? [canonicalSignature(member)] : []
}
