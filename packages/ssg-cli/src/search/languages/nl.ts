import { stemmer } from '@orama/stemmers/dutch'
import { stopwords } from '@orama/stopwords/dutch'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({
  language: 'nl',
  stemmer,
  stopwords,
  question: /^(?:hoe|wat|waarom|wanneer|waar|welke?|wie|kan|kun|is|zijn|moet|mag)\s/i,
  headingOfLinks: /^(?:volgende stappen|zie ook|verder lezen)$/i,
})
