// Findings about the releases that changelogs list.
import type { Diagnostic, SourceRange } from '@docgen/model'

export function impossibleReleaseDate(at: SourceRange, version: string, date: string): Diagnostic {
  return {
    code: 'changelog-release',
    severity: 'warning',
    ...at,
    message: `The release ${version} has the date "${date}", which does not exist.`,
    hint: 'Write the day of the release as "2024-05-31".',
  }
}

export function repeatedRelease(at: SourceRange, version: string, firstLine: number): Diagnostic {
  return {
    code: 'changelog-release',
    severity: 'warning',
    ...at,
    message: `This changelog names the version ${version} a second time. The first is in line ${firstLine}.`,
    hint: 'Correct the version, or move the changes to the first heading.',
  }
}

export function changelogWithoutVersions(at: SourceRange): Diagnostic {
  return {
    code: 'changelog-without-versions',
    severity: 'warning',
    ...at,
    message: 'This changelog has no heading that is a version.',
    hint: 'Begin each release with a heading such as "## 1.2.0" or "## [1.2.0] - 2024-05-31".',
  }
}
