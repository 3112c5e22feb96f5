import { defineDirective } from '../config/define-directive.ts'

export const details = defineDirective({ name: 'details', becomes: () => ({ element: 'docgen-details' }) })
