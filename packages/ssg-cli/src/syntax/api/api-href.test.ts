import { expect, test } from 'vitest'
import { apiHrefOf, hrefOfLinkTag, hrefWithName } from './api-href.ts'

test.each([
  ['api:Widget', 'Widget', 'api:Other'],
  ['api:@acme/kit!Widget#size', '@acme/kit!Widget#size', 'api:Other'],
  [hrefOfLinkTag('', 'Widget'), 'Widget', '{@link Other}'],
  [hrefOfLinkTag('code', 'kit/start()'), 'kit/start', '{@linkcode Other}'],
  [hrefOfLinkTag('plain', 'Widget'), 'Widget', '{@linkplain Other}'],
])('%s names %s', (href, name, other) => {
  const found = apiHrefOf(href)
  expect(found?.name).toBe(name)
  expect(found && hrefWithName(found, 'Other')).toBe(other)
})

test.each(['/docs/api:x', 'https://api:8080/', '{@linked Widget}', 'Widget'])('%s names none', (href) =>
  expect(apiHrefOf(href)).toBeUndefined(),
)
