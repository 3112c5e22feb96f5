import { stemmer } from '@orama/stemmers/lithuanian'
import { stopwords } from '@orama/stopwords/lithuanian'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'lt', stemmer, stopwords })
