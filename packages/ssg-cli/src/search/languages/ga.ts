import { stemmer } from '@orama/stemmers/irish'
import { stopwords } from '@orama/stopwords/irish'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'ga', stemmer, stopwords })
