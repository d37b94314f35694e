import { describe, expect, it } from 'vitest'
import { NEW_LINK_VALUES } from './link-fields.tsx'
import {
  createReleaseBody,
  readEpisodes,
  releaseFieldName,
  updateReleaseBody,
  writeEpisodes,
} from './release-values.ts'

const values = { ...NEW_LINK_VALUES, qualite: '16', langues: ['2'], url: 'uploads/files/1' }
const film = { titleId: 7, isSeries: false, type: 'NZB' } as const

describe('episodes in words', () => {
  it('are numbers and runs of numbers, each once', () => {
    expect(readEpisodes('1-3, 5 2')).toEqual([1, 2, 3, 5])
    expect(readEpisodes('')).toEqual([])
    expect(writeEpisodes([1, 2, 3, 5])).toBe('1-3, 5')
  })

  it('are none where the text is no number, or a run without an end', () => {
    for (const text of ['two', '3-1', '1-99999999', '-4']) expect(readEpisodes(text)).toEqual([NaN])
  })
})

describe('what the editor of files sends', () => {
  it('says season and episodes of series only', () => {
    expect(createReleaseBody(values, film)).not.toHaveProperty('saison')
    expect(createReleaseBody(values, { ...film, isSeries: true })).toMatchObject({
      saison: 1,
      full_saison: false,
      episodes: [1],
    })
  })

  it('says no episode of a whole season, and that there is none where the field is empty', () => {
    const whole = createReleaseBody({ ...values, full_saison: true }, { ...film, isSeries: true })
    expect(whole).not.toHaveProperty('episodes')
    expect(
      createReleaseBody({ ...values, episodes: ' ' }, { ...film, isSeries: true }),
    ).toMatchObject({ start_epi: null })
  })

  it('leaves name and password to the file where nothing is typed', () => {
    const sent = createReleaseBody(values, film)
    expect(sent).not.toHaveProperty('name')
    expect(sent).not.toHaveProperty('password')
    const typed = { ...values, password: ' irma ', name: ' Les Vampires ' }
    expect(createReleaseBody(typed, film)).toMatchObject({
      password: ' irma ',
      name: 'Les Vampires',
    })
    expect(createReleaseBody(typed, { ...film, type: 'TORRENT' })).not.toHaveProperty('password')
  })

  it('sends of an existing one what was edited, and which version was seen', () => {
    const edited = new Set(['name', 'episodes', 'password'] as const)
    const seen = { version: 3, edited }
    const changed = { ...values, name: 'Judex', episodes: '2-3', password: '' }
    expect(updateReleaseBody(changed, seen, 'NZB')).toEqual({
      version: 3,
      name: 'Judex',
      episodes: [2, 3],
      password: null,
    })
    expect(updateReleaseBody({ ...changed, full_saison: true }, seen, 'TORRENT')).toEqual({
      version: 3,
      name: 'Judex',
    })
  })

  it('finds the field of what the server says', () => {
    expect(['episodes.3', 'start_epi', 'url.0', 'langues'].map(releaseFieldName)).toEqual([
      'episodes',
      'episodes',
      'url',
      'langues',
    ])
  })
})
