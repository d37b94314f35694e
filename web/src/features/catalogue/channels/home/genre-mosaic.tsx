import type {
  GenreTile,
  NestedChannel,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { channelUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { sceneUrl, siteSceneNumber } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import type { ReactNode } from 'react'
import { siteUrl } from '../../../../lib/page-data.ts'
import { PLAIN_LINK } from '../../../../lib/plain-links.ts'
import { StillRow } from '../../../../ui/media-row.tsx'
import { backdropOf } from '../../title-cards/artwork.ts'
import classes from './genre-mosaic.module.css'

interface GenreMosaicProps {
  channel: NestedChannel
  genres: readonly GenreTile[]
  more: ReactNode
}

/** Genres as tiles of several sizes, the most frequent largest, each with a picture of its best known title. */
export function GenreMosaic({ channel, genres, more }: GenreMosaicProps) {
  return (
    <StillRow title={channel.name} more={more}>
      <GenreTiles channel={channel} genres={genres} />
    </StillRow>
  )
}

/** The tiles alone. */
export function GenreTiles({ channel, genres }: Omit<GenreMosaicProps, 'more'>) {
  return (
    <ul className={classes.mosaic}>
      {genres.map((genre) => {
        const [title] = genre.titles
        return (
          <li key={genre.id}>
            <a
              href={siteUrl(`${channelUrl(channel)}/${encodeURIComponent(genre.slug)}`)}
              className={classes.tile}
              {...PLAIN_LINK}
            >
              <img
                {...(title ? backdropOf(title).picture : { src: plainScene(genre) })}
                sizes="(min-width: 768px) 34vw, 100vw"
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span className={classes.name}>{genre.name}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** For genres all of whose titles stand for others already. */
const plainScene = ({ id }: GenreTile) => siteUrl(sceneUrl('site', siteSceneNumber(id)))
