import type { ReactPageProps } from '@docgen/ssg-cli'
import { highlight } from './highlight.ts'
import { Ring } from './ring.tsx'
import { choices, commonPackages, packages, serverLines, type SampleLine } from './samples.ts'

/**
 * Three choices and the code of a server with them. All lines are in the page; the style sheet shows those of what is chosen, so that it
 * works without scripts.
 */
export function Picker({ href }: Pick<ReactPageProps, 'href'>) {
  return (
    <div className="home-picker">
      <div className="home-choices">
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
      <div className="docgen-code has-title">
        <p className="docgen-code-title">server.ts</p>
        <pre tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: serverLines.map(lineHtml).join('') }} />
        </pre>
        <p className="home-install">
          <code>
            npm install {commonPackages}
            {choices.flatMap(({ options }) =>
              options.map(
                ({ value }) =>
                  packages[value] !== undefined && (
                    <span key={value} className={`only-${value}`}>
                      {' '}
                      {packages[value]}
                    </span>
                  ),
              ),
            )}
          </code>
        </p>
      </div>
      <p className="home-install">
        Beside it: <code>token.secret</code> with a long random text
        <span className="only-oauth">
          , <code>github.json</code> with <code>clientId</code> and <code>clientSecret</code>,{' '}
          <a href={href('/docs/strategies/oauth#create-the-provider-definition')}>github-provider.ts</a>
        </span>
        <span className="only-own">
          , <a href={href('/docs/databases/overview#write-your-own-adapter')}>memory-database.ts</a>
        </span>
        . Start it with <code>npx tsx server.ts</code>.
      </p>
    </div>
  )
}

/** What the style sheet says about a marked line stands behind it, so its break is not shown; who reads the text finds it. */
function lineHtml({ text, only, part }: SampleLine): string {
  const look = [
    'line',
    ...(only === undefined ? [] : [`only-${only}`]),
    ...(part === undefined ? [] : ['home-part', `home-part-${part}`]),
  ]
  const word = part === undefined ? '' : ` data-word="${part}"`
  return `<span class="${look.join(' ')}"${word}>${highlight(text)}${part === undefined ? '\n' : '<span hidden>\n</span>'}</span>`
}
