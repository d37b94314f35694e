import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  demoEmail,
} from '../../contract/src/accounts/users/demo-accounts.ts'
import { buildUser } from '../../server/src/features/accounts/users/users.factory.ts'
import { hashPassword } from '../../server/src/platform/passwords/passwords.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { type Answer, type Call, sendCall } from './send-call.ts'

/** Calls of one caller, after which another account takes its seat: it may have lost rights that nobody notices. */
const CALLS_OF_ONE = 2_000

export interface Caller {
  readonly role: string
  readonly cookie?: string
  readonly token?: string
}

interface Seat {
  readonly role: string
  readonly username: (typeof DEMO_ACCOUNTS)[number]
  caller?: Caller
  calls: number
}

/** What makes a subscriber is a plan, which the account that follows the first one does without. */
const roleOf = (username: Seat['username']) => (username === 'subscriber' ? 'member' : username)

/**
 * A seat for each kind of demo account. The account of the demonstration sits there first; whoever was logged out, banned
 * or deleted by what was called is followed by a new account of the same kind.
 */
export class Callers {
  readonly #seats: Seat[] = DEMO_ACCOUNTS.map((username) => ({
    role: username,
    username,
    calls: 0,
  }))
  readonly #url: string
  readonly #db: Database
  readonly #newAddress: () => string
  #passwordHash = ''

  constructor(options: { url: string; db: Database; newAddress: () => string }) {
    this.#url = options.url
    this.#db = options.db
    this.#newAddress = options.newAddress
  }

  /** One of them, or undefined for a guest. */
  async pick(random: () => number): Promise<Caller | undefined> {
    const seat = this.#seats[Math.floor(random() * (this.#seats.length + 1))]
    if (!seat) return undefined
    seat.calls += 1
    if (seat.calls > CALLS_OF_ONE) this.#empty(seat)
    seat.caller ??= await this.#seatSomebody(seat)
    return seat.caller
  }

  /** Somebody whose login is worth nothing any more. */
  dismiss(caller: Caller): void {
    const seat = this.#seats.find((one) => one.caller === caller)
    if (seat) this.#empty(seat)
  }

  #empty(seat: Seat): void {
    delete seat.caller
    seat.calls = 0
  }

  async #seatSomebody({ role, username }: Seat): Promise<Caller> {
    const asDemo = await this.#logIn(role, demoEmail(username))
    if (asDemo) return asDemo
    this.#passwordHash ||= await hashPassword(DEMO_PASSWORD)
    const { email } = await buildUser(this.#db, {
      role: roleOf(username),
      password_hash: this.#passwordHash,
    })
    const caller = await this.#logIn(role, email)
    if (!caller) throw new Error(`A new ${role} cannot log in`)
    return caller
  }

  async #logIn(role: string, email: string): Promise<Caller | undefined> {
    const answer = await this.#post('/auth/login', {
      email,
      password: DEMO_PASSWORD,
      remember: true,
    })
    const cookie = answer.cookies
      .find((value) => value.startsWith('mediatheque_session='))
      ?.split(';')[0]
    if (answer.status !== 200 || !cookie) return undefined
    await this.#post('/auth/user/confirm-password', { password: DEMO_PASSWORD }, cookie)
    const made = await this.#post('/api/v1/access-tokens', { tokenName: 'fuzz' }, cookie)
    const token = /"plainTextToken":"([^"]+)"/.exec(made.body)?.[1]
    return { role, cookie, ...(token && { token }) }
  }

  #post(address: string, fields: object, cookie?: string): Promise<Answer> {
    const call: Call = {
      method: 'POST',
      address,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': this.#newAddress(),
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(fields),
    }
    return sendCall(this.#url, call)
  }
}
