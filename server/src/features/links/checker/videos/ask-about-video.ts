import { youtubeFilm } from '@mediatheque/contract/catalogue/titles/youtube.ts'
import { readEmbedSource } from '@mediatheque/contract/catalogue/watch/embed-source.ts'
import { OutsideError } from '../../../../platform/outbound/outside-error.ts'
import { type AskHost, type Findings, hostFails, outcomeOf } from '../methods/check-method.ts'
import { chooseMethod, METHODS } from '../methods/check-methods.ts'

/** Where YouTube says what a film is called, and whether there is one: its pages answer the same of both. */
const YOUTUBE_OEMBED = 'https://www.youtube.com/oembed'

export interface AskedVideo {
  /** What it leads to, for the player or for whoever opens it. */
  readonly url: URL
  /** Name of the host, of which one at a time is asked. */
  readonly host: string
}

/** What is to be asked about a video; undefined of one that leads to nothing on the web. */
export function askedOf(source: string): AskedVideo | undefined {
  const url = readEmbedSource(source)
  return url && { url, host: url.host }
}

/** Whether something is there: by the file host's own way where it has one, else by a plain request. */
export async function askAboutVideo(ask: AskHost, { url }: AskedVideo): Promise<Findings> {
  try {
    const film = youtubeFilm(url.href)
    if (film !== undefined) return await askYoutube(ask, film, url)
    const method = chooseMethod({ method: null, domains: [url.hostname.replace(/^www\./, '')] })
    return await METHODS[method].check(ask, [url], null)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    return hostFails([url], error.fault)
  }
}

/** 400 and 404: no such film; 401 and 403: not shown on other sites, which is as good as none for a player. */
async function askYoutube(ask: AskHost, film: string, url: URL): Promise<Findings> {
  const wanted = new URLSearchParams({
    format: 'json',
    url: `https://www.youtube.com/watch?v=${film}`,
  })
  const answer = await ask({ url: `${YOUTUBE_OEMBED}?${wanted}` })
  const { status } = answer
  if (status === 200) return { outcomes: [outcomeOf('alive', status)] }
  if ([400, 401, 403, 404].includes(status)) return { outcomes: [outcomeOf('dead', status)] }
  return hostFails([url], String(status), answer)
}
