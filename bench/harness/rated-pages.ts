import type { BenchContext } from './bench-case.ts'
import { entryPages, type MeasuredPage } from './browser.ts'

const MEMBER = 'bench-author'

/** A member with a public list of thirty titles, and a dozen pieces of news, unless they were made before. */
const FILL = `
  with author as (
    insert into users (username, email, email_verified_at) select '${MEMBER}', '${MEMBER}@test.example', now()
    where not exists (select from users where username = '${MEMBER}') returning id),
  list as (
    insert into lists (user_id, name, visibility, description)
    select id, 'Nights at home', 'public', 'What to watch when it rains.' from author returning id),
  items as (
    insert into list_items (list_id, title_id, position)
    select list.id, t.id, row_number() over (order by t.id) from list,
      (select id from titles order by popularity desc, id limit 30) t)
  insert into news_articles (slug, title, summary, body, published_at)
  select 'reel-' || n, 'Reel ' || n || ' was found', 'In an attic, in good condition.',
    'It lay in an attic for eighty years.', now() - n * interval '1 day'
  from author, generate_series(1, 12) n`

const GRANT = `
  insert into user_roles (user_id, role_id)
  select u.id, r.id from users u, roles r where u.username = '${MEMBER}' and r.key = 'member' on conflict do nothing`

/** Every kind of page that guests come to from elsewhere. */
export async function ratedPages(context: BenchContext): Promise<MeasuredPage[]> {
  const { pool, app } = context
  await pool.query(FILL)
  await pool.query(GRANT)
  const { rows } = await pool.query<{ person: number; list: number; author: number }>(`
    select (select id from people order by popularity desc, id limit 1) person, l.id list, l.user_id author
    from lists l join users u on u.id = l.user_id where u.username = '${MEMBER}' order by l.id limit 1`)
  const found = rows[0]
  if (!found) throw new Error('There is no list to look at.')
  // Leads to the address with the name of the record.
  const at = async (name: string, path: string) => {
    const { url, ok, status } = await fetch(app.url + path)
    if (!ok) throw new Error(`${url} answers ${status}.`)
    return { name, path: new URL(url).pathname }
  }
  return [
    ...(await entryPages(context)),
    await at('person', `/people/${found.person}/_`),
    { name: 'search', path: '/search/love', isHidden: true },
    await at('list', `/lists/${found.list}`),
    await at('profile', `/user/${found.author}/${MEMBER}`),
    { name: 'news', path: '/news' },
  ]
}
