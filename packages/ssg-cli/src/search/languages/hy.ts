import { stemmer } from '@orama/stemmers/armenian'
import { stopwords } from '@orama/stopwords/armenian'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'hy', stemmer, stopwords })
