import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startMailbox } from './mailbox.ts'
import { keepSiteCopy, startSite } from './start-site.ts'

/** A site with the demo catalogue and a mail server for the whole run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'mediatheque-mails-'))
  const mails = path.join(directory, 'received-mails.jsonl')
  const mailbox = await startMailbox(mails)
  const forgetCopy = await keepSiteCopy()
  const site = await startSite({ SMTP_URL: mailbox.url })
  process.env.E2E_BASE_URL = site.baseUrl
  process.env.E2E_MAILS = mails
  process.env.E2E_SMTP_URL = mailbox.url
  return async () => {
    await site.stop()
    mailbox.stop()
    await forgetCopy()
    rmSync(directory, { recursive: true, force: true })
  }
}
