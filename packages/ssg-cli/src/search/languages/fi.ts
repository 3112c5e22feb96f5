import { stemmer } from '@orama/stemmers/finnish'
import { stopwords } from '@orama/stopwords/finnish'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'fi', stemmer, stopwords })
