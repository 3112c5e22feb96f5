import { fixOf, type Diagnostic, type SourceRange, type UnmatchedPattern } from '@docgen/model'

/** `otherSource` is the source of the other page, when it is not the one of this. */
export function duplicateRoute(at: SourceRange, path: string, other: string, otherSource: string | undefined): Diagnostic {
  return {
    code: 'duplicate-route',
    severity: 'error',
    ...at,
    message: `The route ${path} is already taken by ${other}${otherSource === undefined ? '' : ` of the source "${otherSource}"`}.`,
    hint:
      otherSource === undefined
        ? 'Give one of the two another "slug", or move its file.'
        : 'Give one of the two sources another "path", or one of the files another "slug".',
  }
}

/** `what` is what the author wrote, as the subject of a sentence; `reason` is that of a `PathRefusal`. */
export function invalidRoute(at: SourceRange, what: string, reason: string, hint: string): Diagnostic {
  return { code: 'invalid-route', severity: 'error', ...at, message: `${what} cannot be a path of the site: ${reason}.`, hint }
}

/** `others` is how many more files both sources have. */
export function fileOfTwoSources(
  at: SourceRange,
  [first, second]: readonly [string, string],
  [path, otherPath]: readonly [string, string],
  others: number,
): Diagnostic {
  const more = others === 0 ? '' : `, and so ${others === 1 ? 'is another file' : `are ${others} more files`}`
  return {
    code: 'file-of-two-sources',
    severity: 'warning',
    ...at,
    message: `This file is a page of two sources, ${path} of "${first}" and ${otherPath} of "${second}"${more}.`,
    hint: 'Move the folder of one of the two sources out of that of the other.',
  }
}

/** `reason` is that of a `PathRefusal`. */
export function invalidFileName(at: SourceRange, reason: string): Diagnostic {
  return {
    code: 'invalid-file-name',
    severity: 'error',
    ...at,
    message: `This file cannot be part of the site: ${reason}.`,
    hint: 'Rename it.',
  }
}

/** `maker` and `other` are names of what becomes the file: `static/robots.txt`, `the sitemap`. */
export function duplicateOutput(at: SourceRange, claim: string, hint: string): Diagnostic {
  return { code: 'duplicate-output', severity: 'error', ...at, message: claim, hint }
}

export function caseCollision(at: SourceRange, path: string, otherPath: string, other: string): Diagnostic {
  return {
    code: 'case-collision',
    severity: 'error',
    ...at,
    message: `The route ${path} differs from ${otherPath} of ${other} by letter case only.`,
    hint: 'Give one of the two another "slug": some hosts and disks do not tell them apart.',
  }
}

export function duplicateDocId(at: SourceRange, id: string, other: string): Diagnostic {
  return {
    code: 'duplicate-doc-id',
    severity: 'error',
    ...at,
    message: `${other} already has the doc id "${id}".`,
    hint: 'Give one of the two another "id" in its frontmatter.',
  }
}

/** `where` says what names the doc: `The sidebar of "docs"`. */
export function unknownDoc(at: SourceRange, where: string, id: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'unknown-doc',
    severity: 'error',
    ...at,
    message: `${where} names the doc "${id}", which does not exist.`,
    hint: nearest
      ? `Write "${nearest}", the closest id.`
      : 'Write the path of a file below the docs folder, without its extension.',
    ...fixOf(id, nearest),
  }
}

/** `isAuto`: whether the sidebar is made of folders. */
export function unknownCategory(
  at: SourceRange,
  source: string,
  folder: string,
  isAuto: boolean,
  nearest: string | undefined,
): Diagnostic {
  return {
    code: 'unknown-category',
    severity: 'error',
    ...at,
    message: isAuto
      ? `The source "${source}" has no folder "${folder}" with pages in it.`
      : `The sidebar of "${source}" is a list, so it has no category for the folder "${folder}".`,
    hint: !isAuto
      ? 'Set these values on the category in the list.'
      : nearest === undefined
        ? 'Write the path of a folder below the docs folder, without numbers in front of names.'
        : `Write "${nearest}", the closest folder.`,
  }
}

export function unknownSidebarFolder(at: SourceRange, source: string, folder: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'unknown-category',
    severity: 'error',
    ...at,
    message: `The sidebar of "${source}" names the folder "${folder}", which has no pages for it.`,
    hint:
      nearest === undefined
        ? 'Write the path of a folder below the docs folder, without numbers in front of names.'
        : `Write "${nearest}", the closest folder.`,
    ...fixOf(folder, nearest),
  }
}

