import type { ApiEntryPointProps, WithWords } from '@docgen/model'
import { Heading } from '../content/heading.tsx'
import { EntryGroups } from './entry-groups.tsx'
import { ImportLine } from './import-line.tsx'
import type { ReferenceParts } from './parts/parts.ts'

/** One entry point of a package: how it is imported, and what it exports. The only one of a package goes without heading. */
export function EntryPointSection({ specifier, anchor, importLine, summary, groups, parts, words }: EntryPointSectionProps) {
  const text = summary !== undefined && <div className="docgen-prose" dangerouslySetInnerHTML={{ __html: summary }} />
  if (anchor === undefined) {
    return (
      <>
        {text}
        <EntryGroups groups={groups} parts={parts} words={words} />
      </>
    )
  }
  return (
    <section>
      <Heading level={2} id={anchor} words={words}>
        <code>{specifier}</code>
      </Heading>
      {importLine !== undefined && <ImportLine line={importLine} words={words} />}
      {text}
      <EntryGroups groups={groups} level={3} parts={parts} words={words} />
    </section>
  )
}

interface EntryPointSectionProps extends ApiEntryPointProps, WithWords {
  readonly parts: ReferenceParts
}
