import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentTypeOf } from './content-type.ts'
import { hostForUrl, serveStatic, targetOf, type RequestTarget, type StaticServer } from './static-server.ts'

const path = (segments: readonly string[], isFolder = false): RequestTarget => ({ kind: 'path', segments, isFolder })
const malformed: RequestTarget = { kind: 'refusal', status: 400 }
const absent: RequestTarget = { kind: 'refusal', status: 404 }

test.each<[string, string, RequestTarget]>([
  ['/', '/', path([], true)],
  ['/a/b.js?x=/../..', '/', path(['a', 'b.js'])],
  ['/a/', '/', path(['a'], true)],
  ['/a%20b/%C3%A9', '/', path(['a b', 'é'])],
  ['/docs/', '/docs/', path([], true)],
  ['/docs/a', '/docs/', path(['a'])],
  ['/docs?q=1', '/docs/', { kind: 'redirect', location: '/docs/?q=1' }],
  ['/docsx/', '/docs/', absent],
  ['/', '/docs/', { kind: 'redirect', location: '/docs/' }],
  ['/?q=1', '/docs/', { kind: 'redirect', location: '/docs/?q=1' }],
  ['/index.html', '/docs/', absent],
  ['/../etc/passwd', '/', malformed],
  ['/a/../b', '/', malformed],
  ['/a/./b', '/', malformed],
  ['/%2e%2e/etc/passwd', '/', malformed],
  ['/%2e%2e%2fetc', '/', malformed],
  // Decoded once: what is left is a name with a percent sign.
  ['/%252e%252e/etc', '/', path(['%2e%2e', 'etc'])],
  ['/a%2fb', '/', malformed],
  ['/a%5c..%5cb', '/', malformed],
  ['/a\\b', '/', malformed],
  ['/a%00.html', '/', malformed],
  ['/a%0d%0ax', '/', malformed],
  ['/%', '/', malformed],
  ['/%ff', '/', malformed],
  ['//example.com/', '/', malformed],
  ['/a//b', '/', malformed],
  ['http://example.com/', '/', malformed],
  ['*', '/', malformed],
  ['', '/', malformed],
  ['/.git/config', '/', absent],
  ['/a/.env', '/', absent],
  ['/.docgen-output', '/', absent],
  ['/.well-known/security.txt', '/', path(['.well-known', 'security.txt'])],
  ['/.well-known/.env', '/', absent],
  ['/a/.well-known/b', '/', absent],
])('%s under %s', (url, base, expected) => expect(targetOf(url, base)).toEqual(expected))

