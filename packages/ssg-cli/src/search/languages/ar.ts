import { stemmer } from '@orama/stemmers/arabic'
import { stopwords } from '@orama/stopwords/arabic'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'ar', stemmer, stopwords })
