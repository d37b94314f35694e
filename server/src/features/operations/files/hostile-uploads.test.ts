import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { sendTestFile } from './test-upload.ts'

const test = useTestApp()
const PLACE = '/api/v1/tus/upload'

let port = 0
let sender: Awaited<ReturnType<typeof test.as>>
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
  sender = await test.as('uploader')
})

/** As a client of the protocol that says what it likes. */
function say(method: string, url: string, headers: Record<string, string>, content = '') {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const request = http.request({
        port,
        host: '127.0.0.1',
        method,
        path: url,
        headers: {
          cookie: sender.cookie,
          'sec-fetch-site': 'same-origin',
          'tus-resumable': '1.0.0',
          ...headers,
        },
      })
      request.on('error', reject)
      request.on('response', (response) => {
        void text(response).then((body) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
      request.end(content)
    },
  )
}
const base64 = (value: string) => Buffer.from(value).toString('base64')
const begin = (size: number, filename = 'film.bin') =>
  say('POST', PLACE, {
    'upload-length': String(size),
    'upload-metadata': `filename ${base64(filename)}`,
    'content-length': '0',
  })
const append = (url: string, offset: number, content: string) =>
  say(
    'PATCH',
    url,
    {
      'content-type': 'application/offset+octet-stream',
      'content-length': String(content.length),
      'upload-offset': String(offset),
    },
    content,
  )

const NAMES = [
  ['nul\0l.txt', 'null.txt'],
  ['../../../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['/', 'file'],
  ['...', 'file'],
  ['\u200b\u200d', 'file'],
  ['\u202egpj\u061c.exe', 'gpj.exe'],
  [`${'a'.repeat(9_996)}.mkv`, `${'a'.repeat(251)}.mkv`],
] as const

describe('a name that nobody would give a file', () => {
  it.each(NAMES)(
    'is tidied where it is told to an upload that can be resumed: %j',
    async (name, kept) => {
      const made = await begin(4, name)
      expect(made.status, made.body).toBe(201)
      await append(made.headers.location!, 0, 'text')
      const answer = await sender.call('POST', '/api/v1/tus/entries', {
        uploadKey: made.headers.location!.split('/').at(-1)!,
      })
      expect(answer.json().fileEntry.name).toBe(kept)
    },
  )

  it('is tidied or refused in a body, and never a fault', async () => {
    for (const [name, kept] of NAMES) {
      const answer = await sendTestFile(test, sender.cookie, {
        content: 'text',
        fileName: name.replaceAll('\\', '\\\\'),
      })
      expect(answer.statusCode, name).toBeLessThan(500)
      if (answer.statusCode !== 201) continue
      // What stands above a part is cut by itself where it is too long.
      const expected = name.length > 4_000 ? 'a'.repeat(255) : kept
      expect(answer.json().fileEntry.name).toBe(expected)
    }
  })

  it('is as its owner wrote it where a browser could not write it so, and a file where there is none', async () => {
    for (const [name, kept] of [
      ['a %22film%22%0d%0a.txt', 'a "film".txt'],
      ['100%2520.txt', '100%2520.txt'],
      ['', 'file'],
    ] as const) {
      const answer = await sendTestFile(test, sender.cookie, { content: 'text', fileName: name })
      expect(answer.json().fileEntry.name).toBe(kept)
    }
  })

  it('and no content is no file at all', async () => {
    const answer = await sendTestFile(test, sender.cookie, { content: '', fileName: '' })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { file: ['Please select a file.'] },
    ])
  })

  it('finds no file and no upload', async () => {
    for (const key of ['\0', '../../app.key', 'a'.repeat(10_000), "' or 1=1 --"]) {
      for (const [path, body] of [
        ['tus/entries', { uploadKey: key }],
        ['s3/entries', { filename: key }],
        ['s3/multipart/abort', { key, uploadId: key }],
        ['file-entries/delete', { paths: [key], deleteForever: true }],
      ] as const) {
        const { statusCode } = await sender.call('POST', `/api/v1/${path}`, body)
        expect([404, 422], `${path} ${key.slice(0, 20)}`).toContain(statusCode)
      }
    }
  })
})

describe('somebody who begins uploads and ends none', () => {
  const openUploads = async (caller: { id: number }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from file_uploads where user_id = ${caller.id}`.execute(test.platform.db)
    return rows[0]!.count
  }
  const fill = (caller: { id: number }, count: number) =>
    sql`insert into file_uploads (user_id, purpose, disk, key, name, size_bytes, expires_at)
      select ${caller.id}, 'file', 'local', 'file/x/open-' || n, 'x', 1, now() + interval '1 day'
      from generate_series(1, ${count}) n`.execute(test.platform.db)

  it('is refused from the two hundredth on, whoever they are and however many come at once', async () => {
    sender = await test.as('admin')
    await fill(sender, 197)
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(1)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = answers.find(({ status }) => status === 403)
    expect(JSON.parse(refused!.body).message).toContain('Too many of your uploads are unfinished')
    expect(await openUploads(sender)).toBe(200)
    expect((await sendTestFile(test, sender.cookie, { content: 'x' })).statusCode).toBe(403)
    const [one] = answers.filter(({ status }) => status === 201)
    expect((await say('DELETE', one!.headers.location!, {})).status).toBe(204)
    expect((await begin(1)).status).toBe(201)
    sender = await test.as('uploader')
  })

  it('makes no file of the disk of every byte', async () => {
    const url = (await begin(100)).headers.location!
    expect((await append(url, 0, 'a')).status).toBe(204)
    await sql`insert into file_upload_pieces (upload_id, start_byte, key)
      select id, 0, 'file/x/piece-' || n from file_uploads, generate_series(1, 2000) n
      where tus_id = ${url.split('/').at(-1)!}`.execute(test.platform.db)
    const refused = await append(url, 1, 'b')
    expect([refused.status, JSON.parse(refused.body).message]).toEqual([
      403,
      'This upload broke off too often. Please cancel it, and begin anew.',
    ])
  })
})

describe('somebody who sends a byte and then nothing', () => {
  const hang = (url: string) => {
    const request = http.request({
      port,
      host: '127.0.0.1',
      method: 'PATCH',
      path: url,
      headers: {
        cookie: sender.cookie,
        'sec-fetch-site': 'same-origin',
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'content-length': '1000000',
        'upload-offset': '0',
      },
    })
    const answered = new Promise<number | undefined>((resolve) => {
      request.on('response', ({ statusCode }) => resolve(statusCode))
      request.on('error', () => resolve(undefined))
    })
    request.write('a')
    return { answered, leave: () => request.destroy() }
  }

  it('holds so many uploads open and no more, keeps nobody else waiting, and loses no byte', async () => {
    const urls = await Promise.all(
      Array.from({ length: 41 }, async () => (await begin(1_000_000)).headers.location!),
    )
    const hanging = urls.slice(0, 40).map(hang)
    const areHeld = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int from file_upload_pieces where size_bytes is null and start_byte = 0
          and key not like 'file/x/%'`.execute(test.platform.db)
      return rows[0]!.count
    }
    await expect.poll(areHeld, { timeout: 10_000 }).toBe(40)
    const last = hang(urls[40]!)
    expect(await last.answered).toBe(429)
    expect((await sender.call('GET', `/api/v1/users/${sender.id}`)).statusCode).toBeLessThan(500)
    for (const { leave } of [...hanging, last]) leave()
    await expect.poll(areHeld, { timeout: 10_000 }).toBe(0)
    const { headers } = await say('HEAD', urls[0]!, {})
    expect(headers['upload-offset']).toBe('1')
  })
})
