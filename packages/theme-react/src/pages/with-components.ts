import type { LayoutProps } from '@docgen/model'
import type { ThemeComponents } from '../components/components.ts'

/** Props of a page together with its words and the components it is made of. */
export type WithComponents<Props> = LayoutProps<Props> & { readonly components: ThemeComponents }
