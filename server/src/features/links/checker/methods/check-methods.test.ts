import type { LookupFunction } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CheckMethodName } from '@mediatheque/contract/links/checker/check-methods.ts'
import type { Logger } from '../../../../platform/log/logger.ts'
import { createOutbound } from '../../../../platform/outbound/call-outside.ts'
import { startTestFileHost, type TestFileHost } from '../test-file-host.ts'
import type { AskHost } from './check-method.ts'
import { chooseMethod, METHODS } from './check-methods.ts'

/** As if the open internet were this machine. */
const here: LookupFunction = (_name, options, callback) =>
  options.all
    ? callback(null, [{ address: '127.0.0.1', family: 4 }], 4)
    : callback(null, '127.0.0.1', 4)
const log = { info: vi.fn() } as unknown as Logger
const ask: AskHost = (call) =>
  createOutbound({ log }, here).call({
    purpose: 'test',
    mostBytes: 10_000,
    wholeMs: 2_000,
    mostRedirects: 5,
    allow: (url) => ({ url, isInside: false }),
    ...call,
  })

let host: TestFileHost
beforeAll(async () => {
  host = await startTestFileHost()
})
afterAll(() => host.stop())

const at = (path: string) => `http://files.test:${host.port}${path}`
async function check(name: CheckMethodName, urls: readonly string[]) {
  const base = `http://files.test:${host.port}`
  const addresses = urls.map((url) => new URL(url))
  const { outcomes, fault } = await METHODS[name].check(ask, addresses, base)
  return { results: outcomes.map(({ result }) => result), fault }
}
const request = async (path: string) => {
  const { outcomes, fault } = await METHODS.request.check(ask, [new URL(at(path))], null)
  return { ...outcomes[0]!, fault }
}

