// Code of authors runs in the process of the command and may end it: `process.exit(0)` in a check, or in a package that it calls. The command would
// say nothing and count as a success.
import { framesOf } from '../common/stack-frames.ts'
import { pathForUser } from './open-site.ts'

/** Someone else than the command ended it. */
export class ForeignExit extends Error {
  readonly hint = 'Remove that call. To report what is wrong, throw an error, or call `report()` in a check.'
}

interface ExitGuard {
  /** From here on the process may end, with this code: what others set is ignored. The first call counts. */
  readonly allow: (exitCode: () => number) => void
}

/** `onForeign` is called while the process ends, so all it does is done when it returns. Returns the exit code. */
export function guardExit(cwd: string, onForeign: (error: ForeignExit) => number): ExitGuard {
  let isAllowed = false
  const allow = (exitCode: () => number): void => {
    if (isAllowed) return
    isAllowed = true
    const exit = process.exit.bind(process)
    process.exit = () => exit(exitCode())
    // The last listener decides.
    process.on('exit', () => {
      process.exitCode = exitCode()
    })
  }
  process.on('exit', (given) => {
    if (isAllowed) return
    const place = callerOfExit(new Error().stack ?? '', cwd)
    const code = onForeign(
      new ForeignExit(
        `The command did not finish, because process.exit(${given}) was called${place === undefined ? '' : ` at ${place}`}.`,
      ),
    )
    allow(() => code)
    process.exitCode = code
  })
  return { allow }
}

/** `file:line:column` of the call, as the user would write the file. */
function callerOfExit(stack: string, cwd: string): string | undefined {
  const lines = stack.split('\n')
  const exit = lines.findIndex((line) => /\bprocess\.(?:process\.)?exit \(node:/.test(line))
  return exit < 0 ? undefined : firstPlaceIn(lines.slice(exit + 1).join('\n'), cwd)
}

/** `file:line:column` of the first line of a stack that is not in Node itself. */
export function firstPlaceIn(stack: string, cwd: string): string | undefined {
  const [frame] = framesOf(stack)
  return frame && `${pathForUser(frame.path, cwd)}:${frame.line}:${frame.column}`
}
