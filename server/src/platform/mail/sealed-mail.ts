import { z } from 'zod'
import type { Secrets } from '../secrets.ts'
import type { MailMessage } from './mail.ts'

const PURPOSE = 'outgoing-mail'
const content = z.object({
  text: z.string(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()),
})
export type MailBodies = z.output<typeof content>

/** What a mail says, for the log: readable with APP_KEY only. */
export function sealMail(secrets: Secrets, { text, html, headers = {} }: MailMessage): string {
  return secrets.encrypt(JSON.stringify({ text, html, headers }), PURPOSE)
}

/** What a mail said, while it may still be read. */
export function openSealedMail(secrets: Secrets, sealed: string): MailBodies {
  return content.parse(JSON.parse(secrets.decrypt(sealed, PURPOSE)))
}
