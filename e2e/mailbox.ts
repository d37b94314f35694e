import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

const ARRIVES_WITHIN_MS = 30_000

interface ReceivedMail {
  readonly to: string
  /** Headers and bodies, with the line breaks of their encoding undone. */
  readonly source: string
}

/** A mail server for the run: what it receives is a line each in a file, which every worker of the run reads. */
export async function startMailbox(file: string): Promise<{ url: string; stop(): void }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        const source = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
        appendFileSync(
          file,
          `${JSON.stringify({ to: session.envelope.rcptTo[0]?.address, source })}\n`,
        )
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, stop: () => server.close(() => undefined) }
}

/** The newest mail to an address whose source has these words; waits for it. */
export async function findMail(to: string, words: RegExp): Promise<string> {
  const file = process.env.E2E_MAILS ?? ''
  for (const end = Date.now() + ARRIVES_WITHIN_MS; Date.now() < end; await sleep(250)) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
    const mails = lines.map((line) => JSON.parse(line) as ReceivedMail)
    const found = mails.findLast((mail) => mail.to === to && words.test(mail.source))
    if (found) return found.source
  }
  throw new Error(`No mail to ${to} with ${words}`)
}
