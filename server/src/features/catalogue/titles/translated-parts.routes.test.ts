import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildLink } from '../../links/links/links.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { buildVideo } from '../plays/videos.factory.ts'
import { insertEpisodes } from './episodes.repository.ts'
import { buildEpisode, buildSeason, buildTitle } from './titles.factory.ts'

const test = useTestApp()
let member = {} as Awaited<ReturnType<typeof test.as>>
let [seriesId, videoId, episodeId] = [0, 0, 0]

const TOLD = {
  en: { first: 'The fog', plot: 'It comes in at night.', second: 'Ice', plotOfSecond: 'A key.' },
  fr: { first: 'La brume', plot: 'Elle vient la nuit.', second: 'Ice', plotOfSecond: 'Une clé.' },
} as const

/** The first episode has everything in French, the second its plot alone. */
beforeAll(async () => {
  const { db } = test.platform
  member = await test.as('member')
  const series = await buildTitle(db, { type: 'series', name: 'Keepers', is_series: true })
  seriesId = series.id
  const season = await buildSeason(db, seriesId)
  const place = { title_id: seriesId, season_id: season.id, season_number: 1 }
  const { first, plot, second, plotOfSecond } = TOLD.en
  episodeId = (
    await buildEpisode(db, {
      ...place,
      episode_number: 1,
      name: first,
      plot,
      release_date: '2031-03-01',
      translations: JSON.stringify({ fr: { name: TOLD.fr.first, plot: TOLD.fr.plot } }),
    })
  ).id
  await buildEpisode(db, {
    ...place,
    episode_number: 2,
    name: second,
    plot: plotOfSecond,
    translations: JSON.stringify({ fr: { plot: TOLD.fr.plotOfSecond } }),
  })
  const playable = { title_id: seriesId, season_number: 1, is_streaming: true }
  videoId = (await buildVideo(db, { ...playable, name: 'Copy', episode_number: 1 })).id
  await buildVideo(db, { ...playable, name: 'Copy of the next', episode_number: 2 })
  await buildLink(db, { title_id: seriesId, season_number: 1, episode_number: 1 })
  await member.call('POST', '/api/v1/plays', {
    video_id: videoId,
    sitting: randomUUID(),
    seconds: 600,
    duration: 3_600,
    reason: 'tick',
  })
})

type Text = keyof (typeof TOLD)['en']

const CALLS: Readonly<Record<string, readonly [path: () => string, texts: readonly Text[]]>> = {
  'the episodes of a season': [
    () => `titles/${seriesId}/seasons/1/episodes?perPage=10`,
    ['first', 'plot', 'second', 'plotOfSecond'],
  ],
  'the page of an episode, and the one before it': [
    () => `titles/${seriesId}/seasons/1/episodes/2`,
    ['first', 'second', 'plotOfSecond'],
  ],
  'its download page': [() => `titles/${seriesId}/season/1/episode/1/download`, ['first', 'plot']],
  'its video, and the one that follows': [() => `watch/${videoId}`, ['first', 'plot', 'second']],
  'the newest episodes of the front page': [() => 'channel/home', ['first']],
  'the calendar': [() => 'calendar?month=2031-03', ['first']],
  'what somebody goes on with': [() => 'continue-watching', ['first']],
  'what they watched': [() => 'users/me/plays', ['first']],
  'the file of what they watched': [() => 'users/me/plays/file?format=json', ['first']],
  'a choice of episodes': [
    () => `normalized-models/episodes?title_id=${seriesId}&query=`,
    ['first', 'second'],
  ],
  'an episode that was chosen': [() => `normalized-models/episodes/${episodeId}`, ['first']],
}

describe('what an episode is called, and what happens in it', () => {
  it.each(Object.entries(CALLS))(
    'is told to each reader in their language by %s',
    async (_, of) => {
      const [path, texts] = of
      for (const [language, other] of [
        ['en', 'fr'],
        ['fr', 'en'],
      ] as const) {
        const answer = await test.app.inject({
          url: `/api/v1/${path()}`,
          headers: { cookie: member.cookie, 'accept-language': language },
        })
        expect(answer.statusCode, answer.body).toBe(200)
        for (const text of texts) {
          expect(answer.body).toContain(TOLD[language][text])
          if (TOLD[other][text] !== TOLD[language][text])
            expect(answer.body).not.toContain(TOLD[other][text])
        }
      }
    },
  )

  it('is its number, in the words of the reader, where a contribution entered it without a name', async () => {
    const { db } = test.platform
    const { id: titleId } = await buildTitle(db, { type: 'series', is_series: true })
    await insertEpisodes(db, { titleId, season: 2, episodes: [3] })
    const called = async (language: string) => {
      const url = `/api/v1/titles/${titleId}/seasons/2/episodes/3`
      const answer = await test.app.inject({ url, headers: { 'accept-language': language } })
      return answer.json().episode.name
    }
    expect([await called('en'), await called('fr')]).toEqual(['Episode 3', 'Épisode 3'])
  })
})
