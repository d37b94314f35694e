import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Base64URLString } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const FLAGS = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 }
/** Of COSE: an ES256 key on P-256. */
const COSE = { kty: 1, alg: 3, crv: -1, x: -2, y: -3, ec2: 2, es256: -7, p256: 1 }

interface Ceremony {
  challenge: string
  origin: string
  rpId: string
  /** That the device asked for a PIN or a finger. */
  isUserVerified?: boolean
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A passkey as devices make them, in software, for tests: ES256, without attestation, counting its uses. */
export function createTestAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id: Base64URLString = credentialId.toString('base64url')
  let counter = 0
  let userHandle: string | undefined

  const clientData = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = (
    { rpId, isUserVerified = true }: Ceremony,
    flags: number,
    rest = Buffer.alloc(0),
  ) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(FLAGS.userPresent | (isUserVerified ? FLAGS.userVerified : 0) | flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, rest])
  }

  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [COSE.kty, COSE.ec2],
      [COSE.alg, COSE.es256],
      [COSE.crv, COSE.p256],
      [COSE.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [COSE.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.from(isoCBOR.encode(key))
  }

  const credential = <R extends object>(response: R) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })

  return {
    /** Answers `navigator.credentials.create`. */
    create(ceremony: Ceremony & { userId: string }) {
      userHandle = ceremony.userId
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = authenticatorData(
        ceremony,
        FLAGS.attested,
        Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey()]),
      )
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      })
    },
    /** Answers `navigator.credentials.get`. */
    get(ceremony: Ceremony, overrides: { userHandle?: string; counter?: number } = {}) {
      counter = overrides.counter ?? counter + 1
      const data = clientData('webauthn.get', ceremony)
      const authData = authenticatorData(ceremony, 0)
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey)
      return credential({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: overrides.userHandle ?? userHandle,
      })
    },
  }
}
