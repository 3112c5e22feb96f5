import type { ContentComponents } from '@docgen/model'
import { Admonition } from './admonition.tsx'
import { CodeBlock } from './code-block.tsx'
import { Details } from './details.tsx'
import { Heading } from './heading.tsx'
import { InlineSvg } from './inline-svg.tsx'
import { Cards, Steps } from './listings.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'

export const contentComponents: ContentComponents = {
  'docgen-admonition': Admonition,
  'docgen-cards': Cards,
  'docgen-code': CodeBlock,
  'docgen-details': Details,
  'docgen-heading': Heading,
  'docgen-svg': InlineSvg,
  'docgen-steps': Steps,
  'docgen-table': Table,
  'docgen-tabs': Tabs,
}