export function unknownSidebar(
  at: SourceRange,
  name: string,
  source: string,
  names: readonly string[],
  nearest: string | undefined,
): Diagnostic {
  return {
    code: 'unknown-sidebar',
    severity: 'error',
    ...at,
    message: `The frontmatter key "displayed_sidebar" names the sidebar "${name}", which the source "${source}" does not have.`,
    hint: nearest
      ? `Write "${nearest}", the closest name.`
      : `Write one of its sidebars: ${names.map((each) => `"${each}"`).join(', ')}.`,
    ...fixOf(name, nearest),
  }
}

export function unknownTag(at: SourceRange, name: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'unknown-tag',
    severity: 'warning',
    ...at,
    message: `The tag "${name}" is not among the known tags of the config, so it has no page.`,
    hint:
      nearest === undefined ? 'Add it to `tags.known` in the config, or remove it here.' : `Write "${nearest}", the closest tag.`,
    ...fixOf(name, nearest),
  }
}

export function unknownChangelog(at: SourceRange, name: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'unknown-changelog',
    severity: 'error',
    ...at,
    message: `This changelog is named after "${name}", but no package of the API reference has that name.`,
    hint: nearest
      ? `Name it "${nearest}.md", after the closest package.`
      : 'Name it after the folder of a package, or remove it.',
  }
}

/** `others` is how many changelogs beside the first have no dates either. */
export function changelogWithoutDates(at: SourceRange, others: number, areTagsLeftOut: boolean): Diagnostic {
  const [what, has] =
    others === 0 ? ['this changelog', 'it has no feed'] : [`this changelog and ${others} more`, 'they have no feeds']
  return {
    code: 'changelog-without-dates',
    severity: 'warning',
    ...at,
    message: `No release of ${what} has a date or a Git tag, so ${has}.`,
    hint: areTagsLeftOut
      ? 'This checkout is shallow and has no tags. Fetch them: "fetch-depth: 0" in CI, or "git fetch --unshallow --tags".'
      : 'Tag the releases, as "v1.2.0" or "@acme/core@1.2.0", or write dates in the headings: "## 1.2.0 - 2024-05-31".',
  }
}

export function apiReportsNotFound(at: SourceRange, folder: string): Diagnostic {
  return {
    code: 'api-reports-not-found',
    severity: 'error',
    ...at,
    message: `The API reference takes its history from the reports in "${folder}", which does not exist.`,
    hint: 'Write the reports with `docgen api report --update` and commit them, or correct the path, which is relative to the site root.',
  }
}

/** `first` and `second` are names of references. */
export function duplicateApiPackage(at: SourceRange, name: string, first: string, second: string): Diagnostic {
  return {
    code: 'duplicate-api-package',
    severity: 'error',
    ...at,
    message: `The references "${first}" and "${second}" both document the package "${name}", so links to it could lead to either.`,
    hint: 'Remove the package from one of them. For two releases of it, give each reference the `version` of the guides that it belongs to.',
  }
}

export function emptySource(at: SourceRange, dir: string, what: string): Diagnostic {
  return {
    code: 'empty-source',
    severity: 'error',
    ...at,
    message: `The folder "${dir}" contains no ${what}.`,
    hint: 'Correct the folder of this source, or remove the source.',
  }
}

/** A custom source that gave no pages. `dirs` are the folders that it listed, in which there is nothing. */
export function emptyCustomSource(at: SourceRange, source: string, dirs: readonly string[]): Diagnostic {
  const folders = dirs.map((dir) => `"${dir}"`).join(' and ')
  return {
    code: 'empty-source',
    severity: 'warning',
    ...at,
    message: `The source "${source}" has no pages, and no files are in ${folders}, which it lists.`,
    hint: 'Correct the folder that the source lists, or remove the source.',
  }
}

export function unmatchedPattern(at: SourceRange, { folder, reason }: UnmatchedPattern): Diagnostic {
  return { code: 'unmatched-pattern', severity: 'error', ...at, ...unmatchedWords(folder)[reason] }
}

type UnmatchedWords = Readonly<Record<UnmatchedPattern['reason'], Pick<Diagnostic, 'message' | 'hint'>>>

function unmatchedWords(folder: string): UnmatchedWords {
  return {
    'no-folder': {
      message: `The pattern "${folder}" matches no folder with a package.json.`,
      hint: 'Correct the pattern, which is relative to the site root, or remove it.',
    },
    private: {
      message: `The pattern "${folder}" matches only private packages, which docgen leaves out.`,
      hint: 'Write `privatePackages: true` next to the pattern to document them, or remove the pattern.',
    },
    'no-code': {
      message: `The pattern "${folder}" matches only packages without a name, or without types or code to import.`,
      hint: 'Correct the pattern or remove it, or name the entry point in the package.json of the packages.',
    },
  }
}
