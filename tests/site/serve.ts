// Servers of the sample applications, each on a free port of this machine.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

const open: Server[] = []
afterAll(() => open.forEach((server) => server.close()))

/** Address of the server once it listens; it is closed after the tests of the file. */
export async function addressOf(server: Server): Promise<string> {
  open.push(server)
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
