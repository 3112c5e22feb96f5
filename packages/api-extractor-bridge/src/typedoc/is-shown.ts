import type { Context, Reflection } from 'typedoc'

/** Whether TypeDoc will keep a reflection, which it decides only when everything is converted. */
export function createIsShown({ converter }: Context): (reflection: Reflection) => boolean {
  const { options } = converter.application
  const [withoutPrivate, withoutProtected, withoutInternal] = [
    options.getValue('excludePrivate'),
    options.getValue('excludeProtected'),
    options.getValue('excludeInternal'),
  ]
  const isShown = ({ flags, comment, parent }: Reflection): boolean => {
    if (withoutPrivate && flags.isPrivate) return false
    if (withoutProtected && flags.isProtected) return false
    if (withoutInternal && comment?.hasModifier('@internal')) return false
    return parent === undefined || isShown(parent)
  }
  return isShown
}
