import { createHash, randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const TEST_CLIENT = { client_id: 'the-client', client_secret: 'the/secret+' }

type Service = 'google' | 'facebook' | 'twitter' | 'envato'

interface Grant {
  readonly service: Service
  readonly redirectUri: string
  readonly challenge: string | null
  readonly nonce: string | null
}

/** What the services say of whoever comes next; changed by tests. */
export interface TestPerson {
  id: string
  name: string
  email: string | undefined
  isEmailVerified: boolean
}

const AUTHORIZATION: Readonly<Record<string, Service>> = {
  '/o/oauth2/v2/auth': 'google',
  '/v21.0/dialog/oauth': 'facebook',
  '/i/oauth2/authorize': 'twitter',
  '/authorization': 'envato',
}
const TOKEN: Readonly<Record<string, readonly Service[]>> = {
  '/token': ['google', 'envato'],
  '/v21.0/oauth/access_token': ['facebook'],
  '/2/oauth2/token': ['twitter'],
}

/**
 * Google, Facebook, X and Envato in one small server, in the shapes that they document: authorization code with PKCE,
 * secrets checked, codes of one use, signed id tokens. For tests.
 */
export async function startTestSocialProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const person: TestPerson = {
    id: '1001',
    name: 'Ada Lovelace',
    email: 'ada@elsewhere.example',
    isEmailVerified: true,
  }
  /** Faults that a test asks for. */
  const faults: {
    nonce?: string
    audience?: string
    isUnsigned?: boolean
    staysOpen?: boolean
    deniesAccess?: boolean
  } = {}
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Service>()
  let origin = ''

  const authorize = (
    service: Service,
    query: URLSearchParams,
  ): { location?: string; page?: string } => {
    const redirectUri = query.get('redirect_uri') ?? ''
    if (faults.staysOpen)
      return { page: '<!doctype html><html lang="en"><title>Consent</title><h1>Allow?</h1></html>' }
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    if (faults.deniesAccess) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(12).toString('hex')
      codes.set(code, {
        service,
        redirectUri,
        challenge: query.get('code_challenge'),
        nonce: query.get('nonce'),
      })
      back.searchParams.set('code', code)
    }
    return { location: back.href }
  }

  const isClient = (request: http.IncomingMessage, form: URLSearchParams, service: Service) => {
    const encoded = `${encodeURIComponent(TEST_CLIENT.client_id)}:${encodeURIComponent(TEST_CLIENT.client_secret)}`
    if (service !== 'twitter')
      return (
        form.get('client_id') === TEST_CLIENT.client_id &&
        form.get('client_secret') === TEST_CLIENT.client_secret
      )
    const given = Buffer.from(
      (request.headers.authorization ?? '').replace('Basic ', ''),
      'base64',
    ).toString()
    return decodeURIComponent(given) === decodeURIComponent(encoded)
  }

  const idToken = (nonce: string | null) => {
    const claims = {
      nonce: faults.nonce ?? nonce,
      email: person.email,
      email_verified: person.isEmailVerified,
      name: person.name,
      given_name: person.name.split(' ')[0],
      family_name: person.name.split(' ')[1],
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(origin)
      .setAudience(faults.audience ?? TEST_CLIENT.client_id)
      .setSubject(person.id)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
  }

  const grant = async (
    request: http.IncomingMessage,
    services: readonly Service[],
  ): Promise<object> => {
    const form = new URLSearchParams(await text(request))
    const found = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      found &&
      services.includes(found.service) &&
      found.redirectUri === form.get('redirect_uri') &&
      found.challenge === challenge &&
      isClient(request, form, found.service)
    if (!isRight) return { error: 'invalid_grant' }
    const accessToken = randomBytes(12).toString('hex')
    tokens.set(accessToken, found.service)
    const signed = found.service === 'google' ? await idToken(found.nonce) : undefined
    const [head = '', body = ''] = signed?.split('.') ?? []
    return {
      access_token: accessToken,
      token_type: 'bearer',
      expires_in: 3600,
      ...(signed && {
        id_token: faults.isUnsigned
          ? `${head}.${body}.${Buffer.from('forged').toString('base64url')}`
          : signed,
      }),
    }
  }

  const answers: Record<string, (service: Service | undefined) => object | undefined> = {
    '/v21.0/me': (service) =>
      service === 'facebook'
        ? {
            id: person.id,
            name: person.name,
            first_name: person.name.split(' ')[0],
            last_name: person.name.split(' ')[1],
            ...(person.email && { email: person.email }),
          }
        : undefined,
    '/2/users/me': (service) =>
      service === 'twitter'
        ? {
            data: {
              id: person.id,
              name: person.name,
              username: person.name.replace(' ', '_').toLowerCase(),
              ...(person.email && person.isEmailVerified && { confirmed_email: person.email }),
            },
          }
        : undefined,
    '/whoami': (service) =>
      service === 'envato'
        ? {
            clientId: TEST_CLIENT.client_id,
            userId: Number(person.id),
            scopes: ['default', 'user:email', 'user:username'],
            ttl: 3600,
          }
        : undefined,
    '/v1/market/private/user/username.json': (service) =>
      service === 'envato' ? { username: person.name.replace(' ', '') } : undefined,
    '/v1/market/private/user/email.json': (service) =>
      service === 'envato' ? { email: person.email } : undefined,
  }

  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const json = (body: object | undefined, status = 200) =>
      response
        .writeHead(body ? status : 401, { 'content-type': 'application/json' })
        .end(JSON.stringify(body ?? { error: 'unauthorized' }))
    const service = AUTHORIZATION[pathname]
    if (service) {
      const { location, page } = authorize(service, searchParams)
      response
        .writeHead(location ? 302 : 200, location ? { location } : { 'content-type': 'text/html' })
        .end(page)
    } else if (TOKEN[pathname]) {
      void grant(request, TOKEN[pathname]).then((body) => json(body, 'error' in body ? 400 : 200))
    } else if (pathname === '/oauth2/v3/certs') {
      void exportJWK(publicKey).then((key) =>
        json({ keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] }),
      )
    } else {
      json(
        answers[pathname]?.(
          tokens.get((request.headers.authorization ?? '').replace(/^Bearer /i, '')),
        ),
      )
    }
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, person, faults, close: () => void server.close() }
}

/** Settings that offer every service, this server standing in for each. */
export function testSocialSettings(origin: string) {
  const everyService = <T>(value: T) => ({
    google: value,
    facebook: value,
    twitter: value,
    envato: value,
  })
  return {
    social: { ...everyService({ enable: true }), compact_buttons: false },
    social_secrets: everyService(TEST_CLIENT),
    social_endpoints: everyService(origin),
  }
}
