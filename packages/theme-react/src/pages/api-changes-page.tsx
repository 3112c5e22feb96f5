import type { ApiChange, ApiChangesPageProps, WithWords, Words } from '@docgen/model'
import { Breakable, Isolated } from '../components/breakable.tsx'
import { CodeFrame } from '../content/code-block.tsx'
import { Heading } from '../content/heading.tsx'
import { ReferencePage } from './reference-page.tsx'
import type { WithComponents } from './with-components.ts'

type Release = ApiChangesPageProps['releases'][number]
type Change = Release['changes'][number]

/** What each release of a package changed in its API, for those who want to know what an update brings them. */
export function ApiChangesPage(page: WithComponents<ApiChangesPageProps>) {
  const { package: owner, releases, words } = page
  return (
    <ReferencePage
      page={page}
      part={page.part}
      title={<Isolated text={words('apiChangesOf', { package: owner.name })} />}
      lead={
        <>
          <p className="docgen-lead">{words('apiChangesOfPackage', { package: owner.name })}</p>
          {owner.changelogHref !== undefined && (
            <ul className="docgen-facts">
              <li>
                <a href={owner.changelogHref}>{words('changelog')}</a>
              </li>
            </ul>
          )}
        </>
      }
      toc={page.toc}
    >
      <div className="docgen-prose docgen-changelog">
        {releases.map((release) => (
          <ReleaseChanges key={release.anchor} {...release} packageName={owner.name} words={words} />
        ))}
      </div>
    </ReferencePage>
  )
}

type WithPackage = { readonly packageName: string } & WithWords

/** Headings look as in a changelog. */
function ReleaseChanges({ version, date, anchor, impact, changes, packageName, words }: Release & WithPackage) {
  return (
    <>
      <Heading level={2} id={anchor} words={words}>
        {version ?? words('unreleased')}
        {date !== undefined && ' '}
        {date !== undefined && <time dateTime={date}>{date}</time>}
      </Heading>
      {impact !== undefined && (
        <p>
          <Impact impact={impact} words={words} />
        </p>
      )}
      {kinds.map((kind) => (
        <Changes
          key={kind}
          kind={kind}
          anchor={`${anchor}-${kind}`}
          changes={changes.filter((change) => change.kind === kind)}
          packageName={packageName}
          words={words}
        />
      ))}
    </>
  )
}

/** What may break the code of readers comes first. */
const kinds = ['removed', 'changed', 'added'] as const

function titleOf(kind: ApiChange['kind'], words: Words): string {
  if (kind === 'removed') return words('changeRemoved')
  return kind === 'changed' ? words('changeChanged') : words('changeAdded')
}

interface ChangesProps extends WithPackage {
  readonly kind: ApiChange['kind']
  readonly anchor: string
  readonly changes: readonly Change[]
}

function Changes({ kind, anchor, changes, packageName, words }: ChangesProps) {
  if (changes.length === 0) return null
  return (
    <>
      <Heading level={3} id={anchor} words={words}>
        {titleOf(kind, words)}
      </Heading>
      <ul>
        {changes.map((change) => (
          <li key={`${change.entryPoint ?? ''} ${change.name}`}>
            <ChangedName {...change} packageName={packageName} words={words} />
            {change.lines && change.lines.length > 0 && <Diff lines={change.lines} words={words} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function ChangedName({ name, entryPoint, href, impact, packageName, words }: Change & WithPackage) {
  const code = (
    <code>
      <Breakable text={name} />
    </code>
  )
  const from = entryPoint ?? words('notExportedItself')
  return (
    <>
      {href === undefined ? code : <a href={href}>{code}</a>}
      {from !== packageName && (
        <>
          {' '}
          <small>{from}</small>
        </>
      )}
      {(impact === 'breaks' || impact === 'mayBreak') && ' '}
      <Impact impact={impact} words={words} />
    </>
  )
}

/** Of most changes nothing is said. */
function Impact({ impact, words }: { readonly impact: ApiChange['impact'] } & WithWords) {
  if (impact === 'breaks') return <strong className="docgen-badge docgen-tone-danger">{words('changeBreaks')}</strong>
  return impact === 'mayBreak' && <strong className="docgen-badge docgen-tone-warning">{words('changeMayBreak')}</strong>
}

/** The signs are text, so that they are copied, and stand in the Markdown of the page. */
function Diff({ lines, words }: { readonly lines: NonNullable<ApiChange['lines']> } & WithWords) {
  const shown = lines.map(({ sign, line }) => ({ look: sign === '+' ? 'line add' : 'line remove', text: `${sign} ${line}` }))
  return (
    <CodeFrame language="diff" beginsColored words={words}>
      <code className="language-diff">
        {shown.map(({ look, text }, index) => (
          <span key={index} className={look}>
            {`${text}\n`}
          </span>
        ))}
      </code>
    </CodeFrame>
  )
}
