import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '../../config/config-error.ts'

/** Where a backup has the key of the site, if it was asked to. */
export const KEY_FILE = 'app.key.encrypted'
export const SHORTEST_PASSPHRASE = 12

/** 64 MB and a good part of a second for each guess. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 }
const KEY_BYTES = 32

export interface KeptKey {
  readonly appKey: string
  readonly passphrase: string
}

interface EncryptedKey {
  readonly scrypt: {
    readonly N: number
    readonly r: number
    readonly p: number
    readonly salt: string
  }
  readonly iv: string
  readonly tag: string
  readonly key: string
}

/** @throws ConfigError where the passphrase is too short to keep anything */
export function assertPassphrase(passphrase: string | undefined): string {
  if (passphrase === undefined || passphrase.length < SHORTEST_PASSPHRASE)
    throw new ConfigError([
      `BACKUP_PASSPHRASE must have at least ${SHORTEST_PASSPHRASE} characters: the key of the site is encrypted with it`,
    ])
  return passphrase
}

export async function writeKey({ appKey, passphrase }: KeptKey, folder: string): Promise<void> {
  const salt = randomBytes(16)
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, KEY_BYTES, SCRYPT), iv)
  const key = Buffer.concat([cipher.update(appKey, 'utf8'), cipher.final()])
  const written: EncryptedKey = {
    scrypt: { N: SCRYPT.N, r: SCRYPT.r, p: SCRYPT.p, salt: salt.toString('base64') },
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    key: key.toString('base64'),
  }
  await writeFile(path.join(folder, KEY_FILE), `${JSON.stringify(written, null, 2)}\n`, {
    mode: 0o600,
  })
}

/** @throws ConfigError where the backup has none, or the passphrase is another one */
export async function readKey(folder: string, passphrase: string): Promise<string> {
  const text = await readFile(path.join(folder, KEY_FILE), 'utf8').catch(() => undefined)
  if (text === undefined) throw new ConfigError([`${folder} was made without the key of the site.`])
  try {
    const { scrypt, iv, tag, key } = JSON.parse(text) as EncryptedKey
    const decipher = createDecipheriv(
      'aes-256-gcm',
      scryptSync(passphrase, Buffer.from(scrypt.salt, 'base64'), KEY_BYTES, SCRYPT),
      Buffer.from(iv, 'base64'),
    ).setAuthTag(Buffer.from(tag, 'base64'))
    return Buffer.concat([decipher.update(Buffer.from(key, 'base64')), decipher.final()]).toString()
  } catch {
    throw new ConfigError([
      `The key in ${folder} cannot be read: BACKUP_PASSPHRASE is another one, or the file was changed.`,
    ])
  }
}
