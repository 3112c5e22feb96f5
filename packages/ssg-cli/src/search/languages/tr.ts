import { stemmer } from '@orama/stemmers/turkish'
import { stopwords } from '@orama/stopwords/turkish'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'tr', stemmer, stopwords })
