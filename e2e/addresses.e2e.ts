import { expect, test } from './fixtures.ts'

test('every kind of page has one address, and others lead on to it for good with their query', async ({
  request,
}) => {
  const first = async (path: string) => {
    const { pagination } = await (await request.get(`/api/v1/${path}`)).json()
    return pagination.data[0] as { id: number; slug?: string; name: string }
  }
  const series = await first('titles?type=series&query=&perPage=1&lang=en')
  const { title } = await (await request.get(`/api/v1/titles/${series.id}?lang=en`)).json()
  const person = title.credits.crew[0] as { id: number; slug: string }
  const list = await first('lists?lang=en')
  const article = await first('news?lang=en')
  const own = `/titles/${series.id}/${series.slug}`
  const wrong = `/titles/${series.id}/wrong`
  const addresses: [string, string][] = [
    [wrong, own],
    [`/titles/${series.id}`, own],
    ...['/full-credits', '/images', '/videos', '/season/1', '/season/1/episode/1'].map(
      (part): [string, string] => [`${wrong}${part}`, `${own}${part}`],
    ),
    [`${own}/season/01`, `${own}/season/1`],
    [`/people/${person.id}`, `/people/${person.id}/${person.slug}`],
    [`/people/${person.id}/wrong`, `/people/${person.id}/${person.slug}`],
    [`/lists/${list.id}`, `/lists/${list.id}-${list.slug}`],
    [`/lists/${list.id}-wrong`, `/lists/${list.id}-${list.slug}`],
    ['/user/1/wrong', '/user/1/'],
    ['/user/1', '/user/1/'],
    ['/channel/movies', '/movies'],
  ]
  for (const [visited, kept] of addresses) {
    const answer = await request.get(`${visited}?from=mail`, { maxRedirects: 0 })
    expect(answer.status(), visited).toBe(301)
    expect(answer.headers()['location'], visited).toContain(kept)
    expect(answer.headers()['location'], visited).toContain('?from=mail')
    // Names differ by language: a browser that kept the answer would go in circles after a change of language.
    expect(answer.headers()['cache-control'], visited).toContain('no-store')
    const followed = await request.get(visited)
    expect(followed.status(), visited).toBe(200)
    const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(await followed.text())?.[0]
    expect(canonical, visited).toContain(new URL(followed.url()).pathname)
  }
  const old = await request.get(`/news/${article.id}/wrong`, { maxRedirects: 0 })
  expect(old.status()).toBe(301)
})

test('further pages are canonical to themselves, and pages beyond the last are not there', async ({
  request,
}) => {
  const text = await (await request.get('/movies?page=2')).text()
  expect(/<link[^>]*rel="canonical"[^>]*>/.exec(text)?.[0]).toContain('/movies?page=2"')
  for (const path of ['/movies', '/news'])
    expect((await request.get(`${path}?page=99999`)).status(), path).toBe(404)
})
