import { expect, test } from 'vitest'
import { firstSentenceOf } from './first-sentence.ts'

test.each([
  ['one sentence', 'Makes users.', 'Makes users.'],
  ['two', 'Makes users. Removes them too.', 'Makes users.'],
  ['a question', 'Who is it? Nobody knows.', 'Who is it?'],
  ['none that ends', 'Makes users', 'Makes users'],
  ['code before the end', 'Calls <code>login()</code>. Then it waits.', 'Calls <code>login()</code>.'],
  ['a full stop in an element', 'Reads <em>this. That</em> is all. More.', 'Reads <em>this. That</em> is all.'],
  ['an element that has no end', 'Line<br>one. Line two.', 'Line<br>one.'],
  ['an abbreviation', 'Takes a name, e.g. ada, and waits. Then ends.', 'Takes a name, e.g. ada, and waits.'],
  ['an abbreviation before a name', 'Like a map, e.g. <code>Map</code>. Then ends.', 'Like a map, e.g. <code>Map</code>.'],
  ['Japanese', '利用者を作る。後で消す。', '利用者を作る。'],
  ['a link that follows', 'Ends here. <a href="/x">More</a>', 'Ends here.'],
])('the first sentence of %s', (_, html, expected) => expect(firstSentenceOf(html, { form: 'html' })).toBe(expected))

test.each([
  ['two', 'Makes users. Removes them too.', 'Makes users.'],
  ['code before the end', 'Calls `a. B()`. Then it waits.', 'Calls `a. B()`.'],
  ['a full stop in a link', 'See [this. That](https://a.example/). More.', 'See [this. That](https://a.example/).'],
  ['an abbreviation', 'Takes a name, e.g. ada. `b`', 'Takes a name, e.g. ada.'],
  ['an abbreviation before code', 'Like a map, i.e. `Map`. More.', 'Like a map, i.e. `Map`.'],
  ['Chinese', '创建用户。然后等待。', '创建用户。'],
  ['none that ends', 'Makes users', 'Makes users'],
])('the first sentence of Markdown: %s', (_, markdown, expected) =>
  expect(firstSentenceOf(markdown, { form: 'markdown' })).toBe(expected),
)

test.each([
  ['Prüft z. B. Tokens. Danach mehr.', 'Prüft z. B. Tokens.'],
  ['Gibt die Werte bzw. Namen zurück. Mehr.', 'Gibt die Werte bzw. Namen zurück.'],
  ['Ca. 5 Werte. Mehr.', 'Ca. 5 Werte.'],
  ['Ca. Zehn Werte. Mehr.', 'Ca. Zehn Werte.'],
  ['Uses the U.S. Date format. Next.', 'Uses the U.S. Date format.'],
  ['See Dr. Who. Next.', 'See Dr. Who.'],
  ['No. 5 is first. Next.', 'No. 5 is first.'],
  ['Waits 5 ms. Then ends.', 'Waits 5 ms.'],
  ['Is it no. 5? 6 follows.', 'Is it no. 5?'],
  ['Runs on Node.js. Next one.', 'Runs on Node.js.'],
  ['Ends. Über alles.', 'Ends.'],
  ['Endet bzgl. ändern nicht. Über alles.', 'Endet bzgl. ändern nicht.'],
])('the first sentence of %j', (text, expected) => {
  expect(firstSentenceOf(text, { form: 'html' })).toBe(expected)
  expect(firstSentenceOf(text, { form: 'markdown' })).toBe(expected)
})
