import { expect, test } from 'vitest'
import { isTrackingRefused } from './analytics.ts'

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: false }, false],
  [{ globalPrivacyControl: true }, true],
])('%o', (wishes, expected) => expect(isTrackingRefused(wishes)).toBe(expected))
