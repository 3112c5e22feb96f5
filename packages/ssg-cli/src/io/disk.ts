// The author's folder, read. Paths are relative to the site root with `/` separators.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import type { SourceReader } from '../model/source.ts'

export function createDiskReader(root: string): SourceReader {
  return {
    list: async (dir, patterns) => {
      const cwd = join(root, dir)
      if (!existsSync(cwd)) return []
      const prefix = dir === '.' || dir === '' ? '' : `${dir}/`
      const wanted = patterns.filter((pattern) => !pattern.startsWith('!'))
      // What is told from the site root is told from the folder when it lies in it.
      const ignored = patterns
        .filter((pattern) => pattern.startsWith('!'))
        .map((pattern) => withoutPrefix(pattern.slice(1), prefix))
      const names = await fastGlob(wanted, { cwd, ignore: ['**/node_modules/**', ...ignored], onlyFiles: true, dot: false })
      return names.map((name) => prefix + name).sort(compare)
    },
    read: async (file) => {
      try {
        return readFileSync(join(root, file), 'utf8').replace(/^\ufeff/, '')
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
  }
}

export function isMissing(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR')
  )
}

function withoutPrefix(pattern: string, prefix: string): string {
  return prefix !== '' && pattern.startsWith(prefix) ? pattern.slice(prefix.length) : pattern
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
