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
})
