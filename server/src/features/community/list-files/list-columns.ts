/** What a column of a file of titles is about. */
export type ListColumn =
  | 'name'
  | 'original_name'
  | 'year'
  | 'kind'
  | 'imdb'
  | 'tmdb'
  | 'note'
  | 'address'

/**
 * How files call their columns, in small letters without accents, spaces and signs: those of IMDb (`Const`, `Title Type`),
 * of Letterboxd (`Name`, `imdbID`, `Review`), of this site in either language, and what people write by hand.
 */
const NAMES: Readonly<Record<ListColumn, readonly string[]>> = {
  name: ['title', 'name', 'titre', 'nom', 'film', 'movie', 'serie', 'series', 'primarytitle'],
  original_name: ['originaltitle', 'originalname', 'titreoriginal', 'nomoriginal'],
  year: ['year', 'annee', 'releaseyear', 'startyear', 'anneedesortie'],
  kind: ['titletype', 'type', 'kind', 'mediatype', 'categorie', 'category'],
  imdb: ['const', 'imdb', 'imdbid', 'idimdb', 'tconst', 'imdburl'],
  tmdb: ['tmdb', 'tmdbid', 'idtmdb', 'themoviedb', 'themoviedbid'],
  note: ['note', 'notes', 'description', 'comment', 'comments', 'commentaire', 'review'],
  address: ['url', 'webaddress', 'adresseweb', 'address', 'adresse', 'link', 'lien', 'uri'],
}

const plain = (head: string) =>
  head
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Which column of a table is which; of two that may be the same, the name that stands first in the list of names. */
export function findColumns(heads: readonly string[]): ReadonlyMap<ListColumn, number> {
  const plainHeads = heads.map(plain)
  const found = Object.entries(NAMES).flatMap(([column, names]) => {
    const name = names.find((one) => plainHeads.includes(one))
    return name === undefined ? [] : [[column as ListColumn, plainHeads.indexOf(name)] as const]
  })
  return new Map(found)
}

/** Whether a line names columns by which titles can be found. */
export const namesTitles = (columns: ReadonlyMap<ListColumn, number>): boolean =>
  columns.has('name') || columns.has('imdb') || columns.has('tmdb')
