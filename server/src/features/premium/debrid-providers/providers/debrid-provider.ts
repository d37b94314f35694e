import type { OutsideContent } from '../../../../platform/outbound/outside-content.ts'

/** What a service says of a key. */
export interface AccountState {
  readonly username: string | null
  /** Until when it is premium, or was. Null: never, or nobody says. */
  readonly expiresAt: Date | null
}

/** A link that became a direct one. */
export interface UnlockedFile {
  readonly url: string
  readonly name: string | null
  readonly bytes: number | null
  /** Whether a player can begin before all of it is there, as far as the service or the name says. */
  readonly isStreamable: boolean
}

/** A call to the service. The key goes where the service wants it, and nowhere else. */
export interface ProviderCall extends OutsideContent {
  readonly path: string
  /** Of the `Authorization` header. */
  readonly bearer?: string
}

export interface ProviderAnswer {
  readonly status: number
  readonly data: Readonly<Record<string, unknown>>
}

/** @throws DebridError where no answer comes that can be read */
export type AskProvider = (call: ProviderCall) => Promise<ProviderAnswer>

export interface UnlockAsked {
  readonly key: string
  readonly url: URL
  /** The member's, who agreed to its being told. */
  readonly address?: string | undefined
}

/** One of the services: how it is asked and what its answers mean. */
export interface DebridProvider {
  readonly id: number
  readonly origin: string
  /** For how long what it answers can be used. */
  readonly holdsMs: number
  /** @throws DebridError */
  checkAccount(ask: AskProvider, key: string): Promise<AccountState>
  /** @throws DebridError */
  unlock(ask: AskProvider, asked: UnlockAsked): Promise<UnlockedFile>
}
