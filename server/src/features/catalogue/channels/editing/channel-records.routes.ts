import { channelRecordEndpoints } from '@mediatheque/contract/catalogue/channels/editing/channel-records.endpoints.ts'
import { channelRecordList } from '@mediatheque/contract/catalogue/channels/editing/channel-records.list.ts'
import { bindEndpoint, viewOfRecord } from '../../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../../platform/http/pagination.ts'
import { presentTitleCard } from '../../titles/titles.presenter.ts'
import { canEditChannels } from './channel-records.policy.ts'
import {
  channelCells,
  presentEditedChannel,
  presentListedChannel,
} from './channel-records.presenter.ts'
import {
  completeChannel,
  createChannel,
  deleteChannels,
  type EditedChannelRow,
  findChannelRecords,
  getChannelBySlug,
  getChannelRecord,
  listRecords,
  previewTitles,
  readRecords,
  updateChannel,
} from './channel-records.service.ts'

const versioned = viewOfRecord<EditedChannelRow>({
  find: (id, { platform }) => getChannelRecord(platform, id),
  view: async (row, { platform, language }) =>
    presentEditedChannel(await completeChannel(platform, row, language)),
})

export const channelRecordRoutes = [
  bindEndpoint(channelRecordEndpoints.listChannels, {
    run: ({ platform, query }) => listRecords(platform, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentListedChannel)),
  }),
  bindEndpoint(channelRecordEndpoints.exportChannels, {
    run: (call) =>
      csvAnswer(call, channelRecordList, readRecords(call.platform, call.query), channelCells),
  }),
  bindEndpoint(channelRecordEndpoints.previewChannel, {
    run: ({ platform, query, language }) => previewTitles(platform, query, query.lang ?? language),
    present: (page, { platform }) =>
      presentPage(page, (rows) => rows.map((row) => presentTitleCard(row, platform.clock.now()))),
  }),
  bindEndpoint(channelRecordEndpoints.getEditedChannel, {
    run: async ({ platform, params, language }) =>
      completeChannel(platform, await getChannelBySlug(platform, params.slugOrId), language),
    present: (channel) => ({ channel: presentEditedChannel(channel) }),
  }),
  bindEndpoint(channelRecordEndpoints.createChannel, {
    run: async ({ platform, body, language }) =>
      completeChannel(platform, await createChannel(platform, body), language),
    present: (channel) => ({ channel: presentEditedChannel(channel) }),
  }),
  bindEndpoint(channelRecordEndpoints.updateChannel, {
    versioned,
    load: ({ platform, params }) => getChannelRecord(platform, params.id),
    policy: (actor) => canEditChannels(actor),
    run: async ({ platform, record, body, language }) =>
      completeChannel(platform, await updateChannel(platform, record, body), language),
    present: (channel) => ({ channel: presentEditedChannel(channel) }),
  }),
  bindEndpoint(channelRecordEndpoints.deleteChannels, {
    versioned,
    load: ({ platform, params }) => findChannelRecords(platform, params.ids),
    policy: (actor) => canEditChannels(actor),
    run: async ({ platform, record, body }) => ({
      deleted: await deleteChannels(platform, record, body.versions),
    }),
  }),
]
