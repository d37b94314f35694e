import type { channelRecordList } from '@mediatheque/contract/catalogue/channels/editing/channel-records.list.ts'
import type {
  ChannelRecordRow,
  EditedChannel,
} from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { CsvCells } from '../../../../platform/http/csv-answer.ts'
import { presentPersonCard } from '../../people/people.presenter.ts'
import { readTitleOrder } from '../read-channel-filter.ts'
import type { EditedChannelFull, ListedChannelRow } from './channel-records.service.ts'
import { editedFilterOf } from './stored-filter.ts'

export const presentListedChannel = (row: ListedChannelRow): ChannelRecordRow => ({
  id: row.id,
  version: row.version,
  slug: row.slug,
  name: row.name,
  content_type: row.content,
  item_type: row.item_type,
  layout: row.layout,
  updated_at: row.updated_at.toISOString(),
  is_fixed: row.is_fixed,
  held_by: [...row.held_by],
})

export const presentEditedChannel = ({
  row,
  titles,
  people,
  channels,
  keywords,
  uses,
}: EditedChannelFull): EditedChannel => ({
  ...presentListedChannel(row),
  name_fr: row.name_fr,
  description: row.description,
  description_fr: row.description_fr,
  items_shown: row.items_shown,
  order_by: readTitleOrder(row.order_by),
  filter: editedFilterOf(row.filter),
  keywords: keywords.map(({ slug, name }) => ({ slug, name })),
  items: [
    ...titles.map(({ id, name, year, type, poster_url: poster }) => ({
      model_type: 'title' as const,
      id,
      name,
      year,
      type: type as TitleType,
      poster,
    })),
    ...people.map((person) => {
      const { id, name, poster, known_for } = presentPersonCard(person)
      return { model_type: 'person' as const, id, name, poster, known_for }
    }),
    ...channels.map(({ id, name, slug }) => ({ model_type: 'channel' as const, id, name, slug })),
  ],
  seo_title: row.seo_title,
  seo_title_fr: row.seo_title_fr,
  seo_description: row.seo_description,
  seo_description_fr: row.seo_description_fr,
  uses,
})

/** The columns of the list in a file. */
export const channelCells: CsvCells<typeof channelRecordList, ListedChannelRow> = {
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  content_type: ({ content }) => content,
  item_type: ({ item_type: type }) => type,
  layout: ({ layout }) => layout,
  updated_at: ({ updated_at: at }) => at.toISOString(),
}
