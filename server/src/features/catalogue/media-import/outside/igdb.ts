import type { Settings } from '@mediatheque/contract/settings.ts'
import { z } from 'zod'
import type { Needs } from '../../../../platform/platform.ts'
import { askService, judgeStatus, type Service, type ToAsk } from './ask-service.ts'
import { MOST_FOUND, type OutsideCatalogue } from './outside-catalogue.ts'
import { OutsideServiceError, type ServiceFault } from './outside-service-error.ts'
import { gameAnswer, pictureOfGame, titleOfGame, yearOfGame } from './read-igdb.ts'

const ORIGIN = 'https://api.igdb.com'
const LOGIN_ORIGIN = 'https://id.twitch.tv'
/** It allows four calls in a second. */
const GAP_MS = 260
/** A token that is about to end is not used any more. */
const SPARE_MS = 60_000
const LONGEST_TOKEN_MS = 24 * 3_600_000

const FIELDS = `name,slug,url,summary,first_release_date,total_rating,total_rating_count,
  cover.image_id,cover.url,artworks.image_id,screenshots.image_id,genres.name,themes.name,platforms.name,keywords.name,
  alternative_names.name,alternative_names.comment,videos.name,videos.video_id,
  involved_companies.company.id,involved_companies.company.name,involved_companies.developer,involved_companies.publisher`

const tokenAnswer = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{1,500}$/),
  expires_in: z.number().catch(0).default(0),
})

const complaint = z.tuple([z.object({ status: z.number() })])

/** It says what is wrong in a list of one, whatever the status of HTTP. */
function judge(status: number, body: unknown): ServiceFault | undefined {
  const complained = complaint.safeParse(body)
  return judgeStatus(complained.success ? complained.data[0].status : status)
}

/** A bad id or secret is a bad request there. */
const judgeLogin = (status: number): ServiceFault | undefined =>
  status === 400 ? 'key refused' : judgeStatus(status)

/** Tokens by the keys that they were given for: of this process, others ask for their own. */
const tokens = new Map<string, { readonly token: string; readonly until: number }>()

interface Keys {
  readonly clientId: string
  readonly secret: string
}

const keyOf = ({ standIn }: Service, { clientId, secret }: Keys) =>
  JSON.stringify([standIn, clientId, secret])

async function getToken(platform: Needs<ToAsk>, login: Service, keys: Keys): Promise<string> {
  const keptAs = keyOf(login, keys)
  const known = tokens.get(keptAs)
  if (known && known.until > performance.now()) return known.token
  const body = new URLSearchParams({
    client_id: keys.clientId,
    client_secret: keys.secret,
    grant_type: 'client_credentials',
  }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const question = { path: '/oauth2/token', method: 'POST', headers, body } as const
  const given = await askService(platform, login, question, tokenAnswer)
  const lastsMs = Math.min(given.expires_in * 1_000, LONGEST_TOKEN_MS) - SPARE_MS
  tokens.clear()
  tokens.set(keptAs, { token: given.access_token, until: performance.now() + lastsMs })
  return given.access_token
}

/** Games of the Internet Game Database. */
export function createIgdb(
  platform: Needs<ToAsk>,
  { import_igdb, import_igdb_key: { client_id: clientId, client_secret: secret } }: Settings,
): OutsideCatalogue | undefined {
  if (clientId === '' || secret === '') return undefined
  const service: Service = {
    name: 'igdb',
    origin: ORIGIN,
    standIn: import_igdb.api,
    gapMs: GAP_MS,
    judge,
  }
  const login: Service = {
    name: 'igdb-login',
    origin: LOGIN_ORIGIN,
    standIn: import_igdb.login,
    gapMs: GAP_MS,
    judge: judgeLogin,
  }
  const keys = { clientId, secret }
  const keptAs = keyOf(login, keys)

  const askWithToken = async (body: string) => {
    const authorization = `Bearer ${await getToken(platform, login, keys)}`
    const headers = { 'client-id': clientId, authorization, 'content-type': 'text/plain' }
    const question = { path: '/v4/games', method: 'POST' as const, headers, body }
    return askService(platform, service, question, z.array(gameAnswer))
  }
  const ask = async (body: string) => {
    const hadToken = tokens.has(keptAs)
    try {
      return await askWithToken(body)
    } catch (error) {
      // A token may end before its time: a new one is asked for, once.
      const isOld = error instanceof OutsideServiceError && error.fault === 'key refused'
      if (!isOld || !hadToken) throw error
      tokens.delete(keptAs)
      return askWithToken(body)
    }
  }

  return {
    probes: { igdb: () => ask('fields name; limit 1;') },
    search: async (_type, query) => {
      const words = query.replace(/[\\";]/g, ' ').trim()
      const games = await ask(`search "${words}"; fields ${FIELDS}; limit ${MOST_FOUND};`)
      return games.slice(0, MOST_FOUND).flatMap((game) =>
        game.name
          ? {
              id: game.id,
              name: game.name,
              originalName: null,
              year: yearOfGame(game),
              description: game.summary,
              pictureUrl: pictureOfGame(game.cover, 'cover_big'),
            }
          : [],
      )
    },
    fetch: async (_type, id) => {
      const [game] = await ask(`fields ${FIELDS}; where id = ${id}; limit 1;`)
      if (!game?.name) throw new OutsideServiceError('unknown id', `igdb: ${id}`)
      return titleOfGame(game, game.name)
    },
  }
}
