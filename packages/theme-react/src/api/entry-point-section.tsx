import type { ApiEntryPointProps } from '@docgen/model'
import { Heading } from '../content/heading.tsx'
import { EntryGroups } from './entry-groups.tsx'
import { ImportLine } from './import-line.tsx'
import type { ReferenceParts } from './parts/parts.ts'

/** One entry point of a package: how it is imported, and what it exports. The only one of a package goes without heading. */
export function EntryPointSection({ specifier, anchor, importLine, summary, groups, parts }: EntryPointSectionProps) {
  const text = summary !== undefined && <div className="docgen-prose" dangerouslySetInnerHTML={{ __html: summary }} />
  if (anchor === undefined) {
    return (
      <>
        {text}
        <EntryGroups groups={groups} parts={parts} />
      </>
    )
  }
  return (
    <section>
      <Heading level={2} id={anchor}>
        <code>{specifier}</code>
      </Heading>
      {importLine !== undefined && <ImportLine line={importLine} />}
      {text}
      <EntryGroups groups={groups} level={3} parts={parts} />
    </section>
  )
}

interface EntryPointSectionProps extends ApiEntryPointProps {
  readonly parts: ReferenceParts
}
