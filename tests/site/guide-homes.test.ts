// A fact has one home among the guides. A section of another guide that touches on it links there, so that only one place has to change.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFolder } from './accounts-site.ts'

const docs = join(siteFolder, 'docs')
const sections = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    readFileSync(join(docs, file), 'utf8')
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/^ *```[\s\S]*?^ *```$/gm, '')
      .split(/^(?=## )/m)
      .map((text) => ({ file, heading: /^## (.+)$/m.exec(text)?.[1] ?? 'the beginning', text })),
  )

/** `home` is a page and an anchor in it; sections of that page say the fact, or link to the anchor. */
test.each([
  [
    'who gets the password hash',
    /(?:login|response|result|renewal)[^.|\n]*password hash/i,
    'production.md',
    'keep-secrets-out-of-login-results',
  ],
  [
    'what a stolen access token is good for',
    /stolen access token|stolen one can|steals an access token/i,
    'production.md',
    'tie-refresh-tokens-to-their-session',
  ],
  ['which messages hide who has an account', /ambiguous (?:error )?messages/i, 'handling-errors.md', 'ambiguous-error-messages'],
  ['how users without an address fail', /NoEmailSet/, 'strategies/password.md', 'users-without-an-address'],
  ['why links never expire', /never expire/i, 'databases/typeorm.md', 'links-never-expire'],
  ['which token names the impersonated user', /isImpersonated/, 'sessions-and-tokens.md', 'check-if-session-is-impersonated'],
])('%s', (_, pattern, page, anchor) => {
  expect(sections.some(({ file, text }) => file === page && text.includes(`{#${anchor}}`)) || headingOf(page, anchor)).toBe(true)
  const others = sections.filter(({ file, text }) => file !== page && pattern.test(text))
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(({ text }) => !text.includes(`#${anchor})`)).map(({ file, heading }) => `${file}: ${heading}`)).toEqual([])
})

const headingOf = (page: string, anchor: string): boolean =>
  sections.some(
    ({ file, text }) =>
      file === page &&
      [...text.matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => heading.toLowerCase().replaceAll(/[^\w]+/g, '-') === anchor),
  )
