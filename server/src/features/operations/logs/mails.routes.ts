import { mailEndpoints } from '@mediatheque/contract/operations/logs/mails.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { askForLogs } from './ask-for-logs.ts'
import { presentMail } from './mails.presenter.ts'
import { getMailPage, knowsAddresses, listMails, resendMails } from './mails.service.ts'

/** Runs nothing, loads nothing, sends nothing and leads nowhere: what is in a mail may come from anybody. */
const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox"

export const mailRoutes = [
  bindEndpoint(mailEndpoints.listMails, {
    run: async ({ platform, actor, query }) => ({
      page: await listMails(platform, actor, query),
      isKnown: knowsAddresses(actor),
      now: platform.clock.now(),
    }),
    present: ({ page, isKnown, now }) =>
      presentPage(page, (rows) => rows.map((row) => presentMail(row, isKnown, now))),
  }),
  bindEndpoint(mailEndpoints.getMailMessage, {
    run: async ({ platform, actor, params, reply }) => {
      askForLogs(actor)
      await reply
        .header('content-security-policy', MESSAGE_POLICY)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(await getMailPage(platform, params.id))
      return ''
    },
  }),
  bindEndpoint(mailEndpoints.resendMails, {
    run: async ({ platform, actor, body }) => {
      askForLogs(actor)
      return { changed: await resendMails(platform, body.ids) }
    },
  }),
]
