import { z } from 'zod'
import { anyone, staffWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idsParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { seenVersions } from '../../core/version.ts'
import { contactMessageList } from './contact.list.ts'
import { contactForm, contactMessageView, settleContactForm } from './contact.schemas.ts'

const HOUR_SECONDS = 3_600

/** For visitors who write to those who run the site. */
export const contactEndpoints = {
  sendContactMessage: defineEndpoint({
    method: 'POST',
    path: 'contact-page',
    access: withAccess(anyone, { botCheck: 'contact' }),
    throttle: { name: 'contact.address', by: 'address', attempts: 10, windowSeconds: HOUR_SECONDS },
    summary: 'Write to those who run the site',
    body: contactForm,
    status: 201,
    response: z.object({}),
  }),
}

/** For those who answer. */
export const contactInboxEndpoints = {
  listContactMessages: defineEndpoint({
    method: 'GET',
    path: 'contact-messages',
    access: staffWith('contact.update'),
    summary: 'What visitors wrote to those who run the site',
    list: contactMessageList,
    query: listQueryOf(contactMessageList),
    response: paginated(contactMessageView),
  }),
  exportContactMessages: defineEndpoint({
    method: 'GET',
    path: 'contact-messages/csv',
    access: staffWith('contact.update'),
    summary: 'What visitors wrote to those who run the site, as a file',
    list: contactMessageList,
    query: listQueryOf(contactMessageList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  settleContactMessages: defineEndpoint({
    method: 'PUT',
    path: 'contact-messages/:ids',
    access: staffWith('contact.update', {
      record: true,
      version: true,
      history: 'contact-message',
    }),
    summary: 'Say of messages that nothing is left to do about them, or that something is again',
    params: idsParams,
    body: settleContactForm,
    response: z.object({ settled: z.number() }),
  }),
  deleteContactMessages: defineEndpoint({
    method: 'DELETE',
    path: 'contact-messages/:ids',
    access: staffWith('contact.update', {
      record: true,
      version: true,
      history: 'contact-message',
    }),
    summary: 'Delete messages: all of them or none',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
}
