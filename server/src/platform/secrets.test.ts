import { describe, expect, it } from 'vitest'
import { createSecrets, hashToken, randomToken } from './secrets.ts'

const secrets = createSecrets('a key for tests that is long enough')

describe('secrets', () => {
  it('give a text back for the purpose it was encrypted for', () => {
    const encrypted = secrets.encrypt('clé secrète', 'settings.smtp')
    expect(encrypted).not.toContain('secr')
    expect(secrets.decrypt(encrypted, 'settings.smtp')).toBe('clé secrète')
    expect(secrets.encrypt('clé secrète', 'settings.smtp')).not.toBe(encrypted)
  })

  it('refuse another purpose, another key, a changed text and a shortened one', () => {
    const encrypted = secrets.encrypt('text', 'one')
    // Not the last letter: some of its bits belong to nothing.
    const middle = Math.floor(encrypted.length / 2)
    const changed =
      encrypted.slice(0, middle) +
      (encrypted[middle] === 'A' ? 'B' : 'A') +
      encrypted.slice(middle + 1)
    expect(() => secrets.decrypt(encrypted, 'two')).toThrow()
    expect(() =>
      createSecrets('another key that is long enough too').decrypt(encrypted, 'one'),
    ).toThrow()
    expect(() => secrets.decrypt(encrypted.slice(0, 10), 'one')).toThrow('Not an encrypted text')
    expect(() => secrets.decrypt('plain', 'one')).toThrow('Not an encrypted text')
    expect(() => secrets.decrypt(changed, 'one')).toThrow()
  })

  it('know their own signature only', () => {
    const signature = secrets.sign('user:1', 'unsubscribe')
    expect(secrets.isSignatureValid('user:1', signature, 'unsubscribe')).toBe(true)
    expect(secrets.isSignatureValid('user:2', signature, 'unsubscribe')).toBe(false)
    expect(secrets.isSignatureValid('user:1', signature, 'confirm')).toBe(false)
    expect(secrets.isSignatureValid('user:1', '', 'unsubscribe')).toBe(false)
  })

  it('make tokens that never repeat and hashes that always do', () => {
    expect(randomToken()).toHaveLength(43)
    expect(randomToken()).not.toBe(randomToken())
    expect(hashToken('token')).toBe(hashToken('token'))
    expect(hashToken('token')).toMatch(/^[0-9a-f]{64}$/)
  })
})
