import type { SearchLanguage } from '@docgen/model'
import { english, type Rules } from '../rules.ts'

/** A site loads the code of its languages alone. */
const loaders: Readonly<Record<SearchLanguage, () => Promise<{ readonly rules: Rules }>>> = {
  ar: () => import('./ar.ts'),
  bg: () => import('./bg.ts'),
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  el: () => import('./el.ts'),
  en: async () => ({ rules: english }),
  es: () => import('./es.ts'),
  fi: () => import('./fi.ts'),
  fr: () => import('./fr.ts'),
  ga: () => import('./ga.ts'),
  hi: () => import('./hi.ts'),
  hu: () => import('./hu.ts'),
  hy: () => import('./hy.ts'),
  id: () => import('./id.ts'),
  it: () => import('./it.ts'),
  lt: () => import('./lt.ts'),
  ne: () => import('./ne.ts'),
  nl: () => import('./nl.ts'),
  no: () => import('./no.ts'),
  pt: () => import('./pt.ts'),
  ro: () => import('./ro.ts'),
  ru: () => import('./ru.ts'),
  sr: () => import('./sr.ts'),
  sv: () => import('./sv.ts'),
  ta: () => import('./ta.ts'),
  tr: () => import('./tr.ts'),
  uk: () => import('./uk.ts'),
}

export async function loadRules(language: SearchLanguage): Promise<Rules> {
  return (await loaders[language]()).rules
}
