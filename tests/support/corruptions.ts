// Harms files of a cache, in the ways that disks, other programs and other versions do.
import { copyFileSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './file-tree.ts'

/** Numbers from 0 to 1, the same for each seed: https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

type Corruption = (file: string, other: string, random: () => number) => void

const corruptions: Readonly<Record<string, Corruption>> = {
  flip: (file, _, random) => {
    const bytes = readFileSync(file)
    const at = Math.floor(random() * bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8))
    writeFileSync(file, bytes)
  },
  truncate: (file, _, random) => truncateSync(file, Math.floor(random() * readFileSync(file).length)),
  empty: (file) => truncateSync(file, 0),
  garbage: (file, _, random) =>
    writeFileSync(file, Buffer.from(Array.from({ length: 1 + readFileSync(file).length }, () => Math.floor(random() * 256)))),
  append: (file) => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('\n}')])),
  json: (file, _, random) =>
    writeFileSync(file, ['null', '[]', '{}', '1', '"a"', '{"key":1}', '{"version":0}'][Math.floor(random() * 7)] ?? ''),
  swap: (file, other) => {
    renameSync(file, `${file}.swapped`)
    if (other !== file) renameSync(other, file)
    renameSync(`${file}.swapped`, other)
  },
  overwrite: (file, other) => {
    if (other !== file) copyFileSync(other, file)
  },
  remove: (file) => rmSync(file),
  duplicate: (file) => copyFileSync(file, `${file}-2`),
  halve: (file) => {
    const bytes = readFileSync(file)
    writeFileSync(file, Buffer.concat([bytes.subarray(0, bytes.length / 3), bytes.subarray(bytes.length / 2)]))
  },
}

/** Harms one file below a folder, and tells which and how. */
export function corruptOne(folder: string, random: () => number): string {
  // The files of the staged site are those of the output under a second name: to harm one is to edit the output by hand.
  const files = listFiles(folder).filter((file) => !/^output\/[^/]+\/site\//.test(file))
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const file = pick(files)
  const kind = pick(Object.keys(corruptions))
  if (file === undefined || kind === undefined) throw new Error(`There is no file in ${folder}.`)
  corruptions[kind]?.(join(folder, file), join(folder, pick(files) ?? file), random)
  return `${kind} ${file}`
}
