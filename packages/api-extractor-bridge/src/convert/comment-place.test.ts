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

const linesOf = (places: CommentPlaces, piece: CommentPiece): readonly number[] => places.of(piece).map(({ line }) => line)

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
