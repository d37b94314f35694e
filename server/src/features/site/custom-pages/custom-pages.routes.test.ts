import { RICH_TEXT_MAX_LENGTH } from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
const URL = '/api/v1/custom-pages'
type Editor = Awaited<ReturnType<typeof test.as>>
let editor: Editor
beforeAll(async () => {
  editor = await test.as('admin')
})

const form = (values: object = {}) => ({ title: 'Terms', body: '<p>Be kind.</p>', ...values })
async function write(values: object = {}) {
  const answer = await editor.call('POST', URL, form(values))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().page
}
const save = (page: { id: number; version: number }, values: object = {}) =>
  editor.call('PUT', `${URL}/${page.id}`, form({ version: page.version, ...values }))
const read = async (idOrSlug: string | number, query = '') =>
  (await test.call('GET', `${URL}/${idOrSlug}${query}`)).json().page
const errorsOf = (answer: { statusCode: number; json(): { errors?: unknown } }) => [
  answer.statusCode,
  answer.json().errors,
]

describe('a page', () => {
  it('is written by those who edit pages, and read by everybody once it is published', async () => {
    const moderator = await test.as('moderator')
    expect((await moderator.call('POST', URL, form())).statusCode).toBe(403)
    expect((await test.call('POST', URL, form())).statusCode).toBe(401)
    const page = await write({ title: 'About us', description: 'Who we are' })
    expect(page).toMatchObject({ slug: 'about-us', version: 1, is_published: false })
    for (const reader of [test, moderator])
      expect((await reader.call('GET', `${URL}/about-us`)).statusCode).toBe(404)
    expect((await editor.call('GET', `${URL}/about-us`)).json().page.can).toEqual({ update: true })

    await save(page, { title: 'About us', description: 'Who we are', is_published: true })
    const { page: shown, seo } = (await test.call('GET', `${URL}/about-us`)).json()
    expect(shown).toMatchObject({
      id: page.id,
      title: 'About us',
      body: '<p>Be kind.</p>',
      set_seo: true,
      can: { update: false },
    })
    expect(seo).toEqual({ title: 'About us', description: 'Who we are' })
    expect(await read(page.id)).toEqual(shown)
  })

  it('is in the language of its reader as far as there is one', async () => {
    const texts = { title: 'Help', title_fr: 'Aide', body_fr: '<p>Bonjour</p>', is_published: true }
    await write({ ...texts, slug: 'help' })
    const french = await test.app.inject({
      url: `${URL}/help`,
      headers: { 'accept-language': 'fr' },
    })
    expect(french.json().page).toMatchObject({ title: 'Aide', body: '<p>Bonjour</p>' })
    expect(await read('help')).toMatchObject({ title: 'Help', body: '<p>Be kind.</p>' })
  })

  it('is kept without what no text may hold', async () => {
    const body =
      '<h1>Hi</h1><p onclick="x()">a <a href="javascript:x()">b</a></p><script>x()</script><pre><code class="language-css">a{}</code></pre>'
    const page = await write({
      title: 'Clean',
      body,
      body_fr: '<script>x</script>',
      is_published: true,
    })
    expect(page).toMatchObject({
      body: '<h2>Hi</h2><p>a b</p><pre><code class="language-css">a{}</code></pre>',
      body_fr: null,
    })
    expect((await read('clean')).body).toContain('<span class="hljs-')
  })

  it('says by field what is wrong with it', async () => {
    await write({ title: 'Taken' })
    const refused = async (values: object) => errorsOf(await editor.call('POST', URL, form(values)))
    expect(await refused({ title: ' ' })).toEqual([
      422,
      { title: ['Please enter the title of the page.'] },
    ])
    expect(await refused({ body: '<p></p><script>x</script>' })).toEqual([
      422,
      { body: ['Please write the text of the page.'] },
    ])
    expect(await refused({ body: `<p>${'x'.repeat(RICH_TEXT_MAX_LENGTH)}</p>` })).toEqual([
      422,
      { body: ['This text is too long. Please shorten it or split it in two.'] },
    ])
    expect(await refused({ slug: 'Taken!' })).toEqual([
      422,
      { slug: ['Another page has this address.'] },
    ])
    for (const slug of ['12', '?!'])
      expect(await refused({ slug })).toEqual([422, { slug: ['An address needs a letter.'] }])
    expect(await refused({ slug: 'csv' })).toEqual([
      422,
      { slug: ['Another page has this address.'] },
    ])
    const page = await write({ title: 'Other' })
    expect(errorsOf(await save(page, { slug: 'taken' }))).toEqual([
      422,
      { slug: ['Another page has this address.'] },
    ])
  })

  it('says so to all but one of those who want one address at once', async () => {
    const pages = []
    for (let at = 0; at < 5; at++) pages.push(await write({ title: `Wanting ${at}` }))
    const answers = await Promise.all([
      ...pages.map((page) => save(page, { slug: 'wanted' })),
      ...[0, 1].map((at) => editor.call('POST', URL, form({ title: `New ${at}`, slug: 'wanted' }))),
    ])
    const refused = answers.filter(({ statusCode }) => statusCode >= 400).map(errorsOf)
    expect(refused).toEqual(
      Array.from({ length: 6 }, () => [422, { slug: ['Another page has this address.'] }]),
    )
  })

  it('is found under what it was called before, until another page is called so', async () => {
    const page = await write({ title: 'First name', is_published: true })
    await save(page, { title: 'Second name', is_published: true })
    expect(await read('first-name')).toMatchObject({ id: page.id, slug: 'second-name' })
    const other = await write({ title: 'First name', is_published: true })
    expect((await read('first-name')).id).toBe(other.id)
  })

  it('is changed and deleted by who saw it as it is', async () => {
    const page = await write({ title: 'Versions' })
    expect((await save(page, { title: 'Versions', is_in_footer: true })).json().page.version).toBe(
      2,
    )
    const late = await save(page, { title: 'Late' })
    expect(late.statusCode).toBe(409)
    expect(late.json().conflicts[0].changed).toEqual({ is_in_footer: [false, true] })
    const remove = (version: number) =>
      editor.call('DELETE', `${URL}/${page.id}`, { versions: { [page.id]: version } })
    expect((await remove(1)).statusCode).toBe(409)
    expect((await remove(2)).json()).toEqual({ deleted: 1 })
    expect((await editor.call('GET', `${URL}/${page.id}/model`)).statusCode).toBe(404)
  })
})

