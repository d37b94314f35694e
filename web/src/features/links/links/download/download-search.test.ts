import { describe, expect, it } from 'vitest'
import { readDownloadSearch } from './download-search.ts'

describe('the address of a download page', () => {
  it('is read as whole numbers', () => {
    expect(readDownloadSearch({ season: 2, episode: '3', host: 50 })).toEqual({
      season: 2,
      episode: 3,
      host: 50,
    })
  })

  it('loses what is no filter', () => {
    expect(
      readDownloadSearch({ season: 'x', host: 0, quality: 1.5, language: '', page: 1, other: 4 }),
    ).toEqual({})
  })
})
