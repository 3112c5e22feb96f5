import { NextResponse } from 'next/server'
import { isForged, readSession } from './lib/web-session'

export async function proxy(request: Request): Promise<Response> {
  if (isForged(request))
    return Response.json({ message: 'Wrong origin' }, { status: 403 })
  const { cookies } = await readSession(request.headers)
  if (cookies.length === 0) return NextResponse.next()
  const headers = new Headers(request.headers)
  headers.set('cookie', merged(headers.get('cookie') ?? '', cookies))
  // The page of this request sees the new tokens too.
  const response = NextResponse.next({ request: { headers } })
  for (const cookie of cookies)
    response.headers.append('Set-Cookie', cookie)
  return response
}

/** A `Cookie` header with the values of these `Set-Cookie` lines. */
function merged(header: string, setCookies: string[]): string {
  const pairs = [
    ...header.split(/; */).filter(Boolean),
    ...setCookies.map((line) => line.split(';', 1)[0] ?? ''),
  ]
  const byName = new Map(
    pairs.map((pair) => [pair.split('=', 1)[0], pair]),
  )
  return [...byName.values()].join('; ')
}

export const config = {
  // Login and logout set cookies themselves.
  matcher: ['/((?!_next/|favicon.ico|api/login|api/logout).*)'],
}
