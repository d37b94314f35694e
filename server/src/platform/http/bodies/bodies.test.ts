import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { anyone, user } from '@mediatheque/contract/core/access.ts'
import { defineEndpoint } from '@mediatheque/contract/core/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bindEndpoint } from '../bind-endpoint.ts'
import { headOf, startRawServer } from '../test-raw-server.ts'

const answer = z.object({ read: z.unknown() })
const runs: string[] = []

const fields = defineEndpoint({
  method: 'POST',
  path: 'fields',
  access: anyone,
  throttle: { unlimited: 'A test.' },
  summary: 'Takes fields',
  body: z.record(z.string(), z.unknown()),
  bodyForm: { maxBytes: 2_000 },
  response: answer,
})
const remove = defineEndpoint({
  method: 'DELETE',
  path: 'files',
  access: anyone,
  throttle: { unlimited: 'A test.' },
  summary: 'Takes nothing',
  response: answer,
})
const files = defineEndpoint({
  method: 'POST',
  path: 'files',
  access: anyone,
  throttle: { unlimited: 'A test.' },
  summary: 'Takes a file',
  body: z.record(z.string(), z.unknown()),
  bodyForm: { maxBytes: 5_000, files: { picture: { maxBytes: 100_000 } } },
  response: answer,
})
const ownFiles = defineEndpoint({
  ...files,
  path: 'own-files',
  access: user,
})
const putSmallFile = defineEndpoint({
  ...files,
  method: 'PUT',
  path: 'either',
  bodyForm: { maxBytes: 5_000, files: { icon: { maxBytes: 1_000 } } },
})
const postLargeFile = defineEndpoint({
  ...files,
  path: 'either',
  bodyForm: { maxBytes: 5_000, files: { icon: { maxBytes: 9_000 }, picture: { maxBytes: 9_000 } } },
})
const look = defineEndpoint({
  method: 'GET',
  path: 'fields',
  access: anyone,
  summary: 'Looks',
  response: answer,
})

const endpoints = [
  bindEndpoint(fields, {
    run: ({ body }) => {
      runs.push('fields')
      return { read: body }
    },
  }),
  bindEndpoint(files, {
    run: ({ body, files: given }) => ({
      read: [
        body,
        Object.entries(given).map(([name, { sizeBytes, fileName }]) => [name, sizeBytes, fileName]),
      ],
    }),
  }),
  bindEndpoint(ownFiles, { run: () => ({ read: 'own' }) }),
  bindEndpoint(putSmallFile, { run: () => ({ read: 'put' }) }),
  bindEndpoint(postLargeFile, { run: () => ({ read: 'posted' }) }),
  bindEndpoint(remove, { run: () => ({ read: 'removed' }) }),
  bindEndpoint(look, { run: () => ({ read: 'looked' }) }),
]

