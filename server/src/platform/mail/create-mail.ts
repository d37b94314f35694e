import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail, MailMessage } from './mail.ts'
import { recordOutgoingMail } from './outgoing-mails.repository.ts'
import { sendOutgoingMail } from './send-outgoing-mail.job.ts'

interface MailOptions {
  db: Database
  jobs: Jobs
  config: Pick<Config, 'smtpUrl'>
}

export function createMail({ db, jobs, config }: MailOptions): Mail {
  const send = async (tx: Database, message: MailMessage) => {
    const mailId = await recordOutgoingMail(tx, message, config.smtpUrl ? 'queued' : 'kept')
    if (config.smtpUrl) await jobs.enqueue(tx, sendOutgoingMail, { mailId })
  }
  return {
    send: (message, tx) =>
      tx ? send(tx, message) : db.transaction().execute((own) => send(own, message)),
  }
}
