import { Writable } from 'node:stream'

/**
 * Standard output for the protocol alone. What a config, a plugin or a thread prints would be read as a broken message, so it goes to standard error from now on.
 */
export function takeOutput(): Writable {
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = process.stderr.write.bind(process.stderr)
  return new Writable({
    decodeStrings: false,
    write: (chunk: string | Uint8Array, _, done) => void write(chunk, (error) => done(error)),
  })
}
