import {
  findNearest,
  isPackagePattern,
  isRecord,
  typedocLayouts,
  type OptionProblem,
  type TypedocPages,
  type VersionBanner,
} from '@docgen/model'
import { dirOf, isNameless, type ApiPackageOption, type ApiReferenceOptions } from './options.ts'

const exclusionKeys = [
  'excludeInternal',
  'excludePrivate',
  'excludeProtected',
  'excludeExternals',
  'excludeNotDocumented',
] as const satisfies readonly (keyof ApiReferenceOptions)[]
export type ExclusionKey = (typeof exclusionKeys)[number]

const referenceKeys = [
  'name',
  'path',
  'version',
  'typedocPath',
  'packages',
  'resolveFrom',
  'groups',
  'sourceLink',
  'readme',
  ...exclusionKeys,
  'comments',
  'history',
  'externalSymbols',
]
const inventoryKeys = ['url', 'symbols', 'packages']
/** What TypeDoc and others call what has another name here. */
const foreignKeys = new Map(
  Object.entries({
    entryPoints: `Name the packages in "packages": [{ npm: '@scope/name' }, { folder: 'packages/name' }].`,
    entryPoint: 'Write "folder", the folder of its package.json; its entry points are found from there.',
    path: 'Write "folder".',
    tsconfig: 'Remove it; one program reads all packages.',
  }),
)
const packageKeys = ['npm', 'folder', 'privatePackages', 'dir', 'sourceLink', 'readme', 'entries']

/**
 * What is wrong with the options of a reference, whatever a config without types gives. `isIncomplete`: a pattern of the list means no package
 * yet, so a group may name one that is to come.
 */
export function optionProblemsOf(options: unknown, isIncomplete = false): readonly OptionProblem[] {
  if (!isRecord(options)) return [problem('apiReference', 'apiReference() has no options.', exampleHint)]
  const { packages } = options
  if (!Array.isArray(packages)) {
    return [
      ...unknownKeys(options, referenceKeys, 'apiReference()'),
      problem('packages', 'apiReference() has no list of packages.', exampleHint),
    ]
  }
  return [
    ...unknownKeys(options, referenceKeys, 'apiReference()'),
    ...exclusionKeys.flatMap((key) => switchProblemsOf(key, options[key])),
    ...sourceLinkProblemsOf(options['sourceLink'], 'apiReference()'),
    ...packages.flatMap((option: unknown, index) => packageProblemsOf(option, index)),
    ...groupProblemsOf(options['groups'], packages, isIncomplete),
    ...typedocPathProblemsOf(options['typedocPath']),
    ...folderProblemsOf(options, 'comments', 'reference/comments'),
    ...folderProblemsOf(options, 'history', 'api-reports'),
    ...folderProblemsOf(options, 'resolveFrom', 'versioned/1.0'),
    ...versionProblemsOf(options['version']),
    ...inventoryProblemsOf(options['externalSymbols']),
  ]
}

