// What a page gets once it has nothing else to do. What only some pages need is fetched for those.
import { foundKey } from './found-key.ts'
import { startNavigation, type RuntimeParts } from './navigation.ts'

export function startAfterIdle(base: string, parts: RuntimeParts): void {
  startNavigation(base, parts)
  let hasMarks = false
  const findMarks = (isOther: boolean): void => {
    const isFound = hasFound()
    if (!isFound && !(hasMarks && isOther)) return
    hasMarks = isFound
    void import('./marks.ts').then(({ showMarks }) => showMarks(foundKey))
  }
  const findAll = (): void => {
    findMarks(true)
  }
  document.addEventListener('docgen:navigate', findAll)
  // A result may be another place of the page that is shown.
  addEventListener('hashchange', () => findMarks(false))
  findAll()
}

function hasFound(): boolean {
  try {
    return document.documentElement.dataset['searchMarks'] !== 'off' && sessionStorage.getItem(foundKey) !== null
  } catch {
    // Storage is forbidden: then nothing was kept either.
    return false
  }
}
