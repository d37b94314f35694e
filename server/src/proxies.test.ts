import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from './features/accounts/users/users.factory.ts'
import { useTestApp } from './features/test-app.ts'
import { hashPassword } from './platform/passwords/passwords.ts'
import { freePort } from './platform/test-free-port.ts'
import { hasNginx, startNginx } from './test-nginx.ts'

/*
 * The examples of docs/proxies as they are, with the addresses of this test. Where a proxy is not installed there is nothing
 * to try.
 */
const HOST = 'media.example.org'
const MB = 1024 * 1024
const PASSWORD = 'a quiet Horse 7'
/** Where the caller is, as the proxy sees it: this machine has more than one address. */
const CALLER = '127.0.0.7'

const test = useTestApp(
  { TRUSTED_PROXIES: '127.0.0.1', BASE_URL: `https://${HOST}` },
  { withPages: true },
)
const examples = path.resolve(import.meta.dirname, '../../docs/proxies')
const example = (name: string) => readFileSync(path.join(examples, name), 'utf8')
const isInstalled = (program: string, version: string) =>
  spawnSync(program, [version]).error === undefined

interface Proxy {
  readonly name: string
  readonly isHere: boolean
  /** Starts it with its example. @returns its process, which goes on until it is ended */
  start(folder: string, ports: { proxy: number; site: number }): ChildProcess
}

const nginx: Proxy = {
  name: 'nginx',
  isHere: hasNginx,
  start: (folder, { proxy, site }) =>
    startNginx(folder, { port: proxy, sites: [`127.0.0.1:${site}`] }),
}

const caddy: Proxy = {
  name: 'Caddy',
  isHere: isInstalled('caddy', 'version'),
  start: (folder, { proxy, site }) => {
    const config = path.join(folder, 'Caddyfile')
    // Without certificates, which only who owns the name gets.
    const file = example('Caddyfile')
      .replace('127.0.0.1:3000', `127.0.0.1:${site}`)
      .replace(/^media\.example\.org \{/m, `http://${HOST}:${proxy} {`)
    writeFileSync(config, `{\n\tadmin off\n}\n${file}`)
    return spawn('caddy', ['run', '--config', config], {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    })
  },
}

let site = 0
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  site = (test.app.server.address() as AddressInfo).port
})

describe.each([nginx, caddy].filter(({ isHere }) => isHere))('behind $name', ({ name, start }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mediatheque-proxy-'))
  let proxy: ChildProcess
  let port = 0
  const ask = (method: string, url: string, { headers = {}, content }: Sent = {}) =>
    send({ port, method, url, headers, content })

  beforeAll(async () => {
    port = await freePort()
    proxy = start(folder, { proxy: port, site })
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await ask('GET', '/health/live').catch(() => undefined))?.status === 200) return
      await sleep(100)
    }
    throw new Error(`${name} did not begin`)
  }, 30_000)

  afterAll(async () => {
    const gone = new Promise((resolve) => proxy.once('exit', resolve))
    proxy.kill()
    await gone
    rmSync(folder, { recursive: true, force: true })
  })

  it('pages come as they are', async () => {
    const page = await ask('GET', '/', { headers: { 'accept-encoding': 'br' } })
    expect(page).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } })
    expect(page.headers.vary).toContain('cookie')
  })

  it('visitors are known by their own addresses, whatever they say of themselves', async () => {
    const { db } = test.platform
    const { id, email } = await buildUser(db, { password_hash: await hashPassword(PASSWORD) })
    const login = await ask('POST', '/auth/login', {
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': '203.0.113.9',
        'x-real-ip': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
      },
      content: Buffer.from(JSON.stringify({ email, password: PASSWORD, remember: false })),
    })
    expect(login.status, login.body).toBe(200)
    const session = await db
      .selectFrom('sessions')
      .select('ip_address')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(session.ip_address).toBe(CALLER)
  })

  it('figures stay closed', async () => {
    expect((await ask('GET', '/metrics')).status).toBe(404)
  })

  it('files pass that are larger than what a proxy takes by itself', async () => {
    const sender = await test.as('uploader')
    const content = Buffer.alloc(12 * MB, 'a')
    const headers = {
      cookie: sender.cookie,
      'sec-fetch-site': 'same-origin',
      'tus-resumable': '1.0.0',
    }
    const named = ['filename', 'purpose']
      .map((key, at) => `${key} ${Buffer.from(['long.txt', 'file'][at]!).toString('base64')}`)
      .join(',')
    const begun = await ask('POST', '/api/v1/tus/upload', {
      headers: { ...headers, 'upload-length': String(content.length), 'upload-metadata': named },
    })
    expect(begun.status, begun.body).toBe(201)
    const sent = await ask('PATCH', new URL(begun.headers.location!, `https://${HOST}`).pathname, {
      headers: {
        ...headers,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      content,
    })
    expect([sent.status, sent.headers['upload-offset']]).toEqual([204, String(content.length)])
  })

  it('news of a notification is handed on while the stream goes on', async () => {
    const member = await test.as('member')
    const request = http.get({
      host: '127.0.0.1',
      port,
      localAddress: CALLER,
      path: '/api/v1/notifications/stream',
      headers: { host: HOST, accept: 'text/event-stream', cookie: member.cookie },
    })
    const first = await new Promise<string>((resolve, reject) => {
      request.once('error', reject)
      request.once('response', (response) =>
        response.setEncoding('utf8').once('data', (chunk: string) => resolve(chunk)),
      )
    })
    request.destroy()
    expect(first).toMatch(/^(:|id|data|event|retry)/)
  })
})

interface Sent {
  readonly headers?: Record<string, string>
  readonly content?: Buffer | undefined
}

function send({
  port,
  method,
  url,
  headers,
  content,
}: Sent & { port: number; method: string; url: string }) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const request = http.request({
        host: '127.0.0.1',
        port,
        localAddress: CALLER,
        method,
        path: url,
        headers: { host: HOST, ...headers, ...(content && { 'content-length': content.length }) },
      })
      request.once('error', reject)
      request.once('response', async (response) =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: await text(response),
        }),
      )
      request.end(content)
    },
  )
}
