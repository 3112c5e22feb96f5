import type { Diagnostic, ImageDamage, Refusal, SourceRange } from '@docgen/model'

/** `what` begins the message: `The file "./example.ts"`. */
export function refusedFile(at: SourceRange, what: string, refusal: Refusal): Diagnostic {
  const { code, problem, hint } = wordsFor(refusal)
  return { code, severity: 'error', ...at, message: `${what} ${problem}.`, hint }
}

/** For a file or folder that nothing on a page asked for: it is its own place. */
export function refusedSource(file: string, refusal: Refusal): Diagnostic {
  const at = { file, line: 1, column: 1 }
  // A file that the config asks for, such as the changelog of a package elsewhere, is no link.
  if (refusal.refusal === 'outside' && refusal.target === file)
    return { ...pathOutsideRoot(at, 'This file'), hint: wordsFor(refusal).hint }
  const isLink = ['outside', 'circle', 'crowd', 'nothing'].includes(refusal.refusal)
  return refusedFile(at, isLink ? 'This link' : 'This file', refusal)
}

/** For a path with so many `..` that it leads out of the site root by itself. */
export function pathOutsideRoot(at: SourceRange, what: string): Diagnostic {
  return {
    code: 'outside-root',
    severity: 'error',
    ...at,
    message: `${what} is outside the site and its repository.`,
    hint: 'Copy the file into the site.',
  }
}

const damages: Readonly<Record<ImageDamage, readonly [problem: string, hint: string]>> = {
  empty: ['is empty, so browsers show nothing', 'Export or copy the picture again.'],
  'git-lfs': [
    'is a pointer of Git LFS and not the picture, so browsers show nothing',
    'Fetch the picture with "git lfs pull"; in CI, set "lfs: true" for actions/checkout.',
  ],
  'no-image': [
    'has content that is no image, so browsers show nothing',
    'Export or copy the picture again, or correct the ending of its name.',
  ],
  'cut-off': ['is cut off, so browsers show a part of it or nothing', 'Export or copy the picture again.'],
  changed: ['has changed bytes: a checksum in it is wrong, and browsers may show nothing', 'Export or copy the picture again.'],
}

/** For an image that is in the output all the same. */
export function damagedImage(file: string, damage: ImageDamage): Diagnostic {
  const [problem, hint] = damages[damage]
  return { code: 'damaged-image', severity: 'warning', file, line: 1, column: 1, message: `This image ${problem}.`, hint }
}

interface Words {
  readonly code: 'outside-root' | 'secret-file' | 'link-circle' | 'unreadable-file' | 'file-too-large'
  readonly problem: string
  readonly hint: string
}

function wordsFor(refusal: Refusal): Words {
  switch (refusal.refusal) {
    case 'outside':
      return {
        code: 'outside-root',
        problem: `leads out of the site and its repository, to "${refusal.target}"`,
        hint: 'Copy the file into the site, or add its folder to `files.allow` in the config.',
      }
    case 'secret':
      return {
        code: 'secret-file',
        problem: `is not read: "${refusal.name}" often contains passwords or keys`,
        hint: 'Show an example such as ".env.example" instead, or name this very file in `files.allow` in the config.',
      }
    case 'circle':
      return {
        code: 'link-circle',
        problem: `leads in a circle, to "${refusal.target}"`,
        hint: 'Remove the link, or link to a folder that does not contain it.',
      }
    case 'crowd':
      return {
        code: 'link-circle',
        problem: `leads to the folder "${refusal.target}", which already has ${refusal.limit} links`,
        hint: 'Remove links to this folder.',
      }
    case 'nothing':
      return {
        code: 'unreadable-file',
        problem: `leads to "${refusal.target}", which does not exist`,
        hint: 'Remove the link, or correct where it leads.',
      }
    case 'no-file':
      return {
        code: 'unreadable-file',
        problem: `is ${refusal.what}, not a file`,
        hint: 'Put a regular file in its place, or remove it.',
      }
    case 'name':
      return {
        code: 'unreadable-file',
        problem: 'has a name that is not UTF-8',
        hint: 'Rename it: each "\ufffd" represents bytes that are not UTF-8.',
      }
    case 'failure':
      return failureWords(refusal.reason)
    case 'too-large':
      return {
        code: 'file-too-large',
        problem: `has ${counted(refusal.size)} bytes, more than the ${counted(refusal.limit)} that are allowed`,
        hint: 'Split the file, or raise `files.maxSize` in the config.',
      }
  }
}

function failureWords(reason: string): Words {
  const code = 'unreadable-file'
  if (reason === 'EACCES' || reason === 'EPERM')
    return { code, problem: 'cannot be read by this user', hint: 'Change its permissions, or those of its folder.' }
  if (reason === 'EBUSY') return { code, problem: 'changed while it was opened', hint: 'Build again.' }
  if (reason === 'ELOOP')
    return { code: 'link-circle', problem: 'is reached by links that lead in a circle', hint: 'Remove one of the links.' }
  return {
    code,
    problem: reason === '' ? 'cannot be read, and the system gives no reason' : `cannot be read: ${reason}`,
    hint: 'Check the disk and the permissions.',
  }
}

function counted(bytes: number): string {
  return bytes.toLocaleString('en-US')
}
