import { stemmer } from '@orama/stemmers/ukrainian'
import { stopwords } from '@orama/stopwords/ukrainian'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'uk', stemmer, stopwords })
