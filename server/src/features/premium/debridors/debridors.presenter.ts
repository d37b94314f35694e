import { isDebridProblem } from '@mediatheque/contract/premium/debridors/debrid-problems.ts'
import { findDebridProvider } from '@mediatheque/contract/premium/debridors/debrid-providers.ts'
import type { DebridorView } from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import type { debridorList } from '@mediatheque/contract/premium/debridors/debridors.list.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import type { DebridorRow } from './debridors.service.ts'
import { maskKey } from './mask-key.ts'

export function presentDebridor(row: DebridorRow): DebridorView {
  return {
    id: row.id,
    version: row.version,
    provider: row.provider,
    id_host: findDebridProvider(row.provider)?.hostId ?? null,
    api: maskKey(row.key_ending),
    username: row.username,
    active: row.is_active,
    expire_at: row.expires_at?.toISOString() ?? null,
    last_check: row.checked_at?.toISOString() ?? null,
    shares_address: row.shares_address,
    problem: isDebridProblem(row.problem) ? row.problem : null,
  }
}

/** What an account is called in a sentence. */
export const nameOfDebridor = ({ provider, username, key_ending }: DebridorRow): string =>
  `${findDebridProvider(provider)?.name ?? ''} ${username ?? maskKey(key_ending)}`.trim()

/** The columns of the list in a file. */
export const debridorCells = (now: Date): CsvCells<typeof debridorList, DebridorRow> => ({
  username: ({ username, key_ending }) => username ?? maskKey(key_ending),
  premium: ({ expires_at }) => expires_at !== null && expires_at > now,
  provider: ({ provider }) => findDebridProvider(provider)?.name,
  expire_at: ({ expires_at }) => expires_at?.toISOString(),
  last_check: ({ checked_at }) => checked_at?.toISOString(),
  active: ({ is_active }) => is_active,
})
