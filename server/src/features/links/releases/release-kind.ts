/** A newsgroup file or a torrent. */
export type ReleaseKind = 'nzb' | 'torrent'

/** By the end of a file's name; what is in it is looked at besides. */
export function kindOfName(name: string): ReleaseKind | undefined {
  const [, ending] = /\.(nzb|torrent)$/i.exec(name) ?? []
  return ending?.toLowerCase() as ReleaseKind | undefined
}

/** What a file is called without the end of its name. */
export const stemOf = (name: string) => name.replace(/\.(nzb|torrent)$/i, '')
