/** Players of other sites that may stand in a text. Of an address only the number of the film is kept. */
interface EmbedProvider {
  readonly name: string
  /** Where its films are found; the first group is the film. */
  readonly pages: readonly RegExp[]
  readonly film: RegExp
  readonly player: (film: string) => string
}

export const EMBED_PROVIDERS = {
  youtube: {
    name: 'YouTube',
    pages: [
      /^(?:www\.|m\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]+)/,
      /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)\/([\w-]+)/,
      /^youtu\.be\/([\w-]+)/,
    ],
    film: /^[\w-]{6,20}$/,
    player: (film) => `https://www.youtube-nocookie.com/embed/${film}`,
  },
  vimeo: {
    name: 'Vimeo',
    pages: [/^(?:www\.)?vimeo\.com\/(\d+)/, /^player\.vimeo\.com\/video\/(\d+)/],
    film: /^\d{1,12}$/,
    player: (film) => `https://player.vimeo.com/video/${film}?dnt=1`,
  },
  dailymotion: {
    name: 'Dailymotion',
    pages: [
      /^(?:www\.)?dailymotion\.com\/(?:embed\/)?video\/([a-z\d]+)/i,
      /^geo\.dailymotion\.com\/player(?:\/\w+)?\.html\?(?:.*&)?video=([a-z\d]+)/i,
      /^dai\.ly\/([a-z\d]+)/i,
    ],
    film: /^[a-z\d]{4,20}$/i,
    player: (film) => `https://geo.dailymotion.com/player.html?video=${film}`,
  },
  archive: {
    name: 'Internet Archive',
    pages: [/^(?:www\.)?archive\.org\/(?:details|embed)\/([\w.-]+)/],
    film: /^\w[\w.-]{0,99}$/,
    player: (film) => `https://archive.org/embed/${film}`,
  },
} as const satisfies Readonly<Record<string, EmbedProvider>>

const providers: Readonly<Record<string, EmbedProvider>> = EMBED_PROVIDERS

/** What may be embedded at all, for people: `YouTube, Vimeo, …`. */
export const EMBED_NAMES = Object.values(providers)
  .map(({ name }) => name)
  .join(', ')

/** A film as texts name it, `youtube:aqz-KE-bpKQ`, from the address of its page or player. Undefined of any other address. */
export function readEmbedAddress(address: string): string | undefined {
  const [, place] = /^https?:\/\/([^\s#]+)/i.exec(address.trim()) ?? []
  if (!place || place.length > 500) return undefined
  for (const [key, { pages, film }] of Object.entries(providers))
    for (const page of pages) {
      const found = page.exec(place)?.[1]
      if (found && film.test(found)) return `${key}:${found}`
    }
  return undefined
}

/** As {@link readEmbedAddress} makes it; undefined of anything else. */
export const readEmbed = (embed: string): string | undefined => {
  const { provider, film } = partsOf(embed)
  return provider?.film.test(film) ? embed : undefined
}

/** Whose film it is, and where its player is. */
export function describeEmbed(embed: string): { name: string; player: string } | undefined {
  const { provider, film } = partsOf(embed)
  if (!provider?.film.test(film)) return undefined
  return { name: provider.name, player: provider.player(film) }
}

function partsOf(embed: string) {
  const [key = '', film = ''] = embed.split(':', 2)
  return { provider: Object.hasOwn(providers, key) ? providers[key] : undefined, film }
}
