import { stemmer } from '@orama/stemmers/spanish'
import { stopwords } from '@orama/stopwords/spanish'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({
  language: 'es',
  stemmer,
  stopwords,
  question: /^¿?(?:como|que|por que|cuando|donde|cual(?:es)?|quien(?:es)?|puedo|puede|es|son|hay|debo)\s/i,
  headingOfLinks: /^(?:próximos pasos|véase también|ver también|relacionado)$/i,
})
