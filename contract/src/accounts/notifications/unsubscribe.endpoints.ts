import { z } from 'zod'
import { anyone } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'

const params = z.object({ token: z.string().max(300) })
const mailChoiceView = z.object({
  notif_id: z.string(),
  /** What these mails are about, translated. */
  name: z.string(),
  /** Enough of the address for its owner to know it. */
  email: z.string(),
  /** Whether these mails are sent. */
  is_on: z.boolean(),
})
export type MailChoiceView = z.infer<typeof mailChoiceView>

const path = 'notifications/unsubscribe/:token'

/** The signed link of a mail stands for its reader: no login is asked. */
export const unsubscribeEndpoints = {
  getMailChoice: defineEndpoint({
    method: 'GET',
    path,
    access: anyone,
    summary: 'What the link of a mail switches off',
    params,
    response: mailChoiceView,
  }),
  switchMailOff: defineEndpoint({
    method: 'POST',
    path,
    access: anyone,
    summary: 'Stop mails of this kind; also the one click of mail programs (RFC 8058)',
    params,
    response: mailChoiceView,
  }),
  switchMailOn: defineEndpoint({
    method: 'DELETE',
    path,
    access: anyone,
    summary: 'Send mails of this kind again',
    params,
    response: mailChoiceView,
  }),
}
