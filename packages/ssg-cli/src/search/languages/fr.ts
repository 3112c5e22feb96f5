import { stemmer } from '@orama/stemmers/french'
import { stopwords } from '@orama/stopwords/french'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({
  language: 'fr',
  stemmer,
  stopwords,
  question: /^(?:comment|que|quoi|pourquoi|quand|ou|quel(?:le)?s?|qui|peut-on|puis-je|est-ce|faut-il|dois-je)\s/i,
  headingOfLinks: /^(?:étapes suivantes|voir aussi|pour aller plus loin)$/i,
})
