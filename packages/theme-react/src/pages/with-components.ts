import type { ThemeComponents } from '../components/components.ts'

/** Props of a page together with the components it is made of. */
export type WithComponents<Props> = Props & { readonly components: ThemeComponents }