describe('pages', () => {
  it('are a list that is searched, narrowed, and taken along as a file', async () => {
    await write({ title: 'Zebra crossing', is_in_footer: true })
    await write({ title: 'Zebra house', slug: 'stripes', body: '<p>of a horse</p>' })
    const found = async (query: string) =>
      (await editor.call('GET', `${URL}?${query}`))
        .json()
        .pagination.data.map(({ title }: { title: string }) => title)
    expect(await found('query=zebra')).toEqual(['Zebra crossing', 'Zebra house'])
    expect(await found('query=zebra&orderBy=slug&orderDir=asc')).toEqual([
      'Zebra house',
      'Zebra crossing',
    ])
    expect(await found('query=a+horse')).toEqual(['Zebra house'])
    const file = await editor.call('GET', `${URL}/csv?query=zebra`)
    expect(file.body).toMatch(/Title,Address,Published,In the footer,Last change\n/)
    expect(file.body).toMatch(/Zebra house,stripes,No,No,/)
    expect((await test.call('GET', URL)).statusCode).toBe(401)
  })

  it('that are published and named in the footer are known to every page of the site', async () => {
    const footer = async () =>
      (await test.call('GET', '/api/v1/bootstrap-data')).json().footer_pages
    const page = await write({ title: 'Imprint', title_fr: 'Mentions légales', is_in_footer: true })
    expect(await footer()).toEqual([])
    const published = { title: 'Imprint', is_published: true, is_in_footer: true }
    await save(page, published)
    expect(await footer()).toEqual([{ slug: 'imprint', title: 'Imprint', title_fr: null }])
  })

  it('keep the pictures that their texts show, and no others', async () => {
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#a8324a' },
    })
      .png()
      .toBuffer()
    const send = async (content: Buffer) => {
      const boundary = 'form-boundary'
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\n\r\n`
      return test.app.inject({
        method: 'POST',
        url: '/api/v1/file-entries?purpose=editor-picture',
        headers: {
          cookie: editor.cookie,
          'sec-fetch-site': 'same-origin',
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: Buffer.concat([
          Buffer.from(head),
          content,
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ]),
      })
    }
    const [shown, forgotten] = [
      (await send(picture)).json().fileEntry,
      (await send(picture)).json().fileEntry,
    ]
    expect((await send(Buffer.alloc(2 * 1024 * 1024 + 1))).statusCode).toBe(422)
    expect(
      (await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).json().errors,
    ).toEqual({ file: ['This file type is not allowed'] })
    const body = `<img src="${shown.url}" alt="A reel">`
    await write({ title: 'Pictures', body, is_published: true })
    expect((await read('pictures')).body).toBe(
      `<img loading="lazy" decoding="async" src="${shown.url}" alt="A reel">`,
    )
    const { filePurposes = [] } = test.platform.features.find(({ tables }) =>
      tables?.includes('custom_pages'),
    )!
    expect(await filePurposes[0]!.listUses(test.platform.db, [shown.id, forgotten.id])).toEqual([
      { fileId: shown.id, kind: 'Page', name: 'Pictures' },
    ])
    const listed = (await editor.call('GET', '/api/v1/file-entries')).json().pagination.data
    expect(listed.find(({ id }: { id: number }) => id === shown.id)).toMatchObject({
      in_use: true,
      used_by: [{ kind: 'Page', name: 'Pictures' }],
    })
  })

  it('are listed for search engines when they are published', async () => {
    await write({ title: 'For robots', is_published: true })
    await write({ title: 'Not for robots' })
    const { body } = await test.app.inject({ url: '/sitemap-custompages-0.xml' })
    expect(body).toContain('/pages/for-robots</loc>')
    expect(body).not.toContain('not-for-robots')
  })
})
