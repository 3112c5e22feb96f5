import { stemmer } from '@orama/stemmers/greek'
import { stopwords } from '@orama/stopwords/greek'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({
  language: 'el',
  stemmer,
  stopwords,
  // Its question mark.
  question: /\s.*;$/,
})
