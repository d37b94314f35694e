import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Cryptography with keys derived from APP_KEY. */
export interface Secrets {
  /** AES-256-GCM. `purpose` binds the text to its place: it can be decrypted with the same purpose only. */
  encrypt(text: string, purpose: string): string
  /** @throws when the text was changed, or encrypted with another key or for another purpose */
  decrypt(encrypted: string, purpose: string): string
  /** Signature of a value that is handed out and comes back, such as a link in a mail. */
  sign(value: string, purpose: string): string
  isSignatureValid(value: string, signature: string, purpose: string): boolean
}

export function createSecrets(appKey: string): Secrets {
  const encryptionKey = deriveKey(appKey, 'encryption')
  const signingKey = deriveKey(appKey, 'signing')
  const sign = (value: string, purpose: string) =>
    createHmac('sha256', signingKey).update(`${purpose}\0${value}`).digest('base64url')
  return {
    encrypt: (text, purpose) => encrypt(encryptionKey, text, purpose),
    decrypt: (encrypted, purpose) => decrypt(encryptionKey, encrypted, purpose),
    sign,
    isSignatureValid: (value, signature, purpose) => {
      const expected = Buffer.from(sign(value, purpose))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

/** A random token for cookies, links and API keys: 256 bits unless told otherwise. Store its hash only. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** What is stored of a random token. Not for passwords: they need a slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function deriveKey(appKey: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appKey, 'mediatheque', use, 32))
}

function encrypt(key: Buffer, text: string, purpose: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`
}

function decrypt(key: Buffer, encrypted: string, purpose: string): string {
  const [version, encoded] = encrypted.split('.')
  const bytes = Buffer.from(encoded ?? '', 'base64url')
  if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES)
    throw new Error('Not an encrypted text.')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([
    decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8')
}
