import { PLAYED_FROM_HEADER } from '@mediatheque/contract/core/page-rendering.ts'
import type { VideoView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { youtubeFilm } from '@mediatheque/contract/catalogue/titles/youtube.ts'
import { choosePlayer } from './choose-provider.ts'

type Played = Pick<VideoView, 'type' | 'src'> & {
  readonly captions: readonly { readonly url: string }[]
}

/** Addresses that our player asks for to play these videos: none of what plays in a frame or elsewhere. */
const addressesOf = ({ type, src, captions }: Played): string[] =>
  src === null || choosePlayer(type, src) !== 'native' || youtubeFilm(src)
    ? []
    : [src, ...captions.map(({ url }) => url)]

/** Origins of addresses of the web; those of this site have none. */
export const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses
      .filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address))
      .map((address) => new URL(address).origin),
  ),
]

/**
 * For the `headers` of a route: its page may ask the sites where these videos lie, and no other page may. What lies at a
 * place that the document was not loaded for is seen to by `useOwnDocument`.
 * @param others addresses of what belongs to them
 */
export function playedFrom(
  videos: readonly Played[],
  others: readonly (string | null)[] = [],
): Record<string, string> {
  const origins = originsOf([
    ...videos.flatMap(addressesOf),
    ...others.filter((address) => address !== null),
  ])
  return origins.length > 0 ? { [PLAYED_FROM_HEADER]: origins.join(' ') } : {}
}
