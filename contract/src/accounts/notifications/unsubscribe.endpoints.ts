import { z } from 'zod'
import { anyone, withAccess } from '../../core/access.ts'
import { token } from '../../core/input.ts'
import { defineEndpoint } from '../../core/endpoint.ts'

const params = z.object({ token: token({ max: 300 }) })
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

/** Generous, because the one click of mail programs comes from the few addresses of their makers. */
const throttle = {
  name: 'unsubscribe.address',
  by: 'address',
  attempts: 600,
  windowSeconds: 3_600,
} as const

const access = withAccess(anyone, { noRecord: 'Who has the signed token of a mail may.' })

const path = 'notifications/unsubscribe/:token'

/** The signed link of a mail stands for its reader: no login is asked. */
export const unsubscribeEndpoints = {
  getMailChoice: defineEndpoint({
    method: 'GET',
    path,
    access,
    summary: 'What the link of a mail switches off',
    params,
    response: mailChoiceView,
  }),
  switchMailOff: defineEndpoint({
    method: 'POST',
    path,
    access,
    summary: 'Stop mails of this kind; also the one click of mail programs (RFC 8058)',
    throttle,
    params,
    // Mail programs prefer multipart for their one click.
    bodyForm: { kinds: ['json', 'form', 'multipart'] },
    response: mailChoiceView,
  }),
  switchMailOn: defineEndpoint({
    method: 'DELETE',
    path,
    access,
    summary: 'Send mails of this kind again',
    throttle,
    params,
    response: mailChoiceView,
  }),
}
