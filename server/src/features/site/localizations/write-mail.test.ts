import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { updateSettings } from '../settings/settings.service.ts'
import { writeMail } from './write-mail.service.ts'

const getPlatform = useTestPlatform({ baseUrl: 'https://media.example.org' })
const write = (language: string | null) =>
  writeMail(getPlatform(), { email: 'ana@example.org', language }, (t, siteName) => ({
    heading: t('Continue'),
    paragraphs: [siteName],
  }))

describe('a mail', () => {
  it('speaks the language its receiver chose', async () => {
    expect(await write('fr')).toMatchObject({
      to: 'ana@example.org',
      subject: 'Continuer',
      html: expect.stringContaining('lang="fr"'),
    })
    expect((await write('en')).subject).toBe('Continue')
  })

  it('speaks the language of the site to somebody who chose none', async () => {
    expect((await write(null)).subject).toBe('Continue')
    await updateSettings(getPlatform(), { i18n: { enable: true, default_localization: 'fr' } })
    expect((await write(null)).subject).toBe('Continuer')
  })

  it('carries the name and the address of the site', async () => {
    expect((await write('en')).text).toContain('Mediatheque · https://media.example.org')
  })

  it('with a key or a code says until when it opens something', async () => {
    const url = `https://media.example.org/password/reset/${'k'.repeat(43)}`
    const texts = { heading: 'Hello', paragraphs: [] }
    const writeTo = (text: object) =>
      writeMail(getPlatform(), { email: 'ana@example.org', language: null }, () => ({
        ...texts,
        ...text,
      }))
    await expect(writeTo({ code: '123456' })).rejects.toThrow('until when')
    await expect(writeTo({ button: { label: 'Go', url } })).rejects.toThrow('until when')
    const validUntil = new Date()
    expect(await writeTo({ button: { label: 'Go', url }, validUntil })).toMatchObject({
      validUntil,
    })
    await writeTo({ button: { label: 'Go', url: 'https://media.example.org/forgot-password' } })
  })
})
