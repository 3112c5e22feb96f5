import { stemmer } from '@orama/stemmers/indonesian'
import { stopwords } from '@orama/stopwords/indonesian'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'id', stemmer, stopwords })
