import { slug } from 'github-slugger'
import { textKey, type ApiPackage, type ApiText, type FragmentJob } from '@docgen/model'
import { readmeTitleOf, withoutReadmeTitle } from './readme-title.ts'

/** Ids of a README stand on its package's page under this prefix, those of comments under one of their own. */
export const readmePrefix = 'readme-'

/** Every Markdown text of a package, each once: its README and its comments. */
export function textJobsOf(apiPackage: ApiPackage): readonly FragmentJob[] {
  const jobs = new Map<string, FragmentJob>()
  if (apiPackage.readme)
    jobs.set(textKey(apiPackage.readme), {
      text: withoutTitle(apiPackage.readme),
      anchorPrefix: readmePrefix,
      keepSections: true,
    })
  for (const text of textsOf([apiPackage.entries, apiPackage.unexported, apiPackage.groupTexts, apiPackage.entryPoints])) {
    if (!jobs.has(textKey(text))) jobs.set(textKey(text), { text, anchorPrefix: `comment-${jobs.size}-` })
  }
  return [...jobs.values()]
}

/** The texts within a value of the model, in order. */
export function textsOf(value: unknown): readonly ApiText[] {
  const texts: ApiText[] = []
  const visit = (item: unknown): void => {
    if (Array.isArray(item)) item.forEach(visit)
    else if (isText(item)) texts.push(item)
    else if (typeof item === 'object' && item !== null) Object.values(item).forEach(visit)
  }
  visit(value)
  return texts
}

/** The declarations that a value of the model names. */
export function targetsOf(value: unknown): ReadonlySet<string> {
  const targets = new Set<string>()
  const visit = (item: unknown): void => {
    if (Array.isArray(item)) item.forEach(visit)
    else if (typeof item === 'object' && item !== null && !isText(item)) {
      if ('target' in item && typeof item.target === 'string') targets.add(item.target)
      Object.values(item).forEach(visit)
    }
  }
  visit(value)
  return targets
}

/**
 * Whether a text comes with an installed package that the reference does not document, as of what a class inherits. Nobody in the family can mend it.
 */
export function isTextOfOthers({ file }: Pick<ApiText, 'file'>, packages: readonly Pick<ApiPackage, 'name'>[]): boolean {
  const [, ...below] = `/${file}`.split('/node_modules/')
  const installed = /^(?:@[^/]+\/)?[^/]+/.exec(below.at(-1) ?? '')?.[0]
  return installed !== undefined && !packages.some(({ name }) => name === installed)
}

function isText(value: unknown): value is ApiText {
  return typeof value === 'object' && value !== null && 'markdown' in value && typeof value.markdown === 'string'
}

/** The page has the package's name for a title already. */
function withoutTitle(text: ApiText): ApiText {
  return { ...text, markdown: withoutReadmeTitle(text.markdown) }
}

/** The anchor that the title of a README has where it is shown whole: its tables of contents name it. */
export function readmeTitleAnchorOf({ markdown }: ApiText): string | undefined {
  const written = readmeTitleOf(markdown)?.text
  return written === undefined ? undefined : slug(written.replace(/!?\[([^\]]*)\]\([^)]*\)|<[^>]*>/g, '$1').trim())
}
