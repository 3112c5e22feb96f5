import type { Page } from '@playwright/test'
import { pageOfEachShape } from '../support/page-shapes.ts'
import { pagesOf } from '../support/pages-of.ts'
import { expect, test } from './test.ts'

export interface EachPage {
  readonly page: Page
  /** Absolute address. */
  readonly url: string
}

/** A page of each shape tells what a change of markup or style does; whether every page is right is asked once before a release. */
const isEvery = process.env['EVERY_PAGE'] === '1'

/** Of this worker: to find them, all pages are parsed. */
const pagesByDist = new Map<string, readonly string[]>()

/** Addresses relative to the home of the site that is built in `dist`. */
export function pagesToLookAt(dist: string): readonly string[] {
  const paths = pagesByDist.get(dist) ?? (isEvery ? pagesOf(dist) : pageOfEachShape(dist))
  pagesByDist.set(dist, paths)
  return paths
}

/**
 * `parts` tests that go through the documentation of accounts-js with one tab each, so that workers share them. `look` returns what is wrong
 * with a page, which the test reports for all of its pages together.
 */
export function testEveryPage(title: string, parts: number, look: (each: EachPage) => Promise<readonly string[]>): void {
  for (let part = 0; part < parts; part++) {
    test(`${title}: part ${part + 1} of ${parts}`, async ({ page, accounts, accountsDist }) => {
      test.setTimeout(1_200_000)
      const all = pagesToLookAt(accountsDist)
      const paths = all.filter((_, index) => index % parts === part)
      expect(all.length).toBeGreaterThan(20)
      const findings: string[] = []
      for (const path of paths) {
        const found = await look({ page, url: accounts + path })
        findings.push(...found.map((finding) => `/${path}: ${finding}`))
      }
      expect(findings).toEqual([])
    })
  }
}
