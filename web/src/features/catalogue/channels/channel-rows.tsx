import type { ChannelView } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { StylesOfRoute } from '../../../lib/styles-of-route.tsx'
import { GenreTiles } from './home/genre-mosaic.tsx'
import { isGenre } from './item-kinds.ts'
import { NestedChannels } from './nested-channels.tsx'

/** What a channel is made of besides its own titles: the channels in it, as rows, or all genres of its titles, as tiles. */
export function ChannelRows({ channel }: { channel: ChannelView }) {
  return (
    <>
      <StylesOfRoute id="/_shell/" />
      {channel.content ? (
        channel.channels.map((shelf) => (
          <GenreTiles key={shelf.id} channel={shelf} genres={shelf.items.filter(isGenre)} />
        ))
      ) : (
        <NestedChannels channels={channel.channels} />
      )}
    </>
  )
}
