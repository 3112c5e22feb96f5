import { describe, expect, test } from 'vitest'
import { paragraphsOf } from './plain-text.ts'

describe('the text of Markdown', () => {
  test.each([
    ['nothing but words', 'nothing but words'],
    ['Matches `src/**` + `/*.ts` and 4 * 5 of [Foo](https://a.org/Foo_(bar)).', 'Matches src/** + /*.ts and 4 * 5 of Foo.'],
    ['![Logo](x.svg) Does [*it*](<a b> "Title").', 'Logo Does it.'],
    ['Takes _one_, __two__, ***three*** and ~~four~~', 'Takes one, two, three and four'],
    ['a_b_c, *not closed, 2 * 3 * 4 and ~/x', 'a_b_c, *not closed, 2 * 3 * 4 and ~/x'],
    ['*one _two* three_ un*frigging*believable', 'one _two three_ unfriggingbelievable'],
    ['**a *b* c** and *a **b***', 'a b c and a b'],
    ['See [text][ref], [ref] and [other][none] of [T].\n\n[ref]: https://a.org', 'See text, ref and [other][none] of [T].'],
    ['Call {@link Store.__init__} or `{@link X}` or {@link X|*that*}', 'Call Store.__init__ or {@link X} or that'],
    ['<https://a.org/x_y_z> and <b>bold</b> \\*x\\* &amp; a[0]', 'https://a.org/x_y_z and bold *x* & a[0]'],
    ['# Title\n> quoted\n- one\n- two', 'Title quoted one two'],
    ['Array<T> of A | B', 'Array of A | B'],
  ])('%j', (markdown, expected) => {
    expect(paragraphsOf(markdown)).toEqual([expected])
  })

  test('has a line for each paragraph, over which no emphasis goes', () => {
    expect(paragraphsOf('One *two\n\nthree* four<!-- \n\n -->.')).toEqual(['One *two', 'three* four.'])
  })

  test.each(['['.repeat(20_000), '*a _'.repeat(10_000), '![a]('.repeat(10_000), '<a '.repeat(10_000)])(
    'is found in a moment, whatever is written',
    (markdown) => expect(paragraphsOf(markdown)).toHaveLength(1),
  )
})
