import type { Platform } from '../platform.ts'
import { openSealedMail } from './sealed-mail.ts'

/** What was sent to an address, oldest first, as it arrives there. */
export async function readMails({ db, secrets }: Pick<Platform, 'db' | 'secrets'>, to: string) {
  const rows = await db
    .selectFrom('outgoing_mails')
    .selectAll()
    .where('to_address', '=', to)
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const { text = row.text_body, html = null } = row.sealed_content
      ? openSealedMail(secrets, row.sealed_content)
      : {}
    return { ...row, text_body: text, html_body: html }
  })
}
