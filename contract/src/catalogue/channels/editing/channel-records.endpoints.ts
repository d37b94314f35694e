import { z } from 'zod'
import { staffWith } from '../../../core/access.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { idParams, idsParams, paginated } from '../../../core/list-query.ts'
import { listQueryOf } from '../../../core/list-schemas.ts'
import { seenVersions } from '../../../core/version.ts'
import { channelRecordList } from './channel-records.list.ts'
import {
  channelForm,
  channelModelParams,
  channelPreview,
  channelPreviewQuery,
  channelRecordRow,
  editedChannelAnswer,
  updateChannelForm,
} from './channel-records.schemas.ts'

export const channelRecordEndpoints = {
  listChannels: defineEndpoint({
    method: 'GET',
    path: 'channels',
    access: staffWith('channels.update'),
    summary: 'Channels of the site',
    list: channelRecordList,
    query: listQueryOf(channelRecordList),
    response: paginated(channelRecordRow),
  }),
  exportChannels: defineEndpoint({
    method: 'GET',
    path: 'channels/csv',
    access: staffWith('channels.update'),
    summary: 'Channels of the site as a file',
    list: channelRecordList,
    query: listQueryOf(channelRecordList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  previewChannel: defineEndpoint({
    method: 'GET',
    path: 'channels/preview',
    access: staffWith('channels.update'),
    summary: 'How many titles a filter leaves, and the first of them, before it is saved',
    query: channelPreviewQuery,
    response: channelPreview,
  }),
  getEditedChannel: defineEndpoint({
    method: 'GET',
    path: 'channels/:slugOrId/model',
    access: staffWith('channels.update', {
      noRecord: 'Whoever arranges channels edits all of them.',
    }),
    summary: 'A channel with its filter and what is chosen by hand, for its editor',
    params: channelModelParams,
    response: editedChannelAnswer,
  }),
  createChannel: defineEndpoint({
    method: 'POST',
    path: 'channels',
    access: staffWith('channels.update', { history: 'channel' }),
    summary: 'Make a channel',
    body: channelForm,
    response: editedChannelAnswer,
    status: 201,
  }),
  updateChannel: defineEndpoint({
    method: 'PUT',
    path: 'channels/:id',
    access: staffWith('channels.update', { record: true, version: true, history: 'channel' }),
    summary: 'Change a channel; what it was called before leads on to it',
    params: idParams,
    body: updateChannelForm,
    response: editedChannelAnswer,
  }),
  deleteChannels: defineEndpoint({
    method: 'DELETE',
    path: 'channels/:ids',
    access: staffWith('channels.update', { record: true, version: true, history: 'channel' }),
    summary: 'Delete channels, all of them or none; those of categories and the front page stay',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
}
