import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { mailList } from './mails.list.ts'
import { mailsForm, mailView } from './mails.schemas.ts'

export const mailEndpoints = {
  listMails: defineEndpoint({
    method: 'GET',
    path: 'logs/outgoing-email',
    access: staffWith('logs.view'),
    summary:
      'Mails that the site wrote; addresses are masked for those who may not know them, and searched by others only',
    list: mailList,
    query: listQueryOf(mailList),
    response: paginated(mailView),
  }),
  getMailMessage: defineEndpoint({
    method: 'GET',
    path: 'logs/outgoing-email/:id/message',
    access: staffWith('users.update', {
      noRecord: 'Whoever reads the logs and knows the addresses of members reads all of them.',
    }),
    summary: 'What a mail said, without its keys and codes, as a page for a frame',
    params: idParams,
    answersAs: ['text/html'],
    response: z.string(),
  }),
  resendMails: defineEndpoint({
    method: 'POST',
    path: 'logs/outgoing-email/resend',
    access: staffWith('settings.update', {
      noHistory: 'It changes when a mail is sent that was written already.',
    }),
    summary: 'Send mails again that were not delivered, for who may read the logs too',
    body: mailsForm,
    response: z.object({ changed: z.number() }),
  }),
}
