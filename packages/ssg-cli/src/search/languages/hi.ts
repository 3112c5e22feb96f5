import { stemmer } from '@orama/stemmers/indian'
import { stopwords } from '@orama/stopwords/indian'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'hi', stemmer, stopwords })
