import { z } from 'zod'
import { isbn13Of } from './isbn.ts'
import { type FoundTitle, type ImportedTitle, NOTHING_ELSE } from './outside-catalogue.ts'
import {
  addressValue,
  dayValue,
  idValue,
  listOf,
  nameValue,
  once,
  partOf,
  textValue,
} from './outside-values.ts'

const COVERS = 'https://covers.openlibrary.org/b/id'
const MOST_AUTHORS = 20
const MOST_SUBJECTS = 25
const isbn = z.string().max(40)
const language = z.string().regex(/^[a-z]{2}$/)
const named = partOf({ name: nameValue(120) })

/** A subject is a name, or an object that has one. */
const subject = z.union([
  z
    .string()
    .max(120)
    .transform((name) => ({ name })),
  named,
])

export const libraryBook = partOf({
  title: nameValue(),
  subtitle: nameValue(),
  authors: listOf(named, MOST_AUTHORS),
  publish_date: textValue(40),
  subjects: listOf(subject, MOST_SUBJECTS),
  cover: partOf({ large: addressValue, medium: addressValue, small: addressValue }),
})
type LibraryBook = z.output<typeof libraryBook>

export const librarySearch = z.object({
  docs: listOf(
    partOf({
      title: nameValue(),
      author_name: listOf(z.string().max(200), 5),
      first_publish_year: idValue,
      isbn: listOf(isbn, 200),
      cover_i: idValue,
    }),
    40,
  ),
})

const volume = partOf({
  title: nameValue(),
  subtitle: nameValue(),
  authors: listOf(z.string().max(200), MOST_AUTHORS),
  publishedDate: textValue(40),
  description: textValue(),
  industryIdentifiers: listOf(z.object({ identifier: isbn }), 10),
  categories: listOf(z.string().max(120), 10),
  imageLinks: partOf({ thumbnail: addressValue, smallThumbnail: addressValue }),
  language: language.nullable().catch(null).default(null),
})

export const volumesAnswer = z.object({
  items: listOf(
    z.object({ volumeInfo: volume }).transform(({ volumeInfo }) => ({
      ...volumeInfo,
      isbns: volumeInfo.industryIdentifiers.map(({ identifier }) => identifier),
    })),
    40,
  ),
})
type Volume = z.output<typeof volumesAnswer>['items'][number]

const yearIn = (written: string | null): number | null => {
  const [year] = written?.match(/\b(1\d{3}|20\d{2}|21\d{2})\b/) ?? []
  return year === undefined ? null : Number(year)
}

/** Of several editions the first whose number is one. */
const numberOf = (isbns: readonly string[]): number | undefined => {
  const known = isbns.flatMap((one) => isbn13Of(one) ?? [])[0]
  return known === undefined ? undefined : Number(known)
}

export function foundInLibrary({ docs }: z.output<typeof librarySearch>): FoundTitle[] {
  return docs.flatMap((doc) => {
    const id = numberOf(doc.isbn)
    if (id === undefined || !doc.title) return []
    return {
      id,
      name: doc.title,
      originalName: null,
      year: doc.first_publish_year,
      description: doc.author_name.join(', ') || null,
      pictureUrl: doc.cover_i === null ? null : `${COVERS}/${doc.cover_i}-M.jpg`,
    }
  })
}

export function foundInVolumes({ items }: z.output<typeof volumesAnswer>): FoundTitle[] {
  return items.flatMap((item) => {
    const id = numberOf(item.isbns)
    if (id === undefined || !item.title) return []
    return {
      id,
      name: item.title,
      originalName: null,
      year: yearIn(item.publishedDate),
      description: item.authors.join(', ') || null,
      pictureUrl: item.imageLinks.thumbnail ?? item.imageLinks.smallThumbnail,
    }
  })
}

/** What Open Library says goes first; what it does not know, Google Books may. */
export function titleOfBook(
  number: string,
  given: { readonly book?: LibraryBook; readonly volume?: Volume },
): ImportedTitle {
  const book = given.book ?? libraryBook.parse({})
  const other = given.volume ?? { ...volume.parse({}), isbns: [] }
  const name = withSubtitle(book.title ? book : other)
  const plot = other.description
  const authors = once(
    book.authors.length > 0 ? book.authors.map((author) => author.name) : other.authors,
  )
  return {
    ...NOTHING_ELSE,
    source: 'isbn',
    mediaType: 'ebook',
    id: Number(number),
    name,
    plot,
    year: yearIn(book.publish_date ?? other.publishedDate),
    releaseDate: dayValue.parse(other.publishedDate),
    posterUrl: coverOf(book, other),
    french: other.language === 'fr' ? { name, plot, tagline: null } : null,
    spokenLanguages: once([other.language]),
    genres: once(other.categories.map((category) => category.split('/').at(-1)?.trim())),
    keywords: once(book.subjects.map((one) => one.name)),
    externalIds: { isbn: number },
    credits: authors.map((author) => ({
      person: { key: null, name: author, pictureUrl: null },
      department: 'writing',
      job: 'Author',
      character: null,
    })),
  }
}

const coverOf = ({ cover }: LibraryBook, { imageLinks }: Volume) =>
  cover.large ?? cover.medium ?? imageLinks.thumbnail ?? cover.small

const withSubtitle = (named: { title: string | null; subtitle: string | null }) =>
  [named.title, named.subtitle].filter(Boolean).join(': ')