const FORM = 'multipart/form-data; boundary=b0undary'
const fieldPart = (name: string, value: string) =>
  `--b0undary\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const filePart = (name: string, content: string, fileName = 'me.png') =>
  `--b0undary\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n${content}\r\n`
const END = '--b0undary--\r\n'
const spooled = (dataDir: string) => {
  const folder = path.join(dataDir, 'cache/uploads')
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('a body', () => {
  it('arrives as JSON, as a form or, with its files, as multipart', async () => {
    const { app, dataDir } = await startRawServer({ endpoints })
    const send = async (url: string, type: string, payload: string) =>
      (
        await app.inject({
          method: 'POST',
          url: `/api/v1/${url}`,
          payload,
          headers: { 'content-type': type },
        })
      ).json()
    expect(await send('fields', 'application/json; charset="UTF-8"', '{"a":[1]}')).toEqual({
      read: { a: [1] },
    })
    expect(
      await send('fields', 'application/x-www-form-urlencoded', 'a=1&a=%C3%A9+b&c[]=2'),
    ).toEqual({ read: { a: ['1', 'é b'], c: ['2'] } })
    const body = `${fieldPart('a', '1')}${filePart('picture', 'x'.repeat(70_000))}${fieldPart('b[]', 'é')}${END}`
    expect(await send('files', FORM, body)).toEqual({
      read: [{ a: '1', b: ['é'] }, [['picture', 70_000, 'me.png']]],
    })
    expect(await send('files', FORM, `${filePart('picture', '', '')}${END}`)).toEqual({
      read: [{}, []],
    })
    await expect.poll(() => spooled(dataDir)).toEqual([])
  })

  it.each([
    ['compressed', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
    ['compressed multipart', { 'content-type': FORM, 'content-encoding': 'br' }],
    ['in an unknown encoding', { 'content-type': 'application/json', 'content-encoding': 'x' }],
    ['of no type', {}],
    ['of an unknown type', { 'content-type': 'text/plain' }],
    ['of a type that cannot be read', { 'content-type': '///' }],
    ['in an unknown charset', { 'content-type': 'application/json; charset=klingon' }],
    ['in UTF-16', { 'content-type': 'application/json; charset=utf-16' }],
    ['multipart where fields are taken', { 'content-type': FORM }],
  ])('is refused unread when it is %s', async (_what, headers) => {
    const client = await (await startRawServer({ endpoints })).connect()
    client.say(headOf('POST', '/api/v1/fields', { ...headers, 'content-length': 500 }))
    expect(await client.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 415 /)
  })

  it('is refused unread when it is announced as larger than its call takes', async () => {
    const server = await startRawServer({ endpoints })
    for (const [url, type, length] of [
      ['fields', 'application/json', 2_001],
      ['files', FORM, 200_000],
    ] as const) {
      const client = await server.connect()
      client.say(
        headOf('POST', `/api/v1/${url}`, { 'content-type': type, 'content-length': length }),
      )
      expect(await client.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 413 /)
    }
  })

  it('that was not announced is refused as soon as it is larger than its call takes', async () => {
    const client = await (await startRawServer({ endpoints })).connect()
    client.say(
      headOf('POST', '/api/v1/fields', {
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      }),
    )
    client.say(`7d1\r\n${'x'.repeat(2_001)}\r\n`)
    expect(await client.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 413 /)
  })

  it.each(['GET', 'HEAD'])('of a %s is refused', async (method) => {
    const client = await (await startRawServer({ endpoints })).connect()
    client.say(
      headOf(method, '/api/v1/fields', {
        'content-type': 'application/json',
        'content-length': 500,
      }),
    )
    expect(await client.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('of a door that is no endpoint is refused, whatever its method', async () => {
    const { app } = await startRawServer({
      endpoints: [],
      prepare: (instance) =>
        void instance.route({
          method: ['GET', 'POST'],
          url: '/plain',
          config: { door: 'asset' },
          handler: async () => 'x',
        }),
    })
    const post = (payload?: string) =>
      app.inject({
        method: 'POST',
        url: '/plain',
        ...(payload && { payload, headers: { 'content-type': 'application/json' } }),
      })
    expect([(await post()).statusCode, (await post('{}')).statusCode]).toEqual([200, 413])
  })

  it('of a caller whom every call of the door turns away is not read', async () => {
    const { connect, dataDir } = await startRawServer({ endpoints })
    const client = await connect()
    client.say(
      headOf('POST', '/api/v1/own-files', { 'content-type': FORM, 'content-length': 100_000 }) +
        filePart('picture', 'x'.repeat(1_000)),
    )
    expect(await client.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 401 /)
    await expect.poll(() => spooled(dataDir)).toEqual([])
  })

  it.each([
    ['a file that the call does not take', filePart('other', 'x'), 422],
    ['a second file of one name', filePart('picture', 'x') + filePart('picture', 'y'), 422],
    ['a file that is too large', filePart('picture', 'x'.repeat(100_001)), 422],
    ['many fields', fieldPart('a', 'x').repeat(201), 413],
    ['long fields', fieldPart('a', 'x'.repeat(1_000)).repeat(6), 413],
  ])('is refused with %s before the rest has come', async (_what, start, status) => {
    const { connect, dataDir } = await startRawServer({ endpoints })
    const client = await connect()
    client.say(
      headOf('POST', '/api/v1/files', { 'content-type': FORM, 'transfer-encoding': 'chunked' }),
    )
    const chunk = `${start}--b0undary\r\n${'x'.repeat(2_000)}`
    client.say(`${chunk.length.toString(16)}\r\n${chunk}\r\n`)
    expect(await client.hear(/\r\n\r\n/)).toContain(`HTTP/1.1 ${status} `)
    await expect.poll(() => spooled(dataDir)).toEqual([])
  })

  it.each([
    ['without its end', `${fieldPart('a', 'x')}--b0undary\r\ncontent-disp`],
    ['without a boundary in it', 'nothing of that kind'],
    [
      'with a field without a name',
      `--b0undary\r\ncontent-disposition: form-data\r\n\r\nx\r\n${END}`,
    ],
  ])('that is multipart %s is a bad request', async (_what, payload) => {
    const { app, dataDir } = await startRawServer({ endpoints })
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/files',
      payload,
      headers: { 'content-type': FORM },
    })
    expect([response.statusCode, spooled(dataDir)]).toEqual([400, []])
  })

  it('that is no UTF-8, no JSON, or multipart without a boundary is a bad request', async () => {
    const { app } = await startRawServer({ endpoints })
    const send = async (url: string, type: string, payload: Buffer | string) =>
      (
        await app.inject({
          method: 'POST',
          url: `/api/v1/${url}`,
          payload,
          headers: { 'content-type': type },
        })
      ).statusCode
    expect(await send('fields', 'application/json', Buffer.from([0x22, 0xff, 0x22]))).toBe(400)
    expect(await send('fields', 'application/json', '{"a"')).toBe(400)
    expect(await send('files', 'multipart/form-data', 'x')).toBe(400)
  })

  it('names any field without harm', async () => {
    const { app } = await startRawServer({ endpoints })
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/files',
      payload: `${names.map((name) => fieldPart(name, 'x')).join('')}${END}`,
      headers: { 'content-type': FORM },
    })
    expect(response.statusCode).toBe(200)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  it('is measured again by the call that it turns out to mean', async () => {
    const { app } = await startRawServer({ endpoints })
    const send = (payload: string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/files',
        payload,
        headers: { 'content-type': FORM, ...headers },
      })
    const statuses = [
      await send(`${filePart('picture', 'x')}${fieldPart('_method', 'DELETE')}${END}`),
      await send(fieldPart('a', 'x') + END, { 'x-http-method-override': 'DELETE' }),
      await app.inject({ method: 'POST', url: '/api/v1/files', payload: { _method: 'DELETE' } }),
      await app.inject({
        method: 'POST',
        url: '/api/v1/files',
        payload: { _method: 'DELETE', more: 'x'.repeat(2_000) },
      }),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([415, 415, 200, 413])
  })

  it('has its files measured again too', async () => {
    const { app } = await startRawServer({ endpoints })
    const put = fieldPart('_method', 'PUT')
    const statusOf = async (parts: string) => {
      const response = await app.inject({
        method: 'POST',
        url: '/api/v1/either',
        payload: parts + END,
        headers: { 'content-type': FORM },
      })
      return response.statusCode
    }
    const icon = (bytes: number) => filePart('icon', 'x'.repeat(bytes))
    expect(await statusOf(icon(9_000))).toBe(200)
    expect(await statusOf(put + icon(1_000))).toBe(200)
    expect(await statusOf(put + icon(1_001))).toBe(413)
    expect(await statusOf(put + filePart('picture', 'x'))).toBe(422)
  })

  it('is sent only when the server says so, where its client asks first', async () => {
    const { connect } = await startRawServer({ endpoints })
    const ask = (url: string, length: number) =>
      headOf('POST', `/api/v1/${url}`, {
        expect: '100-continue',
        'content-type': 'application/json',
        'content-length': length,
      })
    const welcome = await connect()
    welcome.say(ask('fields', 8))
    expect(await welcome.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\n$/)
    welcome.say('{"a":12}')
    expect(await welcome.hear(/"a":12/)).toContain('HTTP/1.1 200 ')
    const refused = await connect()
    refused.say(ask('fields', 80_000))
    expect(await refused.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('files of bodies', () => {
  it('that dead processes left behind are gone when the server is ready', async () => {
    const host = os.hostname().replace(/[^A-Za-z0-9-]/g, '-')
    const dead = [`${host}.999999999.abc`, `${host}.${process.pid}.abc`]
    const living = [`${host}.${process.ppid}.abc`, 'elsewhere.999999999.abc']
    const { dataDir } = await startRawServer({
      endpoints,
      prepare: (_app, folder) => {
        for (const name of [...dead, ...living])
          mkdirSync(path.join(folder, 'cache/uploads', name), { recursive: true })
      },
    })
    expect(spooled(dataDir).sort()).toEqual([...living].sort())
  })
})
