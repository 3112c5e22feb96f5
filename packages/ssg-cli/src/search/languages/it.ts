import { stemmer } from '@orama/stemmers/italian'
import { stopwords } from '@orama/stopwords/italian'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({
  language: 'it',
  stemmer,
  stopwords,
  question: /^(?:come|che|cosa|perche|quando|dove|quale|quali|chi|posso|si puo|e|sono|devo)\s/i,
  headingOfLinks: /^(?:passi successivi|vedi anche|approfondimenti)$/i,
})
