import { describe, expect, it } from 'vitest'
import { parseFilmLine } from './parse-film-line.ts'

const parse = (value: unknown) => parseFilmLine(typeof value === 'string' ? value : JSON.stringify(value), 2026)

describe('parseFilmLine', () => {
  it('keeps what is usable of a line', () => {
    expect(parse({ title: '  A   Film ', year: '1922', cast: ['Ann', '', null, 'Ann'], genres: null, poster: 'http://insecure.test/a.jpg', imdb_id: 'tt0013442', wikidata: 'http://www.wikidata.org/entity/Q151895', link: 'https://archive.org/details/a' })).toEqual({
      film: { name: 'A Film', year: 1922, cast: ['Ann'], genres: [], overview: null, poster: null, imdb: 'tt0013442', wikidata: 'Q151895', link: 'https://archive.org/details/a' },
    })
  })

  it('reads the year 0 as unknown', () => {
    expect(parse({ title: 'A', year: 0 })).toMatchObject({ film: { year: null } })
  })

  it('refuses what has no name, no sense or no possible year, and says why', () => {
    expect(parse('{"title": ')).toEqual({ reason: 'not valid JSON' })
    expect(parse({ year: 1922 })).toMatchObject({ reason: expect.stringMatching(/^title/) })
    expect(parse({ title: 'A', year: 3022 })).toEqual({ reason: 'year: 3022 is out of range' })
  })
})
