// Puts two folders in the place of each other in one system call, so that neither is ever absent.
import { statSync } from 'node:fs'

/** Returns whether it was done. Where it cannot be done, both are as they were. */
export type ExchangeFolders = (a: string, b: string) => boolean

/** Node has no call for Linux's `renameat2` with `RENAME_EXCHANGE`, so the first of these programs that is installed makes it. */
export const exchangeFolders: ExchangeFolders = (a, b) => {
  const number = callNumbers[process.arch]
  if (process.platform !== 'linux' || number === undefined) return false
  const before = statSync(a).ino
  const { spawnSync } = process.getBuiltinModule('node:child_process')
  return programsOf(number).some(([program, ...args]) => {
    spawnSync(program, [...args, a, b], { stdio: 'ignore' })
    return statSync(b).ino === before
  })
}

/** Of `renameat2`: include/uapi/asm-generic/unistd.h and arch/x86/entry/syscalls/syscall_64.tbl of Linux. */
const callNumbers: Partial<Record<NodeJS.Architecture, number>> = { x64: 316, arm64: 276 }

type Program = readonly [program: string, ...args: string[]]

// -100 is AT_FDCWD, 2 is RENAME_EXCHANGE.
function programsOf(number: number): readonly Program[] {
  const python = `import ctypes, os, sys; ctypes.CDLL(None).syscall(${number}, -100, os.fsencode(sys.argv[1]), -100, os.fsencode(sys.argv[2]), 2)`
  return [
    ['perl', '-e', `syscall(${number}, -100, $ARGV[0], -100, $ARGV[1], 2)`],
    // From coreutils 9.5 on.
    ['mv', '--exchange', '--no-target-directory'],
    ['python3', '-c', python],
  ]
}
