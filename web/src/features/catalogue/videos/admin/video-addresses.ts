/** From where in the administration videos are looked after: the list of all, or a title, a season or an episode. */
export interface VideoPlace {
  readonly titleId?: number | undefined
  readonly season?: number | undefined
  readonly episode?: number | undefined
}

const above = ({ titleId, season, episode }: VideoPlace): string => {
  if (titleId === undefined) return '/admin'
  const title = `/admin/titles/${titleId}/edit`
  if (season === undefined) return title
  const ofSeason = `${title}/seasons/${season}`
  return episode === undefined ? ofSeason : `${ofSeason}/episodes/${episode}`
}

export const newVideoAddress = (place: VideoPlace): string => `${above(place)}/videos/new`
export const editVideoAddress = (place: VideoPlace, id: number): string =>
  `${above(place)}/videos/${id}/edit`

/** Where one comes from: the list of all videos, or the tab of the title with what it was narrowed by. */
export function videosAddress({ titleId, season, episode }: VideoPlace): string {
  if (titleId === undefined) return '/admin/videos'
  const query = new URLSearchParams({
    ...(season !== undefined && { season: String(season) }),
    ...(episode !== undefined && { episode: String(episode) }),
  }).toString()
  return `/admin/titles/${titleId}/edit/videos${query && `?${query}`}`
}

/** `/admin/titles/7/edit/videos?season=1` for a link of the router. */
export function linkTo(address: string) {
  const [to = '', query = ''] = address.split('?', 2)
  return {
    to: to as '/',
    search: Object.fromEntries(
      [...new URLSearchParams(query)].map(([name, value]) => [name, Number(value)]),
    ) as Record<never, never>,
  }
}
