import { stemmer } from '@orama/stemmers/norwegian'
import { stopwords } from '@orama/stopwords/norwegian'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'no', stemmer, stopwords })
