import type { User } from '@accounts/types'

declare global {
  namespace App {
    interface Locals {
      /** Without `services`; `null` for a guest. */
      user: User | null
    }
  }
}
