// @vitest-environment happy-dom
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import {
  continueEndpoints,
  playEndpoints,
} from '@mediatheque/contract/catalogue/plays/plays.endpoints.ts'
import { continuedView } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import {
  episodeSchema,
  seasonSummarySchema,
  titleSchema,
  videoSchema,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { EpisodeCard } from './episode-card.tsx'
import { SeasonWatched, watchedEpisode } from './season-watched.tsx'
import { WatchButton } from './watch-button.tsx'

const user = buildFixture(currentUserView, { id: 3 })
const can = { update: false, addLink: false, play: true }
const video = (id: number, season: number | null, episode: number | null) =>
  buildFixture(videoSchema, {
    id,
    streaming: true,
    season_number: season,
    episode_number: episode,
  })
const series = buildFixture(titleSchema, {
  id: 5,
  name: 'Fantômas',
  videos: [video(12, 1, 2), video(11, 1, 1)],
  primary_video: null,
  can,
})
const continued = (values: object) =>
  buildFixture(continuedView, { video_id: 12, season_number: 1, episode_number: 2, ...values })
const watch = () => screen.findByRole('link')

describe('the way to watch a title', () => {
  it('begins with the first episode for those who have seen nothing of it', async () => {
    const { api, show } = prepare({ bootstrap: { user } })
    api.answer(continueEndpoints.listContinued, { items: [] })
    await show(<WatchButton title={series} />)
    const link = await watch()
    expect([link.getAttribute('aria-label'), link.getAttribute('href')]).toEqual([
      'Watch S1 E1',
      '/watch/11',
    ])
  })

  it('goes on where the reader stopped, and says how much is left', async () => {
    const { api, show } = prepare({ bootstrap: { user } })
    const progress = { seconds: 600, duration: 3_000 }
    api.answer(continueEndpoints.listContinued, {
      items: [continued({ kind: 'resume', progress })],
    })
    await show(<WatchButton title={series} />)
    const link = await screen.findByRole('link', { name: 'Resume S1 E2' })
    expect([link.getAttribute('href'), link.getAttribute('title')]).toEqual([
      '/watch/12',
      '40 min left',
    ])
  })

  it('asks nothing about visitors', async () => {
    const { api, show } = prepare({})
    await show(<WatchButton title={series} />)
    expect((await watch()).getAttribute('href')).toBe('/watch/11')
    expect(api.calls).toEqual([])
  })
})

describe('the episodes of a season', () => {
  const season = buildFixture(seasonSummarySchema, { number: 1, name: null, episode_count: 2 })
  const episodes = [1, 2].map((number) =>
    buildFixture(episodeSchema, {
      id: number,
      name: `Part ${number}`,
      season_number: 1,
      episode_number: number,
      release_date: number === 2 ? '2999-05-01' : '1913-05-01',
    }),
  )
  const seen = (...numbers: number[]) => ({
    is_watched: false,
    episodes: [1, 2].map((number) => ({
      season_number: 1,
      episode_number: number,
      is_watched: numbers.includes(number),
      progress: null,
    })),
  })
  const shown = (...numbers: number[]) => (
    <>
      <SeasonWatched title={series} season={season} watched={seen(...numbers)} />
      {episodes.map((episode) => (
        <EpisodeCard
          key={episode.id}
          title={series}
          episode={episode}
          watched={watchedEpisode(seen(...numbers), episode)}
        />
      ))}
    </>
  )
  const mark = (name: string) => screen.findByRole('button', { name: `Watched: ${name}` })

  it('say when they aired or will, and which of them the reader has seen', async () => {
    const { show } = prepare({ bootstrap: { user } })
    await show(shown(1))
    expect((await mark('1. Part 1')).getAttribute('aria-pressed')).toBe('true')
    expect((await mark('2. Part 2')).getAttribute('aria-pressed')).toBe('false')
    await screen.findByText('1 of 2 episodes watched')
    await screen.findByText(/Airs May 1, 2999/)
  })

  it('are marked at one press, before the server has answered, and not where that failed', async () => {
    const { api, show, user: reader } = prepare({ bootstrap: { user } })
    await show(shown())
    api.refuse(playEndpoints.markWatched, 503, 'Try again later.')
    const { release } = api.hold(playEndpoints.markWatched)
    const button = await mark('2. Part 2')
    await reader.click(button)
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
    release()
    await screen.findByText('Try again later.')
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
  })
})
