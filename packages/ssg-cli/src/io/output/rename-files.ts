// The way for systems that cannot exchange folders: the files are moved one by one, by a plan on disk that the next command finishes.
import { accessSync, constants, existsSync, lstatSync, mkdirSync, renameSync, rmSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRefused, toOutputPath } from '@docgen/model'
import { codeOf } from '../open-file.ts'
import { readStored, writeStored, writeWhole } from '../stored.ts'
import { isOwnEntry } from './foreign-entries.ts'
import { copyWithTime, listTree, removeEmptyFolders } from './output-tree.ts'
import { foldersOf, ownershipFile, ownershipOf, readOwnership } from './ownership.ts'

export interface RenamePlan {
  /** Absolute paths of the output folder, and of the folder that the files lie in. */
  readonly dir: string
  readonly from: string
  /** Relative to both. */
  readonly moves: readonly string[]
  /** What docgen wrote into the output folder, and the site no longer has. */
  readonly gone: readonly string[]
  /** docgen's note about the folder before the first move. */
  readonly noteBefore: string
  /** The same while it holds files of both sites. That for afterwards lies beside the files. */
  readonly noteMeanwhile: string
}

function planIn(workDir: string): string {
  return join(workDir, 'plan')
}

/** Names the shape of the plan. */
const planKey = 'plan 1'

export function renameFiles(workDir: string, plan: RenamePlan): void {
  mkdirSync(plan.dir, { recursive: true })
  // A folder that may not be changed is to be found before the first change.
  accessSync(plan.dir, constants.W_OK)
  writeStored(planIn(workDir), planKey, { value: plan, files: [] })
  carryOut(workDir, plan)
}

export function hasRenamePlan(workDir: string): boolean {
  return existsSync(planIn(workDir))
}

/** Finishes what a killed build began. */
export function finishRenames(workDir: string, dir: string): void {
  if (!hasRenamePlan(workDir)) return
  const plan = readPlan(workDir)
  if (plan && isUnderWay(plan, dir)) carryOut(workDir, plan)
  // The next build puts every file right that is not as it should be.
  else rmSync(planIn(workDir))
}

function readPlan(workDir: string): RenamePlan | undefined {
  const stored = readStored(planIn(workDir), planKey)
  if (typeof stored !== 'object') return undefined
  // The hash vouches that `renameFiles` wrote it. A path that no output has is not followed all the same.
  const plan = stored.value as RenamePlan
  const isSound = (path: string): boolean => !isRefused(toOutputPath(path))
  return { ...plan, moves: plan.moves.filter(isSound), gone: plan.gone.filter(isSound) }
}

/** Not once the last move is done, nor in a folder that another site has been built into since. */
function isUnderWay({ noteBefore, noteMeanwhile, from, ...plan }: RenamePlan, dir: string): boolean {
  return plan.dir === dir && existsSync(join(from, ownershipFile)) && [noteBefore, noteMeanwhile].includes(readOwnership(dir))
}

/** Can be done again from any point where it was left. */
function carryOut(workDir: string, { dir, from, moves, gone, noteMeanwhile }: RenamePlan): void {
  const staged = join(workDir, ownershipFile)
  writeWhole(staged, noteMeanwhile)
  move(staged, join(dir, ownershipFile))
  const owned = ownershipOf(dir)
  // What takes the place of a folder, or makes one, cannot be moved before the old files are out of its way. New files come first otherwise:
  // what names them follows.
  const moving = new Set(moves)
  const folders = foldersOf(moves)
  const isInWay = (path: string): boolean => folders.has(path) || [...foldersOf([path])].some((folder) => moving.has(folder))
  const remove = (path: string): void => {
    const file = join(dir, path)
    // The build may have been killed between the file and its folder.
    if (existsSync(file)) {
      if (!isOwnEntry(dir, { path, kind: 'file' }, owned, new Map())) return
      rmSync(file)
    }
    removeEmptyFolders(dir, dirname(path))
  }
  gone.filter(isInWay).forEach(remove)
  const isNew = (path: string): boolean => !existsSync(join(dir, path))
  for (const path of [...moves.filter(isNew), ...moves]) move(join(from, path), join(dir, path))
  gone.forEach(remove)
  move(join(from, ownershipFile), join(dir, ownershipFile))
  rmSync(planIn(workDir))
}

function move(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(dirname(to), { recursive: true })
  if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) removeFolders(to)
  try {
    renameSync(from, to)
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error
    // On another disk the file is made whole beside its place.
    const beside = join(dirname(to), `.docgen-new`)
    copyWithTime(from, beside)
    renameSync(beside, to)
    rmSync(from)
  }
}

/** A folder of docgen's is still there if somebody has removed its files. Throws where it holds more than folders. */
function removeFolders(folder: string): void {
  for (const { path } of listTree(folder).entries.toReversed()) rmdirSync(join(folder, path))
  rmdirSync(folder)
}
