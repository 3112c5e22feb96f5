/** A module of its own file. */
interface Part<Given extends readonly unknown[]> {
  readonly start: (...given: Given) => unknown
}

/**
 * Starts what a page does without where its file cannot be had: after a deployment, a page that was opened before it names files that are
 * gone. `data-without-<name>` has the style sheet hide what the part would bring to life.
 */
export function startPart<Given extends readonly unknown[]>(name: string, loaded: Promise<Part<Given>>, ...given: Given): void {
  loaded.then(
    ({ start }) => start(...given),
    () => document.documentElement.setAttribute(`data-without-${name}`, ''),
  )
}