/** Readers follow it: what is no address of the web is left out of pages, so it is said here. */
function sourceLinkProblemsOf(value: unknown, what: string): readonly OptionProblem[] {
  if (value === undefined || (typeof value === 'string' && /^https?:\/\//i.test(value))) return []
  const shown = typeof value === 'string' ? `"${value}"` : `a ${typeof value}`
  const hint = "Write `sourceLink: 'https://github.com/owner/repository/blob/main/{directory}/{file}#L{line}'`."
  return [problem('sourceLink', `The "sourceLink" of ${what} must be a web address, but it is ${shown}.`, hint)]
}

function switchProblemsOf(key: string, value: unknown): readonly OptionProblem[] {
  if (value === undefined || typeof value === 'boolean') return []
  return [
    problem(
      key,
      `The option "${key}" of apiReference() must be true or false, but it is ${JSON.stringify(value) ?? typeof value}.`,
      'Write `true` or `false`.',
    ),
  ]
}

function typedocPathProblemsOf(value: unknown): readonly OptionProblem[] {
  if (value === undefined) return []
  return [value].flat().flatMap((each: unknown) => typedocPagesProblemsOf(each, Array.isArray(value)))
}

function typedocPagesProblemsOf(value: unknown, isListed: boolean): readonly OptionProblem[] {
  const what = 'The "typedocPath" of apiReference()'
  const path = isRecord(value) ? value['path'] : value
  if (!(typeof path === 'string' && path.startsWith('/')) || (isListed && !isRecord(value))) {
    const shown = typeof path === 'string' ? `"${path}"` : `a ${typeof path}`
    const message =
      isListed || isRecord(value)
        ? `${what} has an entry without a "path" that begins with "/".`
        : `${what} must be a path that begins with "/", but it is ${shown}.`
    const hint = "Write `typedocPath: '/'`, or the path that TypeDoc's site had below the base."
    const hintOfPages = "Write `typedocPath: { path: '/docs/api' }`, or a list of such objects."
    return [problem('typedocPath', message, isListed || isRecord(value) ? hintOfPages : hint)]
  }
  if (!isRecord(value)) return []
  const { layout, modules } = value
  return [
    ...unknownKeys(value, typedocPagesKeys, what),
    ...(layout === undefined || typedocLayouts.some((each) => each === layout)
      ? []
      : [problem('layout', `${what} has an unknown "layout".`, `Write "${typedocLayouts.join('", "')}", or remove it.`)]),
    ...(modules === undefined || (isRecord(modules) && Object.values(modules).every(isText))
      ? []
      : [
          problem(
            'modules',
            `${what} has "modules" that do not name what they export.`,
            "Write `modules: { 'core/src': '@acme/core' }`.",
          ),
        ]),
  ]
}

const typedocPagesKeys = ['path', 'layout', 'modules'] satisfies readonly (keyof TypedocPages)[]

function versionProblemsOf(version: unknown): readonly OptionProblem[] {
  if (version === undefined || isText(version)) return []
  const what = 'The "version" of apiReference()'
  if (!isRecord(version)) {
    const hint =
      "Write `version: '1.0'` for a version of the guides, or `version: { name: '1.0' }` for one that they do not have."
    return [problem('version', `${what} must be the name of a version, or an object: \`{ name, label, banner }\`.`, hint)]
  }
  const { name, label, banner } = version
  return [
    ...unknownKeys(version, versionKeys, what),
    ...(isText(name) ? [] : [problem('version', `${what} has no "name".`, "Write `version: { name: '1.0' }`.")]),
    ...(label === undefined || isLocalText(label)
      ? []
      : [
          problem(
            'label',
            'The "label" of the version of apiReference() must be text.',
            "Write `label: '1.x'`, or a text for each language.",
          ),
        ]),
    ...(banner === undefined || banners.includes(banner)
      ? []
      : [
          problem(
            'banner',
            'The "banner" of the version of apiReference() must be "unreleased" or "unmaintained".',
            'Write one of the two, or remove it.',
          ),
        ]),
  ]
}

const versionKeys = ['name', 'label', 'banner']
const banners: readonly unknown[] = ['unreleased', 'unmaintained'] satisfies readonly VersionBanner[]

function folderProblemsOf(options: Readonly<Record<string, unknown>>, key: string, example: string): readonly OptionProblem[] {
  const folder = options[key]
  if (folder === undefined || isText(folder)) return []
  const message = `The "${key}" of apiReference() must be the path of a folder.`
  return [problem(key, message, `Write \`${key}: '${example}'\`, relative to the site root.`)]
}

function groupProblemsOf(groups: unknown, packages: readonly unknown[], isIncomplete: boolean): readonly OptionProblem[] {
  if (groups === undefined) return []
  if (!isRecord(groups)) return [problem('groups', 'The "groups" of apiReference() are not an object.', groupsHint)]
  const known = packages
    .filter(isPackageOption)
    .map((option) => ({ names: option.npm === undefined ? [dirOf(option)] : [option.npm, dirOf(option)], option }))
  const headings = new Map<unknown, string>()
  return Object.entries(groups).flatMap(([heading, group]) => {
    const names = isLabeled(group) ? group['packages'] : group
    if (!Array.isArray(names)) return [problem('groups', `The group "${heading}" of apiReference() is not a list.`, groupsHint)]
    return names.flatMap((name: unknown): readonly OptionProblem[] => {
      const found = known.find(({ names }) => names.some((each) => each === name))
      if (!found) {
        if (isIncomplete || known.some(({ option }) => isNameless(option) || isPattern(option))) return []
        const nearest = findNearest(
          String(name),
          known.flatMap(({ names }) => names),
        )
        const hint = nearest
          ? `Write "${nearest}", the closest package.`
          : 'Write the npm name or the "dir" of a package of the list; a folder has its last segment for "dir".'
        return [
          problem('groups', `The group "${heading}" of apiReference() names "${name}", which is not one of its packages.`, hint),
        ]
      }
      const earlier = headings.get(found.option)
      headings.set(found.option, heading)
      if (earlier === undefined) return []
      const message = `The groups "${earlier}" and "${heading}" of apiReference() both have "${name}".`
      return [problem('groups', message, 'Name each package in one group.')]
    })
  })
}

const groupsHint = "Write `groups: { Heading: ['@scope/name', 'dir'] }`, or `{ label, packages }` for such a list."

function isLabeled(group: unknown): group is Readonly<Record<string, unknown>> {
  if (!isRecord(group) || Object.keys(group).some((key) => key !== 'label' && key !== 'packages')) return false
  return isLocalText(group['label'])
}

/** A text, or one for each language. */
function isLocalText(value: unknown): boolean {
  return isRecord(value) ? Object.values(value).every(isText) : isText(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** Enough of one to know its names. */
function isPackageOption(option: unknown): option is ApiPackageOption {
  if (!isRecord(option) || (option['dir'] !== undefined && typeof option['dir'] !== 'string')) return false
  return typeof option['npm'] === 'string' || typeof option['folder'] === 'string'
}

function isPattern({ folder }: Readonly<Record<string, unknown>> | ApiPackageOption): boolean {
  return typeof folder === 'string' && isPackagePattern(folder)
}

const exampleHint = "Write `apiReference({ packages: [{ npm: '@scope/name' }, { folder: 'packages/name' }] })`."

function packageProblemsOf(option: unknown, index: number): readonly OptionProblem[] {
  const what = `Package ${index + 1} of apiReference()`
  if (!isRecord(option))
    return [problem('packages', `${what} is not an object.`, "Write `{ npm: '@scope/name' }` or `{ folder: 'packages/name' }`.")]
  const places = [option['npm'], option['folder']].filter((place) => typeof place === 'string' && place !== '')
  return [
    ...unknownKeys(option, packageKeys, what),
    ...sourceLinkProblemsOf(option['sourceLink'], what),
    ...entriesProblemsOf(option['entries'], what),
    ...privatePackagesProblemsOf(option, what),
    ...(option['dir'] !== undefined && isPattern(option)
      ? [
          problem(
            'packages',
            `${what} has both a pattern as "folder" and a "dir", which all its packages would share.`,
            'Remove "dir", or list the package that needs it by its folder.',
          ),
        ]
      : []),
    ...(places.length === 1
      ? []
      : [
          problem(
            'packages',
            `${what} has ${places.length === 0 ? 'neither "npm" nor "folder"' : 'both "npm" and "folder"'}.`,
            'Give one of the two.',
          ),
        ]),
  ]
}

function privatePackagesProblemsOf(option: Readonly<Record<string, unknown>>, what: string): readonly OptionProblem[] {
  const { folder, privatePackages } = option
  if (privatePackages === undefined) return []
  if (typeof privatePackages !== 'boolean') {
    const shown = JSON.stringify(privatePackages) ?? typeof privatePackages
    const message = `The "privatePackages" of ${what} must be true or false, but it is ${shown}.`
    return [problem('privatePackages', message, 'Write `true` or `false`.')]
  }
  if (isPattern(option) && !String(folder).startsWith('!')) return []
  const message = `${what} has "privatePackages", but its "folder" is no pattern that adds packages.`
  return [problem('privatePackages', message, 'Remove it: a package that is named by its folder is documented in any case.')]
}

function entriesProblemsOf(entries: unknown, what: string): readonly OptionProblem[] {
  if (entries === undefined) return []
  const hint = "Write keys of the package's `exports`: `entries: ['.', './client']`."
  if (!Array.isArray(entries) || entries.length === 0)
    return [problem('entries', `The "entries" of ${what} are not a list of entry points.`, hint)]
  return entries.flatMap((entry: unknown) => {
    if (typeof entry === 'string' && /^\.(?:\/[^/].*)?$/.test(entry)) return []
    return [
      problem(
        'entries',
        `The "entries" of ${what} have ${JSON.stringify(entry) ?? typeof entry}, which is no entry point.`,
        hint,
      ),
    ]
  })
}

function inventoryProblemsOf(inventories: unknown): readonly OptionProblem[] {
  if (inventories === undefined) return []
  if (!Array.isArray(inventories)) {
    return [problem('externalSymbols', 'The "externalSymbols" of apiReference() are not a list.', inventoryHint)]
  }
  return inventories.flatMap((option: unknown, index): readonly OptionProblem[] => {
    const what = `Entry ${index + 1} of "externalSymbols"`
    if (!isRecord(option)) return [problem('externalSymbols', `${what} is not an object.`, inventoryHint)]
    const { url, symbols, packages } = option
    const isList = Array.isArray(packages) && packages.every((name) => typeof name === 'string')
    return [
      ...unknownKeys(option, inventoryKeys, what),
      ...(isOrigin(url) ? [] : [problem('externalSymbols', `${what} has no "url" that is an origin.`, inventoryHint)]),
      ...(typeof symbols === 'string' && symbols !== ''
        ? []
        : [problem('externalSymbols', `${what} has no file as "symbols".`, inventoryHint)]),
      ...(packages === undefined || isList
        ? []
        : [problem('externalSymbols', `${what} has "packages" that are no list of names.`, inventoryHint)]),
    ]
  })
}

const inventoryHint =
  "Write `externalSymbols: [{ url: 'https://widgets.example', symbols: 'inventories/widgets.json', packages: ['@acme/widgets'] }]`."

/** The paths of an inventory begin at the root of the host. */
function isOrigin(url: unknown): boolean {
  return typeof url === 'string' && URL.canParse(url) && /^https?:\/\/[^/]+\/?$/.test(url)
}

function unknownKeys(
  options: Readonly<Record<string, unknown>>,
  known: readonly string[],
  what: string,
): readonly OptionProblem[] {
  return Object.keys(options)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const nearest = findNearest(key, known)
      const hint = nearest ? `Write "${nearest}", the closest option.` : (foreignKeys.get(key) ?? 'Remove it.')
      const meant = nearest === undefined || Object.hasOwn(options, nearest) ? undefined : nearest
      return { ...problem(key, `${what} has the unknown option "${key}".`, hint), meant }
    })
}

function problem(key: string, message: string, hint: string): OptionProblem {
  return { key, message, hint }
}
