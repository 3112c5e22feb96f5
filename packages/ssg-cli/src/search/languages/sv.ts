import { stemmer } from '@orama/stemmers/swedish'
import { stopwords } from '@orama/stopwords/swedish'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'sv', stemmer, stopwords })
