import { userUrl } from '@mediatheque/contract/accounts/users/user-url.ts'
import { newsUrl } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import {
  episodeUrl,
  personUrl,
  seasonUrl,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { listUrl, PUBLIC_LISTS_PATH } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { PROFILE_TABS } from '@mediatheque/contract/community/profiles/profile-tabs.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { customPageUrl } from '@mediatheque/contract/site/custom-pages/custom-page-url.ts'
import type { Database } from './platform/database/database.ts'
import { buildUser } from './features/accounts/users/users.factory.ts'
import { buildPerson } from './features/catalogue/people/people.factory.ts'
import { buildVideo } from './features/catalogue/plays/videos.factory.ts'
import {
  buildEpisode,
  buildSeason,
  buildTitle,
} from './features/catalogue/titles/titles.factory.ts'
import { buildLink } from './features/links/links/links.factory.ts'

/** Pictures of the records, where they have any. */
interface Pictures {
  readonly wide?: string
  readonly upright?: string
}

/** A record behind each kind of public page. */
export async function buildPublicSite(db: Database, { wide, upright }: Pictures = {}) {
  const film = await buildTitle(db, {
    name: 'Nosferatu',
    poster_url: upright ?? null,
    backdrop_url: wide ?? null,
  })
  const series = await buildTitle(db, {
    name: 'Fantômas',
    type: 'series',
    is_series: true,
    poster_url: upright ?? null,
  })
  const season = await buildSeason(db, series.id)
  await buildEpisode(db, {
    title_id: series.id,
    season_id: season.id,
    season_number: 1,
    episode_number: 1,
    poster_url: wide ?? null,
    release_date: today(),
  })
  const video = await buildVideo(db, { title_id: film.id })
  const person = await buildPerson(db, { name: 'Max Schreck', poster_url: upright ?? null })
  const author = await buildUser(db, { username: `author-${film.id}` })
  const list = await db
    .insertInto('lists')
    .values({ user_id: author.id, name: 'Silent nights', visibility: 'public' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const article = { name: 'A reel was found', slug: `a-reel-${film.id}`, body: 'In an attic.' }
  const news = await db
    .insertInto('news_articles')
    .values({
      title: article.name,
      slug: article.slug,
      body: article.body,
      published_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('custom_pages')
    .values({
      slug: `about-${film.id}`,
      title: 'About us',
      body: 'We like films.',
      is_published: true,
    })
    .execute()
  const site = { film, series, season, person, author, list, news, video }
  await addToPublicSite(db, site, 1)
  const paths = {
    home: '/',
    channel: '/movies',
    title: titleUrl(film),
    series: titleUrl(series),
    season: seasonUrl(series, 1),
    episode: episodeUrl(series, 1, 1),
    person: personUrl(person),
    search: '/search/Nosferatu',
    news: '/news',
    article: newsUrl({ id: news.id, slug: article.slug }),
    lists: PUBLIC_LISTS_PATH,
    list: listUrl({ id: list.id, slug: slugify('Silent nights') }),
    profile: userUrl(author),
    'custom page': customPageUrl({ slug: `about-${film.id}` }),
    download: `/titles/${film.id}/download`,
    calendar: '/calendar',
  }
  return { ...site, paths, furtherPaths: furtherPathsOf(site) }
}

export type PublicSite = Omit<Awaited<ReturnType<typeof buildPublicSite>>, 'paths' | 'furtherPaths'>

interface FurtherRecords {
  readonly film: Parameters<typeof titleUrl>[0]
  readonly series: Parameters<typeof episodeUrl>[0]
  readonly author: Parameters<typeof userUrl>[0]
  readonly video: { readonly id: number }
}

/** Parts of records, and lists by other ways: a kind each, with the same pictures as one of those above. */
function furtherPathsOf({ film, series, author, video }: FurtherRecords): Record<string, string> {
  const tabs = PROFILE_TABS.slice(1).map((tab) => [`profile: ${tab}`, `${userUrl(author)}/${tab}`])
  return {
    narrowed: '/movies?genre=horror',
    landing: '/landing',
    transparency: '/transparency',
    images: `${titleUrl(film)}/images`,
    credits: `${titleUrl(film)}/full-credits`,
    videos: `${titleUrl(film)}/videos`,
    'credits of an episode': `${episodeUrl(series, 1, 1)}/full-credits`,
    'videos of an episode': `${episodeUrl(series, 1, 1)}/videos`,
    watch: `/watch/${video.id}`,
    ...Object.fromEntries(tabs),
  }
}

const today = () => new Date().toISOString().slice(0, 10)

/** So many more of whatever each of the pages lists. */
export async function addToPublicSite(
  db: Database,
  { film, series, season, person, author, list, news }: PublicSite,
  rows: number,
): Promise<void> {
  for (let row = 0; row < rows; row += 1) {
    const other = await buildTitle(db, {
      name: `Nosferatu again ${row}`,
      popularity: row,
      release_date: today(),
    })
    const writer = await buildUser(db)
    const guest = await buildPerson(db, { name: `Nosferatu's friend ${row}` })
    for (const [title_id, person_id] of [
      [film.id, guest.id],
      [series.id, guest.id],
      [other.id, person.id],
    ] as const)
      await db
        .insertInto('credits')
        .values({ title_id, person_id, department: 'acting', job: 'acting', position: row })
        .execute()
    await buildEpisode(db, {
      title_id: series.id,
      season_id: season.id,
      season_number: 1,
      // Of another title each time, and so a number that no episode has yet.
      episode_number: other.id,
      release_date: today(),
    })
    await addFiles(db, film.id, { name: `Another print ${row}`, userId: writer.id })
    await followEachOther(db, writer.id, author.id)
    await db
      .insertInto('list_items')
      .values({ list_id: list.id, title_id: other.id, position: row })
      .execute()
    const ownList = await db
      .insertInto('lists')
      .values({ user_id: author.id, name: `Nights ${row}`, visibility: 'public' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const title_id of [film.id, other.id])
      await db.insertInto('list_items').values({ list_id: ownList.id, title_id }).execute()
    const said = { commentable_id: film.id, content: `Said ${row}` }
    await db
      .insertInto('comments')
      .values([
        { ...said, commentable_type: 'title', user_id: writer.id },
        { ...said, commentable_type: 'title', user_id: author.id },
        { ...said, commentable_type: 'list', commentable_id: list.id, user_id: writer.id },
      ])
      .execute()
    await db
      .insertInto('reviews')
      .values([
        { title_id: film.id, user_id: writer.id, score: 7, body: `Seen ${row}` },
        { title_id: other.id, user_id: author.id, score: 8, body: `Seen too ${row}` },
      ])
      .execute()
    const about = await db
      .insertInto('news_articles')
      .values({
        title: `News ${row}`,
        slug: `news-${other.id}`,
        body: 'Again.',
        published_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('news_titles')
      .values([
        { article_id: news.id, title_id: other.id },
        { article_id: about.id, title_id: film.id },
      ])
      .execute()
  }
}

/** What can be watched, taken and looked at of a title. */
async function addFiles(
  db: Database,
  titleId: number,
  { name, userId }: { name: string; userId: number },
): Promise<void> {
  await buildVideo(db, { title_id: titleId, name })
  await buildLink(db, { title_id: titleId, user_id: userId })
  await db
    .insertInto('images')
    .values({ title_id: titleId, kind: 'backdrop', url: `https://archive.org/${userId}.jpg` })
    .execute()
}

async function followEachOther(db: Database, one: number, other: number): Promise<void> {
  await db
    .insertInto('follows')
    .values([
      { user_id: one, kind: 'user', item_id: other },
      { user_id: other, kind: 'user', item_id: one },
    ])
    .execute()
}
