// Findings about the frontmatter of pages.
import { fixOf, type Diagnostic, type SourceRange } from '@docgen/model'

/** `hint` where the reason alone tells what to do. */
export function frontmatterSyntax(
  at: SourceRange,
  reason: string,
  hint = 'Fix the YAML between the two "---" lines; quote values that contain ": " or begin with a special character.',
): Diagnostic {
  return {
    code: 'frontmatter-syntax',
    severity: 'error',
    ...at,
    message: `The frontmatter is not valid YAML: ${reason}.`,
    hint,
  }
}

export function openFrontmatter(at: SourceRange): Diagnostic {
  return {
    code: 'frontmatter-syntax',
    severity: 'error',
    ...at,
    message: 'The frontmatter has no "---" line that ends it, so the page shows it as text.',
    hint: 'Add a line "---" below its last key.',
  }
}

/** `dashes` as written. */
export function longFrontmatterFence(at: SourceRange, dashes: string): Diagnostic {
  return {
    code: 'frontmatter-syntax',
    severity: 'error',
    ...at,
    message: `The frontmatter begins with "${dashes}", so the page shows it as text.`,
    hint: 'Write three dashes, "---", in the lines above and below it.',
  }
}

export function frontmatterBelow(at: SourceRange): Diagnostic {
  return {
    code: 'frontmatter-syntax',
    severity: 'error',
    ...at,
    message: 'The frontmatter does not begin on the first line, so the page shows it as text.',
    hint: 'Remove the empty lines above it.',
  }
}

export function frontmatterInToml(at: SourceRange): Diagnostic {
  return {
    code: 'frontmatter-syntax',
    severity: 'error',
    ...at,
    message: 'The frontmatter is TOML, so the page shows it as text.',
    hint: 'Write it as YAML, "key: value", between two "---" lines.',
  }
}

export function frontmatterUnknownKey(at: SourceRange, key: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'frontmatter-unknown-key',
    severity: 'warning',
    ...at,
    message: `The frontmatter key "${key}" is unknown.`,
    hint: nearest ? `Write "${nearest}", the closest key.` : 'Remove it, or declare it in `frontmatter` of the config.',
    ...fixOf(key, nearest),
  }
}

/** `other` is what was meant, and the page has it. */
export function frontmatterRepeatedKey(at: SourceRange, key: string, other: string): Diagnostic {
  return { ...frontmatterUnknownKey(at, key, undefined), hint: `Remove it: the page has "${other}" already.` }
}

export function frontmatterMissingKey(at: SourceRange, key: string, expected: string, plugin: string | undefined): Diagnostic {
  return {
    code: 'frontmatter-missing-key',
    severity: 'error',
    ...at,
    message: `The page has no frontmatter key "${key}", which ${plugin === undefined ? 'the config' : `plugin "${plugin}"`} requires.`,
    hint: `Add "${key}: …" between two "---" lines at the top of the page: ${expected}.`,
  }
}

export function frontmatterType(at: SourceRange, key: string, expected: string, found: string): Diagnostic {
  return {
    code: 'frontmatter-type',
    severity: 'error',
    ...at,
    message: `The frontmatter key "${key}" has ${found === 'null' ? 'no value' : `the value ${found}`}.`,
    hint: `Give it ${expected}${found === 'null' ? ', or remove the key' : ''}.`,
  }
}
