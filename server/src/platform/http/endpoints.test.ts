import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { anyone, permission, user, withAccess } from '@mediatheque/contract/core/access.ts'
import { defineEndpoint } from '@mediatheque/contract/core/endpoint.ts'
import { idParams } from '@mediatheque/contract/core/list-query.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { HTTP_LIMITS } from '../config/http-limits.ts'
import { createLogger } from '../log/logger.ts'
import type { Platform } from '../platform.ts'
import { bindEndpoint, type BoundEndpoint } from './bind-endpoint.ts'
import { createServer } from './create-server.ts'
import { mountEndpoints } from './mount-endpoints.ts'
import { inEnglish } from '@mediatheque/contract/core/describe-faults.ts'

const noteBody = z.object({
  text: z.string().min(3, 'At least 3 characters'),
  tags: z.array(z.string()).optional(),
})
const answer = z.object({ did: z.string() })
const notes = {
  list: defineEndpoint({
    method: 'GET',
    path: 'notes',
    access: anyone,
    summary: 'List',
    response: z.object({ items: z.array(z.object({ id: z.number() })) }),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: 'notes',
    access: anyone,
    summary: 'Create',
    throttle: { unlimited: 'A test.' },
    body: noteBody,
    response: answer,
    status: 201,
  }),
  act: defineEndpoint({
    method: 'POST',
    path: 'notes/:ids',
    access: withAccess(user, { noRecord: 'A test.' }),
    summary: 'Act on some',
    params: z.object({ ids: z.string() }),
    response: answer,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: 'notes/:id',
    access: permission('titles.view', { record: true, noVersion: 'A test.' }),
    summary: 'Update',
    throttle: { unlimited: 'A test.' },
    params: idParams,
    body: noteBody.partial().extend({ nested: z.unknown().optional() }),
    bodyForm: { maxBytes: 400_000 },
    response: answer,
  }),
  upload: defineEndpoint({
    method: 'PUT',
    path: 'uploads/:id',
    access: withAccess(anyone, { noRecord: 'A test.' }),
    summary: 'Upload',
    throttle: { unlimited: 'A test.' },
    params: idParams,
    bodyForm: { files: { file: { maxBytes: 12_000_000 } } },
    body: z.object({ disk: z.string() }),
    response: answer,
  }),
}

const runs: number[] = []
const bound: BoundEndpoint[] = [
  bindEndpoint(notes.list, {
    run: () => [1, 2],
    present: (ids) => ({ items: ids.map((id) => ({ id, secret: 'kept back' })) }),
  }),
  bindEndpoint(notes.create, { run: () => ({ did: 'create' }) }),
  bindEndpoint(notes.act, { run: ({ params }) => ({ did: `act on ${params.ids}` }) }),
  bindEndpoint(notes.update, {
    load: async ({ params }) => ({ id: params.id, ownerId: 7 }),
    policy: (_actor, note) => note.id !== 13,
    run: ({ record, body }) => {
      runs.push(record.id)
      return { did: `update ${record.id} ${body.text ?? ''}` }
    },
  }),
  bindEndpoint(notes.upload, {
    run: ({ files, body }) => ({ did: `${files['file']?.sizeBytes} on ${body.disk}` }),
  }),
]

const visitor: Actor = {
  user: null,
  roles: [],
  permissions: [{ name: 'titles.view', restrictions: [] }],
  isPremium: false,
  isSubscribed: false,
  session: null,
}
const platform = {
  config: {
    basePath: '/media',
    baseUrl: 'http://site.test/media',
    isDevelopment: false,
    trustedProxies: [],
    httpLimits: HTTP_LIMITS,
    dataDir: mkdtempSync(path.join(tmpdir(), 'mediatheque-endpoints-')),
  },
  log: createLogger({ logLevel: 'silent' }),
} as unknown as Platform