test.each([
  ['127.0.0.1', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['192.168.1.7', '192.168.1.7'],
  ['fe80::1', '[fe80::1]'],
])('%s is reached at %s', (host, expected) => expect(hostForUrl(host)).toBe(expected))

test.each([
  ['a/index.html', 'text/html; charset=utf-8'],
  ['A.SVG', 'image/svg+xml; charset=utf-8'],
  ['search.bin', 'application/octet-stream'],
  ['CNAME', 'application/octet-stream'],
])('%s is served as %s', (file, expected) => expect(contentTypeOf(file)).toBe(expected))

describe('over the loopback', () => {
  let folder = ''
  let server: StaticServer | undefined

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docgen-static-'))
    const site = join(folder, 'site')
    await mkdir(join(site, 'guide'), { recursive: true })
    const assets = ['theme-0123abcd.css', 'search/page-06gy25rcoc.json', 'logo.svg', 'logo-large.svg'].map(
      (name) => `assets/${name}`,
    )
    for (const file of [...assets, 'guide/assets/theme-0123abcd.css']) {
      await mkdir(join(site, file, '..'), { recursive: true })
      await writeFile(join(site, file), 'asset')
    }
    await writeFile(join(folder, 'secret.txt'), 'secret')
    await writeFile(join(site, 'index.html'), 'home')
    await writeFile(join(site, '404.html'), 'lost')
    await writeFile(join(site, 'guide', 'index.html'), 'guide')
    await mkdir(join(site, 'de', 'docs'), { recursive: true })
    await writeFile(join(site, 'de', '404.html'), 'verloren')
    await writeFile(join(site, 'about.html'), 'about')
    await writeFile(join(site, 'film.mp4'), '0123456789')
    // Long ago, so that its tag is a strong one.
    await utimes(join(site, 'film.mp4'), 1e9, 1e9)
    await symlink(join(folder, 'secret.txt'), join(site, 'link.txt'))
    server = await serveStatic({ dir: site, base: '/docs/', host: '127.0.0.1', port: 0 })
  })

  afterAll(async () => {
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ readonly status: number | undefined; readonly headers: IncomingMessage['headers']; readonly body: string }>(
      (resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port: server?.port, path: target, headers, method }, (response) => {
          let body = ''
          response.setEncoding('utf8').on('data', (text: string) => (body += text))
          response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
        })
        sent.on('error', reject).end()
      },
    )

  test.each([
    ['/docs/', 200, 'home'],
    ['/docs/guide/', 200, 'guide'],
    ['/docs/about', 200, 'about'],
    ['/docs/about.html', 200, 'about'],
    ['/docs/about.html/', 404, 'lost'],
    ['/docs/nothing', 404, 'lost'],
    ['/docs/link.txt', 404, 'lost'],
    ['/docs/de/nichts', 404, 'verloren'],
    ['/docs/de/docs/nichts/', 404, 'verloren'],
    ['/docs/de', 404, 'verloren'],
    ['/docs/deutsch', 404, 'lost'],
    ['/docs/guide', 301, ''],
    ['/docs', 301, ''],
    ['/', 301, ''],
    ['/docs/%00', 400, 'lost'],
    ['/docs/%E0%A4%A', 400, 'lost'],
    ['/docs/../secret.txt', 400, 'lost'],
  ])('%s answers %d', async (target, status, body) => {
    expect(await get(target)).toMatchObject({ status, body, headers: { 'x-content-type-options': 'nosniff' } })
  })

  test('a folder is led to its slash, with the query', async () => {
    expect((await get('/docs/guide?a=b')).headers.location).toBe('/docs/guide/?a=b')
  })

  test('pages are HTML, are asked for anew, and are not sent twice', async () => {
    const first = await get('/docs/')
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-length': '4',
    })
    expect(await get('/docs/', { 'if-none-match': first.headers.etag ?? '' })).toMatchObject({ status: 304, body: '' })
  })

  test.each([
    ['/docs/assets/theme-0123abcd.css', 'max-age=600'],
    ['/docs/assets/search/page-06gy25rcoc.json', 'max-age=600'],
    ['/docs/assets/logo.svg', 'no-cache'],
    ['/docs/assets/logo-large.svg', 'no-cache'],
    ['/docs/guide/assets/theme-0123abcd.css', 'no-cache'],
  ])('%s may be kept: %s', async (target, kept) => {
    expect(await get(target)).toMatchObject({ status: 200, headers: { 'cache-control': kept } })
  })

  test('an address that is named as a file by its content, but leads nowhere, is not kept', async () => {
    expect(await get('/docs/assets/theme-ffffffff.css')).toMatchObject({ status: 404, headers: { 'cache-control': 'no-cache' } })
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ])('a film is sent in parts: %s', async (range, status, body, contentRange) => {
    const { headers, ...answer } = await get('/docs/film.mp4', { range })
    expect(answer).toEqual({ status, body })
    expect(headers['content-range']).toBe(contentRange)
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(body.length),
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
    })
  })

  test('a part is sent when the browser has the rest of the same file, else the whole', async () => {
    const { headers } = await get('/docs/film.mp4')
    const range = 'bytes=8-'
    expect(headers.etag).toMatch(/^"/)
    expect(await get('/docs/film.mp4', { range, 'if-range': headers.etag ?? '' })).toMatchObject({ status: 206, body: '89' })
    for (const other of ['"other"', `W/${headers.etag}`, 'Sun, 09 Sep 2001 01:46:40 GMT'])
      expect(await get('/docs/film.mp4', { range, 'if-range': other })).toMatchObject({ status: 200, body: '0123456789' })
    // A file that was just written may be written again without another size or time.
    await utimes(join(folder, 'site/about.html'), 4e9, 4e9)
    const fresh = await get('/docs/about.html')
    expect(fresh.headers.etag).toMatch(/^W\//)
    expect(await get('/docs/about.html', { range: 'bytes=1-', 'if-range': fresh.headers.etag ?? '' })).toMatchObject({
      status: 200,
    })
  })

  test('the page for what is not found, and the answer to HEAD, come in no parts', async () => {
    const range = 'bytes=1-2'
    expect(await get('/docs/nothing', { range })).toMatchObject({ status: 404, body: 'lost' })
    expect(await get('/docs/%00', { range })).toMatchObject({ status: 400, body: 'lost' })
    const head = await get('/docs/film.mp4', { range }, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': '10', 'accept-ranges': 'bytes' } })
  })

  test('HEAD has no body, and other methods no answer', async () => {
    expect(await get('/docs/', {}, 'HEAD')).toMatchObject({ status: 200, body: '', headers: { 'content-length': '4' } })
    expect(await get('/docs/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  test('other names are refused, and nobody else may read along', async () => {
    expect(await get('/docs/', { host: 'evil.example' })).toMatchObject({ status: 403 })
    const other = await get('/docs/', { origin: 'https://evil.example' })
    expect(other).toMatchObject({ status: 403 })
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('what is not HTTP is answered with 400', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port: server?.port ?? 0 }, () => socket.write('nonsense\r\n\r\n'))
      let text = ''
      socket.setEncoding('utf8').on('data', (part: string) => (text += part))
      socket.on('end', () => resolve(text)).on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('a taken port leads to the next free one', async () => {
    const other = await serveStatic({ dir: join(folder, 'site'), base: '/', host: '127.0.0.1', port: server?.port ?? 0 })
    try {
      expect(other.port).toBeGreaterThan(server?.port ?? 0)
      expect(other.url).toBe(`http://localhost:${other.port}/`)
    } finally {
      await other.close()
    }
  })
})
