import { randomBytes } from 'node:crypto'
import { DAY_MS, dbOf, secret } from './contributed-records.factory.ts'
import type { TestApp } from './features/test-app.ts'

export async function accessToken(test: TestApp, ownerId: number): Promise<number> {
  const values = { user_id: ownerId, name: 'Script', token_hash: secret() }
  const made = dbOf(test).insertInto('access_tokens').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export async function passkey(test: TestApp, ownerId: number): Promise<number> {
  const made = dbOf(test)
    .insertInto('webauthn_credentials')
    .values({
      user_id: ownerId,
      name: 'Phone',
      credential_id: secret(),
      public_key: Buffer.from('key'),
      sign_count: 0,
      is_backed_up: false,
    })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export async function session(test: TestApp, ownerId: number): Promise<number> {
  const made = dbOf(test)
    .insertInto('sessions')
    .values({
      user_id: ownerId,
      token_hash: randomBytes(32),
      is_remembered: false,
      expires_at: new Date(Date.now() + DAY_MS),
    })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export async function debridAccount(test: TestApp, ownerId: number): Promise<number> {
  const values = { user_id: ownerId, provider: 1, key_encrypted: secret() }
  const made = dbOf(test).insertInto('debrid_accounts').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export const CLIENT_FORM = {
  kind: 'aria2',
  name: 'At home',
  place: 'server',
  address: 'https://aria2.example',
}
export const SENT_FORM = { kind: 'link', addresses: ['https://host.example/file'] }

export async function downloadClient(test: TestApp, ownerId: number): Promise<number> {
  const values = { ...CLIENT_FORM, user_id: ownerId, name: secret() }
  const made = dbOf(test).insertInto('download_clients').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export async function savedView(test: TestApp, ownerId: number): Promise<number> {
  const values = { user_id: ownerId, list: 'debrid-accounts', name: secret(), state: '{}' }
  const made = dbOf(test).insertInto('saved_views').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** One that is over. */
export async function bulkRun(test: TestApp, ownerId: number): Promise<number> {
  const values = { user_id: ownerId, list: 'debrid-accounts', action: 'delete', total: 1 }
  const made = dbOf(test)
    .insertInto('bulk_runs')
    .values({ ...values, finished_at: new Date() })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}
