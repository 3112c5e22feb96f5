import { stemmer } from '@orama/stemmers/bulgarian'
import { stopwords } from '@orama/stopwords/bulgarian'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'bg', stemmer, stopwords })
