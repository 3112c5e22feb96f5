import ts from 'typescript'
import { expect, test } from 'vitest'
import { createCommentPlaces, type CommentPiece, type CommentPlaces } from './comment-place.ts'

function placesIn(text: string): CommentPlaces {
  const source = ts.createSourceFile('/r/a.ts', text, ts.ScriptTarget.Latest)
  // The only method of a program that is called.
  const program = { getSourceFile: () => source } as unknown as ts.Program
  return createCommentPlaces({ root: '/r', program, packages: [] })
}

/** What a declaration of that line and column says of itself. */
function pieceOf(line: number, character: number, parts: readonly string[], before = ''): CommentPiece {
  const sources = [{ fullFileName: '/r/a.ts', line, character }]
  // What is asked of a reflection here.
  const owner = { isDeclaration: () => true, isSignature: () => false, sources } as unknown as CommentPiece['owner']
  return { file: '/r/a.ts', owner, before, parts }
}

const linesOf = (places: CommentPlaces, piece: CommentPiece): readonly number[] => places.of(piece).starts.map(({ line }) => line)

const text = ['/** Same. */', 'let a', '/** Same. */', 'let b', '/** Other.', ' * @param x Same. */', 'let c'].join('\n')

test.each<[string, CommentPiece, readonly number[]]>([
  ['in the nearest comment before it', pieceOf(4, 4, ['Same.']), [3]],
  ['in one further up', pieceOf(2, 4, ['Same.']), [1]],
  ['behind it, where none before has it', pieceOf(2, 4, ['Other.']), [5]],
  ['behind its tag', pieceOf(7, 4, ['Same.'], '@param x'), [6]],
  ['at the nearest comment, where none has it', pieceOf(4, 4, ['Nowhere.']), [3]],
  ['at the first comment, where none stands before it', pieceOf(1, 0, ['Nowhere.']), [1]],
])('a piece is found %s', (_, piece, lines) => {
  expect(linesOf(placesIn(text), piece)).toEqual(lines)
})

const jsDoc = [
  '/** input, options.a, b. In. Both. A. B. The key.',
  ' * @param { !string } input - In.',
  " * @param {{ a: string }} [options={ a: '' }] Both.",
  ' * @param [options.a] - A.',
  ' * @param b: B.',
  ' * @template {object} Key The key.',
  ' */',
  'function f() {}',
].join('\n')

test.each<[string, string, string, readonly [number, number]]>([
  ['a text behind a type', '@param input', 'In.', [2, 31]],
  ['a text behind brackets', '@param options', 'Both.', [3, 47]],
  ['that of a property in brackets', '@param options.a', 'A.', [4, 25]],
  ['that of a property without its parameter', '@param inner.b', 'B.', [5, 14]],
  ['that of a type parameter', '@template Key', 'The key.', [6, 27]],
  ['a name behind a type', '@param', 'input', [2, 23]],
  ['a name in brackets behind a type', '@param', 'options', [3, 28]],
  ['a name in brackets', '@param', 'options.a', [4, 12]],
  ['a name alone', '@param', 'b', [5, 11]],
])('%s is found in its place', (_, before, part, place) => {
  const [found] = placesIn(jsDoc).of(pieceOf(8, 9, [part], before)).starts
  expect([found?.line, found?.column]).toEqual(place)
})
