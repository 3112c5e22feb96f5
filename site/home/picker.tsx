import type { ReactPageProps } from '@docgen/ssg-cli'
import { highlight } from './highlight.ts'
import { Ring } from './ring.tsx'
import { SampleBlock } from './sample-code.tsx'
import { choices, commonPackages, packages, serverLines, type Option, type SampleLine } from './samples.ts'

/**
 * Three choices, the code of a server with them, and what to install for it. All lines are in the page; the style sheet shows those of what is
 * chosen, so that it works without scripts, and only they are copied. The Markdown of the page has those of what is chosen at first.
 */
export function Picker({ href, words }: Pick<ReactPageProps, 'href' | 'words'>) {
  return (
    <div className="home-picker" data-choice="">
      <div className="home-choices" data-docgen-markdown="omit">
        <Ring />
        {choices.map(({ part, title, options }) => (
          <fieldset key={part} className={`home-part-${part}`}>
            <legend>{title}</legend>
            {options.map(({ value, label }, index) => (
              <label key={value}>
                <input type="radio" name={part} value={value} defaultChecked={index === 0} />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <SampleBlock
        title="server.ts"
        html={serverLines.map(lineHtml).join('')}
        code={serverLines.map(({ text }) => text).join('\n')}
        language="ts"
        words={words}
      />
      <div className="home-install">
        <SampleBlock
          html={install
            .map(({ text, only }) => {
              const html = keepWhole(text)
              return only === undefined ? html : `<span class="only-${only}"${attributeOf(only)}>${html}</span>`
            })
            .join('')}
          code={install.map(({ text }) => text).join('')}
          language="shell"
          wrap
          words={words}
        />
        <p>
          The transport loads <code>@accounts/password</code> and <code>@accounts/magic-link</code>, whichever you register. The
          secret comes from <code>.env</code>, which{' '}
          <a href={href('/docs/getting-started#start-the-server')}>one command creates</a>.{' '}
          <span className="only-oauth" data-docgen-markdown={markdownOf('oauth')}>
            Add <code>GITHUB_CLIENT_ID</code> and <code>GITHUB_CLIENT_SECRET</code> there, and copy{' '}
            <code>github-provider.ts</code> from <a href={href('/docs/strategies/oauth#create-the-provider-definition')}>OAuth</a>
            .{' '}
          </span>
          <span className="only-own" data-docgen-markdown={markdownOf('own')}>
            Copy <code>memory-database.ts</code> from{' '}
            <a href={href('/docs/databases/overview#write-your-own-adapter')}>Databases</a>.{' '}
          </span>
          Start it with <code>npx tsx --env-file=.env server.ts</code>.
        </p>
      </div>
    </div>
  )
}

const chosenAtFirst: ReadonlySet<Option> = new Set(choices.map(({ options: [first] }) => first.value))

function markdownOf(only: Option): 'omit' | undefined {
  return chosenAtFirst.has(only) ? undefined : 'omit'
}

function attributeOf(only: Option | undefined): string {
  return only === undefined || chosenAtFirst.has(only) ? '' : ' data-docgen-markdown="omit"'
}

/** Names of packages, which break between each other and not at their slashes and hyphens. */
function keepWhole(text: string): string {
  return text.replaceAll(/\S*[-/]\S*/g, '<b>$&</b>')
}

const install: readonly SampleLine[] = [
  { text: `npm install ${commonPackages}` },
  ...choices
    .flatMap(({ options }) => options.map(({ value }) => ({ text: ` ${packages[value] ?? ''}`, only: value })))
    .filter(({ text }) => text !== ' '),
]

/** What the style sheet says about a marked line stands behind it, so breaks are not shown; who reads the text finds them. */
function lineHtml({ text, only, part }: SampleLine): string {
  const look = [
    'line',
    ...(only === undefined ? [] : [`only-${only}`]),
    ...(part === undefined ? [] : ['home-part', `home-part-${part}`]),
  ]
  const word = part === undefined ? '' : ` data-word="${part}"`
  return `<span class="${look.join(' ')}"${word}${attributeOf(only)}>${text === '' ? '<br>' : highlight(text)}<span hidden>\n</span></span>`
}