describe('asking for a file itself', () => {
  it('is content with a head', async () => {
    host.answer('/there', (response) =>
      response.writeHead(200, { 'content-length': 9_000_000_000 }).end(),
    )
    host.asked.length = 0
    expect(await request('/there')).toMatchObject({ result: 'alive', httpStatus: 200 })
    expect(host.asked).toEqual(['HEAD /there'])
  })

  it('asks for a byte where a head is not answered, and takes no more than the head of that', async () => {
    host.answer('/no-head', (response, { method, headers }) => {
      if (method === 'HEAD') return void response.writeHead(405).end()
      expect(headers.range).toBe('bytes=0-0')
      // As if it were a film of gigabytes, from one that does not know ranges.
      response.writeHead(200, { 'content-length': 9_000_000_000 }).write('x'.repeat(100))
    })
    expect(await request('/no-head')).toMatchObject({ result: 'alive', httpStatus: 200 })
  })

  it.each<[number, string]>([
    [404, 'dead'],
    [410, 'dead'],
    [401, 'restricted'],
    [403, 'restricted'],
    [451, 'restricted'],
    [400, 'unknown'],
    [416, 'alive'],
  ])('takes %i for what it means: %s', async (status, result) => {
    host.answer('/status', (response) => response.writeHead(status).end('<html>No</html>'))
    expect(await request('/status')).toEqual({ result, httpStatus: status, fault: undefined })
  })

  it('does not believe a head that says it is gone', async () => {
    host.answer('/odd', (response, { method }) =>
      response.writeHead(method === 'HEAD' ? 404 : 206).end(),
    )
    expect(await request('/odd')).toMatchObject({ result: 'alive' })
  })

  it('hears the wish for a pause, at once and in both ways', async () => {
    const later = new Date(Date.now() + 90_000).toUTCString()
    for (const [status, wish, least] of [
      [429, '120', 120_000],
      [503, later, 80_000],
    ] as const) {
      host.answer('/busy', (response) =>
        response.writeHead(status, { 'retry-after': wish }).end('<html>'),
      )
      host.asked.length = 0
      const { result, fault } = await request('/busy')
      expect([result, fault?.what, host.asked.length]).toEqual(['unknown', String(status), 1])
      expect(fault!.retryAfterMs).toBeGreaterThanOrEqual(least)
    }
  })

  it('hears a wish that is said twice', async () => {
    host.answer('/busy-twice', (response) =>
      response
        .writeHead(429, [
          ['retry-after', '120'],
          ['retry-after', '120'],
        ])
        .end(),
    )
    const { result, fault } = await request('/busy-twice')
    expect([result, fault?.retryAfterMs]).toEqual(['unknown', 120_000])
  })

  it('follows where it is led, but never inside', async () => {
    host.answer('/led', (response) => response.writeHead(302, { location: '/there' }).end())
    expect(await request('/led')).toMatchObject({ result: 'alive' })
    const inside = `http://127.0.0.1:${host.port}/secret`
    host.answer('/in', (response) => response.writeHead(302, { location: inside }).end())
    host.asked.length = 0
    expect(await request('/in')).toEqual({ result: 'unknown', httpStatus: null, fault: undefined })
    expect(host.asked).toEqual(['HEAD /in'])
  })

  it('takes a page for a file only where it was led to none that says otherwise', async () => {
    for (const [location, result] of [
      ['/404.html', 'dead'],
      ['/login', 'restricted'],
      ['/', 'unknown'],
    ] as const) {
      host.answer('/soft', (response) => response.writeHead(302, { location }).end())
      host.answer(location, (response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      )
      expect((await request('/soft')).result).toBe(result)
    }
  })
})

describe('lists of links', () => {
  const json = (path: string, data: unknown, status = 200) =>
    host.answer(path, (response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data)),
    )

  it('are read as 1fichier writes them', async () => {
    host.answer('/check_links.pl', (response) =>
      response.end(
        [
          'https://1fichier.com/?bbbbbbbbbb;;;NOT FOUND',
          'https://1fichier.com/?aaaaaaaaaa;A film; with a semicolon.mkv;1234',
          'https://1fichier.com/?cccccccccc;;;PRIVATE',
          'https://1fichier.com/?dddddddddd;;;BAD LINK',
          'something new',
        ].join('\n'),
      ),
    )
    const urls = ['a', 'b', 'c', 'd', 'e'].map(
      (letter) => `https://1fichier.com/?${letter.repeat(10)}`,
    )
    host.bodies.length = 0
    expect(await check('1fichier', [`${urls[0]}&af=12`, ...urls.slice(1)])).toEqual({
      results: ['alive', 'dead', 'restricted', 'dead', 'unknown'],
      fault: undefined,
    })
    expect(new URLSearchParams(host.bodies[0]).getAll('links[]')).toHaveLength(5)
  })

  it('are read as turbobit writes them', async () => {
    json('/api/links/check', [
      { id: 'abcdefgh1234', name: 'A', status: 'active' },
      { id: 'abcdefgh5678', name: 'B', status: 'inactive' },
    ])
    const urls = ['abcdefgh5678.html', 'abcdefgh1234/film.mkv.html', 'abcdefgh9999.html']
    host.bodies.length = 0
    expect(
      (
        await check(
          'turbobit',
          urls.map((path) => `https://turbobit.net/${path}`),
        )
      ).results,
    ).toEqual(['dead', 'alive', 'unknown'])
    expect(new URLSearchParams(host.bodies[0]).get('links')!.split('\n')).toHaveLength(3)
  })

  it('are read as nitroflare writes them, also where all are gone', async () => {
    const urls = ['A1', 'B2'].map((code) => `https://nitroflare.com/view/${code}/film.rar`)
    json('/api/v2/getFileInfo', {
      result: { files: { A1: { status: 'online' }, B2: { status: 'offline' } } },
    })
    expect((await check('nitroflare', urls)).results).toEqual(['alive', 'dead'])
    json('/api/v2/getFileInfo', { result: { files: [] } })
    expect((await check('nitroflare', urls)).results).toEqual(['dead', 'dead'])
    json('/api/v2/getFileInfo', { result: { files: { A1: { status: 'moved' } } } })
    expect((await check('nitroflare', urls)).results).toEqual(['unknown', 'unknown'])
  })

  it('are read as pixeldrain writes them', async () => {
    const urls = ['aaaa', 'bbbb', 'cccc'].map((code) => `https://pixeldrain.com/u/${code}`)
    json('/api/file/aaaa,bbbb,cccc/info', [
      { id: 'aaaa', abuse_type: '' },
      { id: 'cccc', abuse_type: 'takedown' },
    ])
    expect((await check('pixeldrain', urls)).results).toEqual(['alive', 'dead', 'dead'])
    json('/api/file/aaaa/info', { success: true, id: 'aaaa' })
    expect((await check('pixeldrain', urls.slice(0, 1))).results).toEqual(['alive'])
    json('/api/file/bbbb/info', { success: false, value: 'not_found' }, 404)
    expect((await check('pixeldrain', urls.slice(1, 2))).results).toEqual(['dead'])
    json('/api/file/cccc/info', { success: false, value: 'rate_limited' }, 403)
    expect(await check('pixeldrain', urls.slice(2))).toEqual({
      results: ['unknown'],
      fault: { what: '403' },
    })
  })

  it('are read as MediaFire writes them', async () => {
    const path = '/api/1.5/file/get_info.php'
    const urls = ['https://www.mediafire.com/file/abc123/film.mkv/file']
    for (const [response, result] of [
      [{ file_info: { quickkey: 'abc123' } }, 'alive'],
      [{ file_infos: [{ quickkey: 'abc123', delete_date: '2026-01-01' }] }, 'dead'],
      [{ result: 'Error', error: 110 }, 'dead'],
    ] as const) {
      json(path, { response })
      expect((await check('mediafire', urls)).results).toEqual([result])
    }
    json(path, { response: { result: 'Error', error: 105 } }, 400)
    expect((await check('mediafire', urls)).fault).toEqual({ what: '400' })
  })

  it('are read as pages of XFileSharing write them, by their new name and by the old one', async () => {
    const codes = ['abcdefghijk1', 'abcdefghijk2', 'abcdefghijk3']
    const urls = codes.map((code) => `https://xfs.test/${code}/film.mkv.html`)
    const row = (url: string, words: string) =>
      `<tr><td>${url}</td><td style="color:red">${words}</td></tr>`
    const page = (name: string) =>
      host.answer('/', (response, { url }) =>
        response.end(
          url!.endsWith(`?op=${name}`)
            ? `<html><table>${row(urls[1]!, 'Not found!')}${row(urls[0]!, 'Found')}</table>`
            : '<html>Welcome</html>',
        ),
      )
    for (const name of ['check_files', 'checkfiles']) {
      page(name)
      expect((await check('xfs', urls)).results).toEqual(['alive', 'dead', 'unknown'])
    }
    host.answer('/', (response) => response.end('<html>Are you human?</html>'))
    expect(await check('xfs', urls)).toEqual({
      results: ['unknown', 'unknown', 'unknown'],
      fault: { what: 'not understood' },
    })
  })

  it('are not taken for dead because of what their files are called', async () => {
    const url = 'https://xfs.test/dddddddddddd/Film.Deleted.Scenes.mkv.html'
    const name = '<td>File Not Found - Deleted Scenes.mkv</td>'
    for (const cells of [
      `<td>${url}</td><td>Found</td><td>1.2 GB</td>`,
      `<td><a href="${url}">${url}</a></td>${name}<td><b>Found</b></td>`,
      `<td>${url}</td>${name}<td>1.2 GB</td>`,
    ]) {
      host.answer('/', (response) => response.end(`<table><tr>${cells}</tr></table>`))
      expect((await check('xfs', [url])).results).toEqual(['alive'])
    }
    host.answer('/', (response) =>
      response.end(`<table><tr><td>${url}</td>${name}<td>File was deleted</td></tr></table>`),
    )
    expect((await check('xfs', [url])).results).toEqual(['dead'])
  })

  it('hold nobody up with a page of half a megabyte of unclosed tags', async () => {
    const url = new URL('https://xfs.test/eeeeeeeeeeee')
    const body = Buffer.from(`<tr>${url.href}${'<'.repeat(500_000)}`)
    const said: AskHost = async () => ({ url, status: 200, headers: {}, body })
    expect(await METHODS.xfs.check(said, [url], null)).toMatchObject({ fault: expect.anything() })
  })

  it('mean nothing where a page, a refusal or nonsense comes instead', async () => {
    const asked = [
      ['1fichier', '/check_links.pl', 'https://1fichier.com/?aaaaaaaaaa'],
      ['turbobit', '/api/links/check', 'https://turbobit.net/abcdefgh1234.html'],
      ['nitroflare', '/api/v2/getFileInfo', 'https://nitroflare.com/view/A1/a.rar'],
      ['pixeldrain', '/api/file/aaaa/info', 'https://pixeldrain.com/u/aaaa'],
      ['mediafire', '/api/1.5/file/get_info.php', 'https://www.mediafire.com/file/abc123'],
    ] as const
    for (const [name, path, url] of asked)
      for (const [status, body] of [
        [200, '<html>Are you human?</html>'],
        [403, '<html>No</html>'],
        [429, '[]'],
        [404, '<html>Not found</html>'],
      ] as const) {
        host.answer(path, (response) => response.writeHead(status).end(body))
        const { results, fault } = await check(name, [url])
        expect([name, status, ...results]).toEqual([name, status, 'unknown'])
        expect(fault).toBeDefined()
      }
  })
})

it('chooses what somebody chose, else what is known for a domain, else to ask for the file', () => {
  expect(chooseMethod({ method: null, domains: ['dl4free.com'] })).toBe('1fichier')
  expect(chooseMethod({ method: 'xfs', domains: ['dl4free.com'] })).toBe('xfs')
  expect(chooseMethod({ method: 'of a later version', domains: ['a.test'] })).toBe('request')
})
