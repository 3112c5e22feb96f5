import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

export interface EachPage {
  readonly page: Page
  /** Absolute address. */
  readonly url: string
}

export interface EachPageOfSite extends EachPage {
  /** Absolute address where the page is served with the policy of its site. */
  readonly underPolicy: string
  /** Whether the page shows what no other has shown. */
  readonly isOfNewShape: boolean
  /** Whose turn it is, from 0. */
  readonly turn: number
}

/** Where the host that sends the policy serves axe. */
export const axePath = '/axe.min.js'

/**
 * `parts` tests that go through the documentation of accounts-js with one tab each, so that workers share them. Each page gets one of `turns`.
 * `look` returns what is wrong with a page, which the test reports for all of its pages together.
 */
export function testEveryPage(
  title: string,
  { parts, turns }: { readonly parts: number; readonly turns: number },
  look: (each: EachPageOfSite) => Promise<readonly string[]>,
): void {
  for (let part = 0; part < parts; part++) {
    test(`${title}: part ${part + 1} of ${parts}`, async ({
      page,
      accounts,
      accountsUnderPolicy,
      accountsPages,
      accountsShapes,
    }) => {
      test.setTimeout(1_200_000)
      const paths = accountsPages.filter((_, index) => index % parts === part)
      expect(accountsPages.length).toBeGreaterThan(20)
      const shapes = new Set(accountsShapes)
      const findings: string[] = []
      for (const { path, turn } of inOrderOfTurns(paths, turns)) {
        const addresses = { url: accounts + path, underPolicy: accountsUnderPolicy + path }
        const found = await look({ page, ...addresses, isOfNewShape: shapes.has(path), turn })
        findings.push(...found.map((finding) => `/${path}: ${finding}`))
      }
      expect(findings).toEqual([])
    })
  }
}

/**
 * Neighbors in the list are of one kind and have different turns, so that each kind with many pages has all of them. Those of one turn come one after
 * another, since a tab that changes its width lays out again what it shows.
 */
function inOrderOfTurns(paths: readonly string[], turns: number): readonly { readonly path: string; readonly turn: number }[] {
  return paths.map((path, index) => ({ path, turn: index % turns })).sort((a, b) => a.turn - b.turn)
}
