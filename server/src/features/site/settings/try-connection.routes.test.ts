import { createECDH, randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestS3Server } from '../../../platform/storage/test-bucket.ts'
import { useTestApp } from '../../test-app.ts'
import { getSettings, updateSettings } from './settings.service.ts'

const test = useTestApp()
const bucket = await startTestS3Server()

/** Answers whatever a test wants, and keeps what it was asked. */
const asked: { url: string; body: string }[] = []
let answer = { status: 200, body: {} as object }
const server = http.createServer((request, response) => {
  void text(request).then((body) => {
    asked.push({ url: request.url!, body })
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body))
  })
})
let origin = ''
let admin: Awaited<ReturnType<typeof test.as>>

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await bucket.stop()
})
beforeEach(async () => {
  admin = await test.as('admin')
  asked.length = 0
})

const tryOut = async (name: string) =>
  (await admin.call('POST', '/api/v1/admin/settings/test', { test: name })).json()

describe('a bucket that is tried out', () => {
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.config
  const nameBucket = (secret: string) =>
    updateSettings(test.platform, {
      s3_storage: { endpoint, region, bucket: name },
      s3_storage_key: { access_key_id: accessKeyId, secret_access_key: secret },
    })

  it('is written to, read and left as it was', async () => {
    expect(await tryOut('bucket')).toMatchObject({ state: 'not_set_up' })
    await nameBucket(secretAccessKey)
    expect(await tryOut('bucket')).toMatchObject({ state: 'works' })
    expect(bucket.calls.map((call) => call.split(' ')[0])).toEqual(
      expect.arrayContaining(['PUT', 'GET', 'DELETE']),
    )
    expect(bucket.objects.size).toBe(0)
  })

  it('is told to refuse where it refuses the keys, which are not said', async () => {
    await nameBucket('a-wrong-secret')
    const refused = await tryOut('bucket')
    expect(refused).toMatchObject({ state: 'refused' })
    expect(JSON.stringify(refused)).not.toContain('a-wrong-secret')
  })
})

describe('the provider of the human check that is tried out', () => {
  const choose = async (provider: 'altcha' | 'turnstile') => {
    const { recaptcha, recaptcha_secrets } = await getSettings(test.platform)
    await updateSettings(test.platform, {
      recaptcha: { ...recaptcha, provider, site_key: 'a-site' },
      recaptcha_secrets: {
        ...recaptcha_secrets,
        secret_key: 'the-secret',
        endpoint: `${origin}/siteverify`,
      },
    })
  }

  it('is asked about a token that nobody was given', async () => {
    await choose('turnstile')
    const says = async (codes: string[], success = false) => {
      answer = { status: 200, body: { success, 'error-codes': codes } }
      return (await tryOut('human_check')).state
    }
    expect(await says(['invalid-input-response'])).toBe('works')
    expect(new URLSearchParams(asked[0]!.body).get('secret')).toBe('the-secret')
    expect(await says(['invalid-input-secret'])).toBe('refused')
    expect(await says([], true)).toBe('open')
    expect(await says(['bad-request'])).toBe('open')
    answer = { status: 200, body: [] }
    expect((await tryOut('human_check')).state).toBe('down')
  })

  it('is asked nothing where there is none', async () => {
    await choose('altcha')
    expect((await tryOut('human_check')).state).toBe('works')
    expect(asked).toEqual([])
  })
})

describe('a social login that is tried out', () => {
  it('is shown a code that it never gave, with the keys of the site', async () => {
    expect((await tryOut('social_twitter')).state).toBe('not_set_up')
    const settings = await getSettings(test.platform)
    const keys = { client_id: 'the-client', client_secret: 'the-secret' }
    await updateSettings(test.platform, {
      social: {
        ...settings.social,
        google: { enable: true },
        facebook: { enable: true },
        twitter: { enable: true },
      },
      social_endpoints: {
        ...settings.social_endpoints,
        google: origin,
        facebook: origin,
        twitter: origin,
      },
      social_secrets: { ...settings.social_secrets, google: keys, facebook: keys, twitter: keys },
    })
    const says = async (service: string, status: number, body: object) => {
      answer = { status, body }
      return (await tryOut(`social_${service}`)).state
    }
    expect(await says('google', 400, { error: 'invalid_grant' })).toBe('works')
    expect(asked[0]).toMatchObject({ url: '/token' })
    expect(new URLSearchParams(asked[0]!.body).get('client_id')).toBe('the-client')
    expect(await says('google', 401, { error: 'invalid_client' })).toBe('refused')
    expect(await says('google', 400, { error: 'redirect_uri_mismatch' })).toBe('open')
    expect(await says('google', 503, { error: 'later' })).toBe('down')
    expect(await says('facebook', 400, { error: { code: 100 } })).toBe('works')
    expect(await says('facebook', 400, { error: { code: 101 } })).toBe('refused')
    expect(await says('twitter', 401, { error: 'unauthorized_client' })).toBe('refused')
    expect(asked.at(-1)!.body).not.toContain('the-secret')
  })
})

describe('messages of browsers that are tried out', () => {
  it('are sent to the browsers of whoever asks, and to nobody else’s', async () => {
    await updateSettings(test.platform, { push_services: { hosts: [origin] } })
    const curve = createECDH('prime256v1')
    curve.generateKeys()
    const keys = {
      p256dh: curve.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    }
    const subscribe = (caller: typeof admin, path: string) =>
      caller.call('POST', '/api/v1/notifications/push-subscriptions', {
        endpoint: origin + path,
        keys,
      })
    await subscribe(await test.as('admin'), '/another')
    expect((await tryOut('push')).state).toBe('not_set_up')
    await subscribe(admin, '/mine')
    answer = { status: 201, body: {} }
    expect((await tryOut('push')).state).toBe('works')
    expect(asked.map(({ url }) => url)).toEqual(['/mine'])
    answer = { status: 500, body: {} }
    expect((await tryOut('push')).state).toBe('down')
  })
})

describe('the replica of the database that is tried out', () => {
  it('is said not to be there where nobody has named one', async () => {
    expect((await tryOut('replica')).state).toBe('not_set_up')
  })
})