describe('endpoints', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createServer(platform)
    const access = {
      resolveActor: async () => visitor,
      assertHuman: async () => {},
      resolveReader: async () => ({ language: 'en' as const, t: inEnglish }),
      hasLanguage: async () => true,
    }
    mountEndpoints(app, { platform, access }, bound)
    await app.ready()
  })
  afterAll(() => app.close())

  const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload: payload as object, headers })

  it('drops what the response schema does not list', async () => {
    const response = await app.inject('/media/api/v1/notes')
    expect(response.json()).toEqual({ items: [{ id: 1 }, { id: 2 }] })
  })

  it('answers bad input by field, in dot notation', async () => {
    const response = await post('/api/v1/notes', { text: 'a', tags: ['x', 3] })
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({
      text: ['At least 3 characters'],
      'tags.1': [expect.any(String)],
    })
    expect(response.json().message).toBe('At least 3 characters')
  })

  it('takes the method from the override header', async () => {
    const response = await post(
      '/api/v1/notes/5',
      { text: 'hello' },
      { 'x-http-method-override': 'put' },
    )
    expect(response.json()).toEqual({ did: 'update 5 hello' })
  })

  it('takes the method from a top-level _method standing last in a long JSON body', async () => {
    const response = await post('/api/v1/notes/5', { text: 'x'.repeat(300_000), _method: 'PUT' })
    expect(response.json().did).toMatch(/^update 5 xxx/)
  })

  it('takes the method from a form body', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/notes/6',
      payload: `text=${'y'.repeat(1000)}&_method=PUT`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.json().did).toMatch(/^update 6 y/)
  })

  it('takes the method from a multipart field that stands after a large file', async () => {
    const boundary = 'b0undary'
    const file = 'z'.repeat(3_000_000)
    const part = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const payload = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.nzb"\r\nContent-Type: application/octet-stream\r\n\r\n${file}\r\n${part('disk', 'public')}${part('_method', 'PUT')}--${boundary}--\r\n`
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/uploads/1',
      payload,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    expect(response.json()).toEqual({ did: '3000000 on public' })
  })

  it('never takes the method from a nested key', async () => {
    const response = await post('/api/v1/notes/5', { text: 'hello', nested: { _method: 'PUT' } })
    expect(response.statusCode).toBe(401)
    expect(response.json().message).toBe('Please log in to continue.')
  })

  it('does not run when the policy says no', async () => {
    const response = await app.inject({ method: 'PUT', url: '/api/v1/notes/13', payload: {} })
    expect(response.statusCode).toBe(401)
    expect(runs).not.toContain(13)
  })

  it('refuses a write from another site and one that only carries a cookie', async () => {
    const foreign = await post(
      '/api/v1/notes',
      { text: 'hello' },
      { 'sec-fetch-site': 'cross-site' },
    )
    const origin = await post(
      '/api/v1/notes',
      { text: 'hello' },
      { origin: 'https://evil.test', cookie: 'a=b' },
    )
    const bare = await post('/api/v1/notes', { text: 'hello' }, { cookie: 'a=b' })
    const own = await post(
      '/api/v1/notes',
      { text: 'hello' },
      { origin: 'http://site.test', cookie: 'a=b' },
    )
    expect([foreign.statusCode, origin.statusCode, bare.statusCode, own.statusCode]).toEqual([
      403, 403, 403, 201,
    ])
  })

  it('takes a body that is announced as JSON and then left out for none, and refuses one that is broken', async () => {
    const json = { 'content-type': 'application/json' }
    const answers = ['', '{"text":', '{"__proto__":{"a":1}}'].map((payload) =>
      app.inject({ method: 'POST', url: '/api/v1/notes', payload, headers: json }),
    )
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([
      422, 400, 400,
    ])
  })

  it('says in its own words that a call does not exist', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/nothing/here' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ message: 'Not found', code: 'notFound' })
  })

  it('answers every call with the request id it was given', async () => {
    const response = await app.inject({
      url: '/api/v1/notes',
      headers: { 'x-request-id': 'abcdef-123456' },
    })
    expect(response.headers['x-request-id']).toBe('abcdef-123456')
  })
})

describe('boot', () => {
  it('refuses a route that was not made by bindEndpoint', async () => {
    const app = await createServer(platform)
    app.get('/loose', async () => 'x')
    await expect(app.ready()).rejects.toThrow(/Not made by bindEndpoint.*\/loose/)
    await app.close()
  })

  it('refuses the same method and path bound twice', async () => {
    const app = await createServer(platform)
    const context = {
      platform,
      access: {
        resolveActor: async () => visitor,
        assertHuman: async () => {},
        resolveReader: async () => ({ language: 'en' as const, t: inEnglish }),
        hasLanguage: async () => true,
      },
    }
    expect(() => mountEndpoints(app, context, [bound[0]!, bound[0]!])).toThrow(/bound twice/)
    await app.close()
    await sleep(0)
  })
})
