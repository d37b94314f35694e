import { channelRecordEndpoints } from '@mediatheque/contract/catalogue/channels/editing/channel-records.endpoints.ts'
import { channelRecordList } from '@mediatheque/contract/catalogue/channels/editing/channel-records.list.ts'
import type { ChannelRecordRow } from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { useDeleteRecords } from '../../../../lib/lists/use-delete-records.tsx'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import {
  EditChannelLink,
  NewChannelLink,
  useChannelRecordCells,
  useChannelRecordWords,
} from './channel-record-cells.tsx'
import {
  CHANNELS_KEY,
  type ChannelRecordSearch,
  channelRecordsQuery,
} from './channel-records.queries.ts'

interface ChannelRecordsPageProps {
  search: ChannelRecordSearch
  onSearch: OnSearch<ChannelRecordSearch>
}

/** The channels, for those who arrange the site. */
export function ChannelRecordsPage({ search, onSearch }: ChannelRecordsPageProps) {
  const t = useTranslate()
  const { data } = useList(channelRecordsQuery(search))
  const cells = useChannelRecordCells()
  const deleting = useDeleteRecords<ChannelRecordRow>({
    endpoint: channelRecordEndpoints.deleteChannels,
    refreshes: CHANNELS_KEY,
    question: (count) => t('[one Delete this channel?|other Delete :count channels?]', { count }),
    warning: (channels) => {
      const names = [...new Set(channels.flatMap(({ held_by: holders }) => holders))]
      return names.length > 0
        ? t('They are shown in: :names. There they will be missing.', { names: names.join(', ') })
        : undefined
    },
  })
  return (
    <Page>
      <PageHeader
        title={t('Channels and rows')}
        titleId="channels-title"
        text={t('Pages and rows of titles, people and news: by a filter, or chosen by hand.')}
        actions={<NewChannelLink />}
      />
      <DataTable
        {...{ list: channelRecordList, data, search, onSearch, cells }}
        words={useChannelRecordWords()}
        labelledBy="channels-title"
        nameColumn="name"
        nameOf={({ name }) => name}
        searchLabel={t('Search channels')}
        csvAddress={csvAddress(channelRecordList, channelRecordEndpoints.exportChannels, search)}
        rowActions={(channel) => (
          <>
            <HistoryButton
              of={{ kind: 'channel', id: String(channel.id), name: channel.name }}
              isSmall
            />
            <EditChannelLink channel={channel} />
          </>
        )}
        actions={[deleting.action]}
      />
      {deleting.dialog}
    </Page>
  )
}
