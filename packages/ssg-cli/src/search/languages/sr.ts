import { stemmer } from '@orama/stemmers/serbian'
import { stopwords } from '@orama/stopwords/serbian'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'sr', stemmer, stopwords })
