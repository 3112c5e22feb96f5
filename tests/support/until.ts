import { setTimeout as pause } from 'node:timers/promises'

/** Resolves once `condition` holds; looks every few milliseconds. Throws when `stop` says that it never will. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string,
  stop: () => boolean = () => false,
): Promise<void> {
  while (!(await condition())) {
    if (stop()) throw new Error(`It never came to be that ${what}.`)
    await pause(3)
  }
}
