// As much of Redis as the samples use, spoken over a socket: the real client sends its commands here.
import { createServer, type Server } from 'node:net'

export interface FakeRedis {
  readonly server: Server
  /** Each command in capitals with its arguments, in order, but those of connecting. */
  readonly commands: readonly string[]
}

export function createFakeRedis(): FakeRedis {
  const commands: string[] = []
  const counts = new Map<string, number>()
  const run = (name: string, key = ''): string => {
    if (name === 'INCR') {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return `:${counts.get(key)}\r\n`
    }
    return name === 'DEL' ? `:${Number(counts.delete(key))}\r\n` : ':1\r\n'
  }
  const server = createServer((socket) => {
    let queued: string[][] | undefined
    const answer = ([given = '', ...args]: readonly string[]): string => {
      const name = given.toUpperCase()
      if (name === 'CLIENT' || name === 'INFO' || name === 'QUIT') return '+OK\r\n'
      commands.push([name, ...args].join(' '))
      if (name === 'MULTI') queued = []
      else if (name === 'EXEC') {
        const results = (queued ?? []).map(([command = '', key]) => run(command, key))
        queued = undefined
        return `*${results.length}\r\n${results.join('')}`
      } else if (queued) {
        queued.push([name, ...args])
        return '+QUEUED\r\n'
      } else return run(name, args[0])
      return '+OK\r\n'
    }
    // Commands as short as these arrive whole.
    socket.on('data', (data) => {
      for (const command of data.toString().split(/(?=\*\d+\r\n)/))
        socket.write(answer([...command.matchAll(/\$\d+\r\n(.*?)\r\n/gs)].map(([, part = '']) => part)))
    })
  })
  return { server, commands }
}
