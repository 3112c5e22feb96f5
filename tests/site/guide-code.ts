// The code of the guides, made to run: what a reader would paste, against the packages that the site installs.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { siteFolder } from './accounts-site.ts'

/** `require` as a file of the site has it. */
export const siteRequire = createRequire(join(siteFolder, 'package.json'))

/** What `require` gives: the packages are those of the site, and their types cannot be seen from this folder. */
export type Loaded = ReturnType<typeof siteRequire>

const fence = /^( *)```tsx? [^\n]*title="([^"]+)"[^\n]*\n([\s\S]*?)^ *```$/gm

/**
 * Text of the code block with this title on a page of `docs`. A title that the page has more than once needs `nth` (from 0).
 * Throws when there is none.
 */
export function guideCode(page: string, title: string, nth = 0): string {
  const text = readFileSync(join(siteFolder, 'docs', page), 'utf8')
  const found = [...text.matchAll(fence)].filter(([, , name]) => name === title)[nth]
  if (!found) throw new Error(`${page} has no code block "${title}".`)
  const [whole, , , code = ''] = found
  const file = / file="([^"]+)"/.exec(whole.split('\n', 1)[0] ?? '')?.[1]
  return file === undefined ? code : readFileSync(join(siteFolder, file), 'utf8')
}

/**
 * Runs TypeScript as a CommonJS module of the site and returns what it exports. `local` has the modules that it imports
 * by relative path, under that path; `given` replaces packages.
 */
export function runCode(
  code: string,
  local: Readonly<Record<string, unknown>> = {},
  given: Readonly<Record<string, unknown>> = {},
): Loaded {
  const localModule = (name: string): unknown => {
    if (!(name in local)) throw new Error(`The code imports "${name}", which the test does not give it.`)
    return local[name]
  }
  return runModule(code, localModule, given)
}

const compiled = new Map<string, string>()

function compile(code: string): string {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
      experimentalDecorators: true,
    },
  })
  compiled.set(code, outputText)
  return outputText
}

function runModule(code: string, localModule: (name: string) => unknown, given: Readonly<Record<string, unknown>> = {}): Loaded {
  const outputText = compiled.get(code) ?? compile(code)
  const module: { exports: Loaded } = { exports: {} }
  const load = (name: string): unknown =>
    name in given ? given[name] : name.startsWith('.') ? localModule(name) : siteRequire(name)
  new Function('require', 'module', 'exports', outputText)(load, module, module.exports)
  return module.exports
}

/**
 * The sample applications, each file run once and with the files that it imports. `run` gets a path below `samples`;
 * two of these share nothing, so every test can have a database of its own. `given` replaces packages that the site does not install.
 */
export function sampleRunner(given: Readonly<Record<string, unknown>> = {}): (file: string) => Loaded {
  const done = new Map<string, Loaded>()
  const run = (file: string): Loaded => {
    const known = done.get(file)
    if (known !== undefined) return known
    const code = readFileSync(join(siteFolder, 'samples', file), 'utf8')
    const exports = runModule(code, (name) => run(sampleFile(join(dirname(file), name))), given)
    done.set(file, exports)
    return exports
  }
  return run
}

const sampleFile = (path: string): string =>
  [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(join(siteFolder, 'samples', file))) ??
  path

/** A code block of a guide, run; see {@link guideCode} and {@link runCode}. */
export const runGuide = (page: string, title: string, local?: Readonly<Record<string, unknown>>): Loaded =>
  runCode(guideCode(page, title), local)
