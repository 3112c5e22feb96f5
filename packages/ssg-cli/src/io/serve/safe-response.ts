// What both servers say of every answer, and how they refuse one.
import type { ServerResponse } from 'node:http'

/** No answer is taken for another type than its own, and no page of another site may hold it. */
export function setSafeHeaders(response: ServerResponse): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
}

/** A line of text that no browser keeps. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const bytes = Buffer.from(`${text}\n`)
  setSafeHeaders(response)
  response.setHeader('cache-control', 'no-store')
  response
    .writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'content-length': bytes.length })
    .end(bytes)
}
