import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const choose = (wishes: Partial<Parameters<typeof chooseLanguage>[0]>) =>
  chooseLanguage({
    languages: ['en', 'fr'],
    account: null,
    cookie: undefined,
    acceptLanguage: undefined,
    siteDefault: 'auto',
    isTranslated: true,
    ...wishes,
  })

describe('the language of a page', () => {
  it('is the one the account chose, whatever the browser says', () => {
    expect(choose({ account: 'fr', cookie: 'en', acceptLanguage: 'en' })).toBe('fr')
  })

  it('is the one of the cookie for visitors', () => {
    expect(choose({ cookie: 'fr', acceptLanguage: 'en' })).toBe('fr')
  })

  it('is the best of the browser that there is', () => {
    expect(choose({ acceptLanguage: 'de-DE, en;q=0.5, fr-CH;q=0.8' })).toBe('fr')
    expect(choose({ acceptLanguage: 'de' })).toBe('en')
    expect(choose({ acceptLanguage: 'fr;q=0, *;q=1' })).toBe('en')
  })

  it('is the site’s own before the browser’s', () => {
    expect(choose({ siteDefault: 'fr', acceptLanguage: 'en' })).toBe('fr')
  })

  it('is the site’s own for everybody when translations are off', () => {
    expect(choose({ isTranslated: false, siteDefault: 'en', account: 'fr', cookie: 'fr' })).toBe(
      'en',
    )
  })

  it('is a variant of what the browser reads where there is no other, and never in another script', () => {
    const languages = ['en', 'fr', 'pt-BR', 'zh-Hant', 'sr-Latn']
    for (const [tag, language] of [
      ['pt', 'pt-BR'],
      ['pt-PT', 'pt-BR'],
      ['PT-br', 'pt-BR'],
      ['zh-TW', 'zh-Hant'],
      ['zh-CN', 'en'],
      ['sr', 'en'],
      ['sr-Latn-RS', 'sr-Latn'],
      ['fr-Latn-CH', 'fr'],
      ['-', 'en'],
      ['zz-a-b-c-----', 'en'],
    ] as const)
      expect([tag, choose({ languages, acceptLanguage: tag })]).toEqual([tag, language])
  })

  it('is none that has gone: the first where not even English is left', () => {
    const wishes = { account: 'de', cookie: 'de', siteDefault: 'de', acceptLanguage: 'de' }
    expect(choose({ ...wishes, languages: ['en', 'fr'] })).toBe('en')
    expect(choose({ ...wishes, languages: ['es', 'fr'] })).toBe('es')
  })

  it('ignores values it does not know', () => {
    expect(choose({ account: '<script>', cookie: 'xx', siteDefault: 'tlh' })).toBe('en')
  })
})
