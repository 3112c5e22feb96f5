import { expect, test } from 'vitest'
import { pageFeedbackOf } from './page-feedback.ts'

const site = { base: '/kit/', trailingSlash: true, url: undefined }

test.each([
  [undefined, undefined, undefined],
  [{ url: 'https://a.example/in' }, undefined, { kind: 'form', action: 'https://a.example/in', page: '/kit/guide/' }],
  [
    { url: 'https://a.example/in' },
    'https://kit.example',
    { kind: 'form', action: 'https://a.example/in', page: 'https://kit.example/kit/guide/' },
  ],
  [
    { issueForm: 'https://a.example/new?page={page}' },
    'https://kit.example',
    { kind: 'issue', href: 'https://a.example/new?page=https%3A%2F%2Fkit.example%2Fkit%2Fguide%2F' },
  ],
])('%j of a site at %s', (feedback, url, expected) =>
  expect(pageFeedbackOf('/guide/', { ...site, url, feedback })).toEqual(expected),
)
