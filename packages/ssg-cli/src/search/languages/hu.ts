import { stemmer } from '@orama/stemmers/hungarian'
import { stopwords } from '@orama/stopwords/hungarian'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'hu', stemmer, stopwords })
