// What the readers of all kinds of diagrams share.
import type { Direction } from '../model.ts'
import type { Place, Problem } from '../problem.ts'
import { iconInLabel, linesOfLabel } from './labels.ts'
import type { Statement } from './statements.ts'

/** Collects what a reader finds. */
export class Notes {
  readonly problems: Problem[] = []

  /** The diagram is not drawn. */
  refuse({ line, column }: Place, message: string): void {
    this.problems.push({ line, column, message, isFatal: true })
  }

  /** The diagram is drawn without it. */
  leaveOut({ line, column }: Place, message: string): void {
    this.problems.push({ line, column, message, isFatal: false })
  }

  /** Of a label at a place. */
  label(written: string, at: Place): readonly string[] {
    const icon = iconInLabel.exec(written)?.[0]
    if (icon === undefined) return linesOfLabel(written)
    this.leaveOut(at, `The icon "${icon}" is left out: icons are not drawn. Remove it, or write a word.`)
    return linesOfLabel(written.replaceAll(new RegExp(iconInLabel, 'g'), ''))
  }

  unread(statement: Statement, kind: string): void {
    this.refuse(
      statement,
      `"${shortened(statement.text)}" cannot be read as a line of a ${kind}, so the diagram is shown as code. Correct the line, or remove it.`,
    )
  }

  /** `end` or `}` that closes nothing, or nothing that closes something. */
  unbalanced(at: Place, message: string): void {
    this.refuse(at, `${message}, so the diagram is shown as code.`)
  }
}

export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

const directions: Readonly<Record<string, Direction>> = {
  TB: 'down',
  TD: 'down',
  v: 'down',
  BT: 'up',
  '^': 'up',
  LR: 'right',
  '>': 'right',
  RL: 'left',
  '<': 'left',
}

export function directionOf(word: string): Direction | undefined {
  return directions[word] ?? directions[word.toUpperCase()]
}

/** `direction LR` on a line of its own. */
export function directionLine(text: string): Direction | undefined {
  const word = /^direction\s+(\S+?);?$/.exec(text)?.[1]
  return word === undefined ? undefined : directionOf(word)
}

/** Colors and fonts, which are those of the theme in these drawings. */
export function isStyling(text: string): boolean {
  return (
    /^(?:style|classDef|linkStyle|cssClass|class\s+[\w,\s-]+\s[\w-]+\s*;?$)/.test(text) ||
    /^(?:hide empty description|scale\s)/.test(text)
  )
}

/** `click`, `link` and `callback` make Mermaid's drawings react to a click. */
export function isInteraction(text: string): boolean {
  return /^(?:click|callback|link)\s/.test(text)
}

export function leaveOutInteraction(statement: Statement, notes: Notes): void {
  notes.leaveOut(
    statement,
    `"${shortened(statement.text)}" is left out: nothing in a drawing can be clicked. Remove the line, and write the link below the diagram.`,
  )
}

/** Some kinds of diagrams may have a comment behind what a line says. */
export function withoutComment(text: string): string {
  return text.replace(/\s+%%[^"]*$/, '')
}

/** The first `count` characters of a statement are read: where the rest begins. */
export function placeAfter({ line, column }: Place, count: number): Place {
  return { line, column: column + count }
}
