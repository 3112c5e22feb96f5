import { foldedStems, type Rules } from '../rules.ts'
import { germanStemOf } from './cistem.ts'

/** Without umlauts. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'aber alle als also am an auch auf aus bei beim bis da damit dann das dass dem den der des die dies diese diesem diesen dieser dieses ' +
    'doch dort du durch ein eine einem einen einer eines er es etwa fur hat hatte haben hier ich ihr ihre im in ins ist ja jede jedem jeden ' +
    'jeder jedes kann kein keine konnen konnte man mehr mit muss mussen nach nicht noch nur ob oder ohne sehr sein seine sich sie sind so ' +
    'soll sollen sowie uber um und uns unter vom von vor war waren was weil welche welcher wenn wer werden wie wieder wird wir wo wurde ' +
    'wurden zu zum zur zwischen'
  ).split(' '),
)

export const rules: Rules = {
  language: 'de',
  stopWords,
  stemsOf: foldedStems(germanStemOf),
  known: new Map(),
  question:
    /^(?:wie|was|warum|wieso|weshalb|wann|wo|woher|wohin|wozu|wofur|welche[mnrs]?|we[mnr]|womit|kann|konnen|darf|muss|soll|ist|sind|gibt)\s|\S\s(?:mit|ohne|in|im|auf|an|am|bei|beim|uber|unter|fur|per|via|von|vom|aus)\s+\S/i,
  headingOfLinks: /^(?:nächste schritte|siehe auch|weiterlesen)$/i,
}
