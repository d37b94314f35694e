import net, { type AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { deliverMail, isFinalRefusal } from '../../../platform/mail/deliver-mail.ts'
import { describeMailFault } from './describe-mail-fault.ts'

const servers: { close(): unknown }[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

async function listenWith(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ authOptional: true, allowInsecureAuth: true, ...options })
  // Whoever does not trust its certificate hangs up.
  server.on('error', () => undefined)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return (server.server.address() as AddressInfo).port
}
const refusing = (responseCode: number) =>
  listenWith({
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('not to her'), { responseCode })),
  })

async function listenWithGreeting(greeting: string): Promise<number> {
  const server = net.createServer((socket) => void socket.end(greeting))
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}

const mail = { from: 'site@example.org', to: 'ana@example.org', subject: 'Hello', text: 'Hello' }
// Its own certificate has expired, and is of nobody that is trusted.
const withTls = await listenWith({})
const without = await listenWith({ disabledCommands: ['STARTTLS'] })

it.each([
  // Another name of this machine, which does not say that it is one.
  [`smtp://me:hush@127.1:${withTls}`, /^The certificate/, /^CERT_|SELF_SIGNED/, false],
  [`smtp://me:hush@127.1:${without}`, /offers no TLS/, /^500/, false],
  [`smtps://me:hush@127.1:${without}`, /speaks no TLS at this port/, /^ERR_SSL_/, false],
  [`smtp://127.0.0.1:${await refusing(451)}`, /puts mails off/, /^451 not to her/, false],
  [`smtp://127.0.0.1:${await refusing(550)}`, /refuses the mail for good/, /^550 not to/, true],
  ['smtp://127.0.0.1:1', /Nothing answers/, /^ECONNREFUSED/, false],
  ['smtp://nowhere.invalid:25', /no mail server of this name/, /^EDNS|ENOTFOUND/, false],
  [`smtp://127.1:${await listenWithGreeting('554 go away\r\n')}`, /takes nothing/, /^554/, false],
  [
    `smtp://127.1:${await listenWithGreeting('HTTP/1.1 400 secret\r\n')}`,
    /as it should/,
    /^EPROTO/,
    false,
  ],
])('of %s says what is wrong', async (server, said, detail, isFinal) => {
  const fault = await deliverMail(server, mail).then(
    () => undefined,
    (error: Error) => error,
  )
  const described = describeMailFault(fault!, (line) => line)
  expect(described).toMatchObject({
    said: expect.stringMatching(said),
    detail: expect.stringMatching(detail),
  })
  expect(isFinalRefusal(fault)).toBe(isFinal)
})
