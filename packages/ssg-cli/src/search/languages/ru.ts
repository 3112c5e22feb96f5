import { stemmer } from '@orama/stemmers/russian'
import { stopwords } from '@orama/stopwords/russian'
import { snowballRules } from './snowball-rules.ts'

export const rules = snowballRules({
  language: 'ru',
  stemmer,
  stopwords,
  question: /^(?:как|что|почему|зачем|когда|где|куда|откуда|како[ией]|какая|какие|кто|можно|нужно|должен|есть)\s/i,
  headingOfLinks: /^(?:дальнейшие шаги|следующие шаги|см\. также|смотрите также)$/i,
})
