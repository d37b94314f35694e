import {
  contactEndpoints,
  contactInboxEndpoints,
} from '@mediatheque/contract/site/contact/contact.endpoints.ts'
import { contactMessageList } from '@mediatheque/contract/site/contact/contact.list.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { canAnswerMessages } from './contact.policy.ts'
import { messageCells, presentMessage } from './contact.presenter.ts'
import type { ContactMessageRow } from './contact.repository.ts'
import {
  deleteMessages,
  findMessagesToAnswer,
  listMessages,
  readMessages,
  sendMessage,
  settleMessages,
} from './contact.service.ts'

const versioned = viewOfRecord<ContactMessageRow>({
  find: async (id, { platform }) => {
    const [message] = await findMessagesToAnswer(platform, [id])
    if (!message) throw new AppError('notFound')
    return message
  },
  view: presentMessage,
})

export const contactRoutes = [
  bindEndpoint(contactEndpoints.sendContactMessage, {
    run: async ({ platform, actor, body }) => {
      await sendMessage(platform, actor, body)
      return {}
    },
  }),
  bindEndpoint(contactInboxEndpoints.listContactMessages, {
    run: ({ platform, query }) => listMessages(platform, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentMessage)),
  }),
  bindEndpoint(contactInboxEndpoints.exportContactMessages, {
    run: (call) =>
      csvAnswer(
        call,
        contactMessageList,
        readMessages(call.platform, call.query),
        messageCells(call.t),
      ),
  }),
  bindEndpoint(contactInboxEndpoints.settleContactMessages, {
    versioned,
    load: ({ platform, params }) => findMessagesToAnswer(platform, params.ids),
    policy: (actor) => canAnswerMessages(actor),
    run: async ({ platform, actor, record, body }) => ({
      settled: await settleMessages(platform, actor, {
        messages: record,
        versions: body.versions,
        isAnswered: body.is_answered,
      }),
    }),
  }),
  bindEndpoint(contactInboxEndpoints.deleteContactMessages, {
    versioned,
    load: ({ platform, params }) => findMessagesToAnswer(platform, params.ids),
    policy: (actor) => canAnswerMessages(actor),
    run: async ({ platform, record, body }) => ({
      deleted: await deleteMessages(platform, record, body.versions),
    }),
  }),
]
