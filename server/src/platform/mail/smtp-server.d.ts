/** The parts of the package that the tests of mails use; it comes without types. */
declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  interface Address {
    address: string
  }

  interface Session {
    envelope: { mailFrom: Address | false; rcptTo: Address[] }
  }

  export interface SMTPServerOptions {
    authOptional?: boolean
    disabledCommands?: string[]
    allowInsecureAuth?: boolean
    onAuth?(
      auth: { username: string; password: string },
      session: Session,
      done: (error: Error | null, answer?: { user: string }) => void,
    ): void
    onRcptTo?(address: Address, session: Session, done: (error?: Error) => void): void
    onData?(stream: Readable, session: Session, done: (error?: Error) => void): void
  }

  export class SMTPServer {
    constructor(options: SMTPServerOptions)
    readonly server: Server
    listen(port: number, host: string, done: () => void): void
    on(event: 'error', hear: (error: Error) => void): void
    close(done?: () => void): void
  }
}
