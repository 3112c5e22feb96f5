import { stemmer } from '@orama/stemmers/danish'
import { stopwords } from '@orama/stopwords/danish'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({ language: 'da', stemmer, stopwords })
