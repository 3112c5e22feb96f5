// The declarations of the packages hold in the strictest repositories, which check those of what they install.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { linkPackages, writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

const compiler = fileURLToPath(new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url))

test('the types of the packages compile with exact optional properties and without `skipLibCheck`', () => {
  const root = createTempFolder()
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false, noEmit: true },
    ...{ target: 'es2023', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', types: [] },
  }
  writeFiles(root, {
    'package.json': JSON.stringify({ name: 'strict', private: true, type: 'module' }),
    'tsconfig.json': JSON.stringify({ compilerOptions, files: ['all.ts'] }),
    'all.ts': ['ssg-cli', 'api-extractor-bridge', 'theme-react']
      .map((name, index) => `export * as package${index} from '@docgen/${name}'`)
      .join('\n'),
  })
  linkPackages(root)
  expect(errorsOf(root)).toBe('')
}, 60_000)

function errorsOf(root: string): string {
  try {
    return execFileSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.json')], { encoding: 'utf8' })
  } catch (error) {
    // What it finds is its output.
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}
