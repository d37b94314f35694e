import { describe, expect, it } from 'vitest'
import { readReleaseName } from './read-release-name.ts'
import { RELEASE_NAMES } from './release-names.factory.ts'

/** 1, 2, 3 and 5 as `1-3,5`. */
function runsOf(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',')
}

describe('a release name as people give them', () => {
  it.each(RELEASE_NAMES)('%s', (name, told) => {
    const read = readReleaseName(name)
    const place = [
      read.seasons.length > 0 ? `S${runsOf(read.seasons)}` : '',
      read.episodes.length > 0 ? `E${runsOf(read.episodes)}` : '',
      read.isFullSeason ? 'full' : '',
    ]
    const languages = `${read.isMulti ? '+ ' : ''}${read.languages.join(' ')}/${read.subtitles.join(' ')}`
    const said = [
      read.title,
      read.year,
      place.filter(Boolean).join(' '),
      read.quality,
      languages,
      read.group,
    ]
    expect(said.map((one) => String(one ?? ''))).toEqual(told)
  })
})
