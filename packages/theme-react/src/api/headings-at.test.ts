import { expect, test } from 'vitest'
import { withHeadingsAt } from './headings-at.ts'

test.each([
  ['<p>No heading.</p><hr>', 4, '<p>No heading.</p><hr>'],
  ['<h3 id="a">A</h3>', 4, '<h4 id="a">A</h4>'],
  ['<h3 id="a">A</h3>', 2, '<h2 id="a">A</h2>'],
  ['<h3>A</h3><h4>B</h4><h3>C</h3>', 4, '<h4>A</h4><h5>B</h5><h4>C</h4>'],
  ['<h4>A</h4><h2>B</h2>', 3, '<h5>A</h5><h3>B</h3>'],
  ['<h1>A</h1><h4>B</h4>', 4, '<h4>A</h4><h6>B</h6>'],
  ['<pre><code>&lt;h3></code></pre><h2>A</h2>', 2, '<pre><code>&lt;h3></code></pre><h2>A</h2>'],
])('shows %s at level %i', (html, level, shown) => expect(withHeadingsAt(html, level)).toBe(shown))
