import { stemmer } from '@orama/stemmers/romanian'
import { stopwords } from '@orama/stopwords/romanian'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'ro', stemmer, stopwords })
