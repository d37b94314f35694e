import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { listTimezones } from './list-timezones.ts'

const test = useTestApp()

describe('value lists', () => {
  it('of an account have time zones by region, countries by code, and languages of the interface', async () => {
    const lists = (
      await test.call('GET', '/api/v1/value-lists/timezones,countries,localizations')
    ).json()
    expect(Object.keys(lists).sort()).toEqual(['countries', 'localizations', 'timezones'])
    expect(lists.timezones.Europe).toContainEqual({
      value: 'Europe/Paris',
      text: expect.stringMatching(/^\(UTC\+0[12]:00\) Paris$/),
    })
    expect(lists.countries).toContainEqual({ code: 'FR', name: 'France' })
    expect(lists.localizations).toEqual([
      { language: 'en', name: 'English' },
      { language: 'fr', name: 'Français' },
    ])
  })

  it('name countries in the language of the reader', async () => {
    const { countries } = (await test.call('GET', '/api/v1/value-lists/countries?lang=fr')).json()
    expect(countries).toContainEqual({ code: 'DE', name: 'Allemagne' })
  })

  it('are refused by an unknown name', async () => {
    expect((await test.call('GET', '/api/v1/value-lists/secrets')).statusCode).toBe(422)
  })
})

describe('time zones', () => {
  it('have the offset of the season, and go from west to east', () => {
    const winter = listTimezones(new Date('2026-01-15T12:00:00Z'))
    const summer = listTimezones(new Date('2026-07-15T12:00:00Z'))
    expect(winter['Europe']).toContainEqual({ value: 'Europe/Paris', text: '(UTC+01:00) Paris' })
    expect(summer['Europe']).toContainEqual({ value: 'Europe/Paris', text: '(UTC+02:00) Paris' })
    expect(winter['America']).toContainEqual({
      value: 'America/Argentina/San_Luis',
      text: '(UTC-03:00) Argentina, San Luis',
    })
    const america = winter['America']!.map(({ value }) => value)
    expect(america.indexOf('America/Los_Angeles')).toBeLessThan(america.indexOf('America/New_York'))
  })
})
