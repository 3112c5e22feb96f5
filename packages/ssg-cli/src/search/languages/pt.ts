import { stemmer } from '@orama/stemmers/portuguese'
import { stopwords } from '@orama/stopwords/portuguese'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({
  language: 'pt',
  stemmer,
  stopwords,
  question: /^(?:como|o que|que|por que|quando|onde|qual|quais|quem|posso|pode|e|sao|devo)\s/i,
  headingOfLinks: /^(?:próximos passos|veja também|leitura adicional)$/i,
})
