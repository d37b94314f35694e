import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { RunningPlatform } from '../../../platform/create-platform.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { importWork } from './import-title.ts'

let origin: Promise<string> | undefined
let made = 0

/** An outside database that knows an album by every number, for as long as the tests run. */
function startAlbums(): Promise<string> {
  return new Promise((resolve) => {
    const server = http.createServer((request, response) => {
      const id = Number(/\d+$/.exec(request.url ?? '')?.[0] ?? 1)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ id, title: `Album ${id}`, data: [] }))
    })
    server.unref()
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    )
  })
}

/** Sets the import of music up. @returns a number that no other test asks for */
export async function openAlbums(platform: RunningPlatform): Promise<number> {
  origin ??= startAlbums()
  await sql`insert into outside_services (service) values ('deezer') on conflict do nothing`.execute(
    platform.db,
  )
  await updateSettings(platform, { import_deezer: { is_on: true, api: await origin } })
  return ++made + Math.floor(performance.now() * 1_000)
}

/** A title that was imported. @param name what the outside database does not call it */
export async function buildImportedAlbum(
  platform: RunningPlatform,
  name?: string,
): Promise<number> {
  const id = await openAlbums(platform)
  const { titleId } = await importWork(platform, { type: 'music', id })
  if (name)
    await platform.db.updateTable('titles').set({ name }).where('id', '=', titleId).execute()
  return titleId
}
