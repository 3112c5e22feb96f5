import { stemmer } from '@orama/stemmers/tamil'
import { stopwords } from '@orama/stopwords/tamil'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'ta', stemmer, stopwords })
