import { stemmer } from '@orama/stemmers/nepali'
import { stopwords } from '@orama/stopwords/nepali'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'ne', stemmer, stopwords })
