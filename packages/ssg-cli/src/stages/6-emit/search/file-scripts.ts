// Files of the index as scripts: a page that was opened from a disk may fetch nothing, and load scripts.
import { outputPathOf, type OutputFile } from '@docgen/model'
import { fileScriptOf } from '../../../search/index-format.ts'

/** Each file of text, and a script beside it that hands it to the page. */
export function withScripts(files: readonly OutputFile[]): readonly OutputFile[] {
  return files.flatMap((file) => {
    const { path, key, contents } = file
    if (contents.kind !== 'text') return [file]
    const script: OutputFile = {
      path: outputPathOf(fileScriptOf(path)),
      key: `${key} as a script`,
      contents: {
        kind: 'text',
        text: async () => `docgenFile(${JSON.stringify(await contents.text())})\n`,
      },
    }
    return [file, script]
  })
}
