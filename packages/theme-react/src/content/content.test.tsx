import { admonitionKinds, englishWords } from '@docgen/model'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Admonition } from './admonition.tsx'
import { Details } from './details.tsx'
import { Heading } from './heading.tsx'
import { InlineSvg } from './inline-svg.tsx'
import { Cards, Steps } from './listings.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'

test.each(admonitionKinds)('admonition %s is a note with a title', (kind) => {
  const html = renderToStaticMarkup(
    <Admonition words={englishWords} admonition={kind}>
      Text
    </Admonition>,
  )
  const label = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  expect(html).toContain(`role="note" aria-label="${label}"`)
  expect(html).toContain(`<span>${label}</span></p>Text</div>`)
})

test.each([
  ['admonition with a title', <Admonition words={englishWords} admonition="tip" title={<b>Own</b>} />, '<span><b>Own</b></span>'],
  [
    'heading without its link in it',
    <Heading words={englishWords} level={2} id="use">
      The <code>use</code>
    </Heading>,
    '<h2 id="use">The <code>use</code></h2><a',
  ],
  [
    'heading whose link has a name',
    <Heading words={englishWords} level={2} id="use">
      The <code>use</code>
    </Heading>,
    'href="#use" aria-label="Link to The use">#</a>',
  ],
  [
    'table in a scroll box',
    <Table words={englishWords}>
      <tbody />
    </Table>,
    'tabindex="0"><table><tbody></tbody></table></div>',
  ],
  [
    'figure with a caption, in a scroll box',
    <InlineSvg words={englishWords} isFigure caption="Flow">
      <svg />
    </InlineSvg>,
    'tabindex="0"><svg></svg></div><figcaption>Flow</figcaption></figure>',
  ],
  [
    'picture within a line, without a box',
    <InlineSvg words={englishWords} isFigure={false}>
      <svg />
    </InlineSvg>,
    '<span class="docgen-inline-svg"><svg></svg></span>',
  ],
  [
    'details',
    <Details words={englishWords} title="Why">
      Because
    </Details>,
    '<summary>Why</summary><div>Because</div></details>',
  ],
  [
    'steps',
    <Steps>
      <ol />
    </Steps>,
    '<div class="docgen-steps"><ol></ol></div>',
  ],
  ['cards with a title', <Cards title="Next" />, '<p class="docgen-listing-title">Next</p></div>'],
  [
    'tabs as labelled panels',
    <Tabs panels={[{ id: 'a', label: 'npm', content: 'npm i' }]} />,
    'id="a"><p class="docgen-tab-label">npm</p>npm i</div>',
  ],
  ['tabs of a group', <Tabs group="pm" panels={[]} />, 'data-tabs="pm"'],
])('%s', (_, element, fragment) => expect(renderToStaticMarkup(element)).toContain(fragment))
