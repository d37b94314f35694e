import { contactEndpoints } from '@mediatheque/contract/site/contact/contact.endpoints.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'

export const sendContactMessage = defineWrite(contactEndpoints.sendContactMessage)
