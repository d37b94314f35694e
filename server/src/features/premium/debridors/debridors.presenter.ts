import { findDebridProvider } from '@mediatheque/contract/premium/debridors/debrid-providers.ts'
import type { DebridorView } from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
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
  }
}
