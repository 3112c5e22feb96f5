// The directives that every site has.
import type { Directive } from '@docgen/model'
import { admonitions } from './admonitions.ts'
import { buttons } from './buttons.ts'
import { cards } from './cards.ts'
import { details } from './details.ts'
import { hero } from './hero.ts'
import { steps } from './steps.ts'
import { tab, tabs } from './tabs.ts'

export const builtInDirectives: readonly Directive[] = [...admonitions, buttons, cards, details, hero, steps, tabs, tab]
