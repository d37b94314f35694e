import { createHash, createHmac, randomUUID } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '../config/config.ts'
import { answerOrigin, type CorsRule } from './test-bucket-cors.ts'

const REGION = 'eu-test-1'
const BUCKET = 'media'

export interface TestS3Server {
  readonly config: S3Config & { endpoint: string }
  /** What is stored, by key. */
  readonly objects: Map<string, Buffer>
  /** Uploads in parts that were begun and neither completed nor aborted. */
  readonly openUploads: Map<string, Map<number, Buffer>>
  /** Every call that was let in: `PUT /media/key?partNumber=1`. */
  readonly calls: string[]
  /** The next so many parts are refused. */
  failParts(count: number): void
  /** The next so many uploads in parts are not begun. */
  refuseUploads(count: number): void
  /** Which pages may send to it; without rules none. */
  allowOrigins(rules: readonly CorsRule[]): void
  stop(): Promise<void>
}

/**
 * A bucket over HTTP, as far as files need one. It takes no call whose AWS Signature Version 4 is not right, computed here
 * from the published description and not by the library that made it.
 */
export async function startTestS3Server(): Promise<TestS3Server> {
  const objects = new Map<string, Buffer>()
  const openUploads = new Map<string, Map<number, Buffer>>()
  const calls: string[] = []
  const secretAccessKey = randomUUID()
  const state = { objects, openUploads, partsToFail: 0, uploadsToRefuse: 0 }
  let rules: readonly CorsRule[] = []
  const server = http.createServer((request, response) => {
    void (async () => {
      if (answerOrigin(rules, request, response)) return
      const body = await buffer(request).catch(() => undefined)
      // Whoever sent it is gone.
      if (!body) return
      const refusal = judgeSignature(request, body, secretAccessKey)
      if (refusal) return fail(response, 403, refusal)
      calls.push(`${request.method} ${request.url}`)
      return answer(state, { request, response, body })
    })()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: REGION,
      bucket: BUCKET,
      accessKeyId: 'test-key',
      secretAccessKey,
    },
    objects,
    openUploads,
    calls,
    failParts: (count) => {
      state.partsToFail = count
    },
    refuseUploads: (count) => {
      state.uploadsToRefuse = count
    },
    allowOrigins: (allowed) => {
      rules = allowed
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

interface State extends Pick<TestS3Server, 'objects' | 'openUploads'> {
  partsToFail: number
  uploadsToRefuse: number
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  body: Buffer
}

function answer(state: State, { request, response, body }: Exchange): void {
  const url = new URL(request.url!, 'http://s3')
  const [, bucket, ...rest] = url.pathname.split('/')
  if (bucket !== BUCKET) return fail(response, 404, 'NoSuchBucket')
  const key = decodeURIComponent(rest.join('/'))
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
    return answerParts(state, { request, response, body, url, key })
  if (request.method === 'PUT') {
    state.objects.set(key, body)
    return void response.writeHead(200, { etag: etagOf(body) }).end()
  }
  if (request.method === 'DELETE') {
    state.objects.delete(key)
    return void response.writeHead(204).end()
  }
  return giveObject(state, { request, response, key })
}

function giveObject(
  { objects }: State,
  { request, response, key }: Omit<Exchange, 'body'> & { key: string },
): void {
  const object = objects.get(key)
  if (!object) return fail(response, 404, 'NoSuchKey')
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const part = first ? object.subarray(Number(first), Number(last) + 1) : object
  response
    .writeHead(first ? 206 : 200, {
      'content-length': part.length,
      'last-modified': new Date().toUTCString(),
      etag: etagOf(object),
      ...(first && { 'content-range': `bytes ${first}-${last}/${object.length}` }),
    })
    .end(request.method === 'HEAD' ? undefined : part)
}

function answerParts(
  state: State,
  { request, response, body, url, key }: Exchange & { url: URL; key: string },
): void {
  const { openUploads, objects } = state
  const uploadId = url.searchParams.get('uploadId') ?? randomUUID()
  if (request.method === 'POST' && url.searchParams.has('uploads')) {
    if (state.uploadsToRefuse-- > 0) return fail(response, 403, 'AccessDenied')
    openUploads.set(uploadId, new Map())
    return sayXml(
      response,
      `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
    )
  }
  const parts = openUploads.get(uploadId)
  if (!parts) return fail(response, 404, 'NoSuchUpload')
  if (request.method === 'PUT') {
    if (state.partsToFail-- > 0) return fail(response, 400, 'InvalidRequest')
    parts.set(Number(url.searchParams.get('partNumber')), body)
    return void response.writeHead(200, { etag: etagOf(body) }).end()
  }
  const inOrder = [...parts].toSorted(([a], [b]) => a - b)
  if (request.method === 'GET') return sayXml(response, describeParts(inOrder))
  openUploads.delete(uploadId)
  if (request.method === 'DELETE') return void response.writeHead(204).end()
  objects.set(key, Buffer.concat(inOrder.map(([, part]) => part)))
  return sayXml(
    response,
    '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>',
  )
}

const describeParts = (parts: readonly (readonly [number, Buffer])[]) =>
  `<ListPartsResult><IsTruncated>false</IsTruncated>${parts
    .map(
      ([number, body]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(body).replaceAll('"', '&quot;')}</ETag><Size>${body.length}</Size></Part>`,
    )
    .join('')}</ListPartsResult>`

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`
const sayXml = (response: ServerResponse, xml: string) =>
  void response.writeHead(200, { 'content-type': 'application/xml' }).end(xml)
const fail = (response: ServerResponse, status: number, code: string) =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/

interface Signature {
  readonly credential: string
  readonly names: string
  readonly signature: string
  readonly moment: string
  /** Of an address; a call that says it in a header has no end. */
  readonly seconds?: number
}

function readSignature(
  { headers }: IncomingMessage,
  query: URLSearchParams,
): Signature | undefined {
  const given = (name: string) => query.get(`X-Amz-${name}`) ?? ''
  if (query.has('X-Amz-Signature'))
    return {
      credential: given('Credential'),
      names: given('SignedHeaders'),
      signature: given('Signature'),
      moment: given('Date'),
      seconds: Number(given('Expires')),
    }
  const [, credential, names, signature] = SIGNED.exec(headers.authorization ?? '') ?? []
  if (!credential || !names || !signature) return undefined
  return { credential, names, signature, moment: String(headers['x-amz-date']) }
}

const isOver = ({ moment, seconds }: Signature) => {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(moment) ?? []
  const begun = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return !(Date.now() <= begun + (seconds ?? 900) * 1_000)
}

/**
 * In the header: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 * In the address: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
function judgeSignature(
  request: IncomingMessage,
  body: Buffer,
  secret: string,
): string | undefined {
  const { method, url, headers } = request
  const [path = '', search = ''] = url!.split('?')
  const found = readSignature(request, new URLSearchParams(search))
  const [, day, region] =
    /^test-key\/(\d{8})\/([\w-]+)\/s3\/aws4_request$/.exec(found?.credential ?? '') ?? []
  if (!found || !day || region !== REGION || isOver(found)) return 'AccessDenied'
  const payload = String(headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD')
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const query = search
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('X-Amz-Signature='))
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .toSorted()
    .join('&')
  const lines = found.names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, path, query, lines.join(''), found.names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', found.moment, scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day))
  const isRight = hmac(key, text).toString('hex') === found.signature
  return isRight ? undefined : 'SignatureDoesNotMatch'
}
