import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StartedSite } from './start-site.ts'

export type AllDebrid = Awaited<ReturnType<typeof startAllDebrid>>

/** AllDebrid: every link becomes a direct one, but those that are gone. */
export async function startAllDebrid() {
  const gone = new Set<string>()
  const answerTo = (path: string, link: string) => {
    if (path === '/v4/user')
      return {
        status: 'success',
        data: { user: { username: 'ada', isPremium: true, premiumUntil: 1_935_360_000 } },
      }
    if (gone.has(link))
      return { status: 'error', error: { code: 'LINK_DOWN', message: 'This link is down' } }
    const filename = `${link.replaceAll(/\W+/g, '-').slice(-30)}.mkv`
    const direct = `https://dl.example.org/${filename}`
    return { status: 'success', data: { id: 'x', link: direct, filename, filesize: 7e8 } }
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const link = new URLSearchParams(String(Buffer.concat(parts))).get('link') ?? ''
      const { pathname } = new URL(request.url ?? '/', 'http://alldebrid.test')
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answerTo(pathname, link)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    /** From now on this site asks it, whichever service a member has. */
    joinTo: (site: Pick<StartedSite, 'changeSettings'>) =>
      site.changeSettings({
        debrid_endpoints: {
          debrid_link: origin,
          alldebrid: origin,
          real_debrid: origin,
          darkibox: origin,
          fichier: origin,
          send_cm: origin,
          media_cm: origin,
        },
      }),
    gone,
    close: () => server.close(),
  }
}
