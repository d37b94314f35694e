import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { readMails } from '../../../platform/mail/test-read-mails.ts'
import { getSettings, updateSettings } from '../../site/settings/settings.service.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'

const stage = useLinksStage()
const { test } = stage
const API = '/api/v1'

beforeAll(async () => {
  const { recaptcha } = await getSettings(test.platform)
  const enable = { ...recaptcha.enable, takedown: false }
  await updateSettings(test.platform, { recaptcha: { ...recaptcha, enable } })
})

let senders = 0
const notice = (overrides: object = {}) => ({
  name: 'Ada Holder',
  email: `holder-${++senders}@rights.example`,
  postal_address: '1 rue de la Paix, Paris',
  signature: 'ada holder',
  works: 'A film of 1922',
  rights: 'All rights of reproduction',
  good_faith: true,
  accuracy: true,
  ...overrides,
})

async function send(addresses: string, overrides: object = {}) {
  const body = notice({ addresses, ...overrides })
  const { statusCode, json } = await test.call('POST', `${API}/takedowns`, body)
  return { statusCode, body: json(), email: body.email }
}

async function sent(addresses: string) {
  const { statusCode, body, email } = await send(addresses)
  expect(statusCode, JSON.stringify(body)).toBe(201)
  const id = Number(body.reference.split('-').at(-1))
  return { id, email, reference: body.reference }
}

const read = async (id: number, caller: Caller = stage.moderator) =>
  (await caller.call('GET', `${API}/takedowns/${id}`)).json().notice

async function decide(
  id: number,
  decision: 'withdraw' | 'refuse',
  caller = stage.moderator,
  more: object = {},
) {
  const { version, items } = await read(id)
  return caller.call('POST', `${API}/takedowns/${id}/decision`, {
    ...more,
    version,
    items: items.map((item: { id: number }) => item.id),
    decision,
    reason: 'The holder of the rights asked for it.',
  })
}

const mailsTo = async (email: string) =>
  (await readMails(test.platform, email)).map(({ subject }) => subject)
const tokenIn = async (email: string) =>
  /takedown\/sent\/(\S+)/.exec((await readMails(test.platform, email))[0]!.text_body)![1]!
const newsOf = async (caller: Caller) => {
  const { pagination } = (await caller.call('GET', `${API}/notifications`)).json()
  return pagination.data[0]?.data.lines.map(({ content }: { content: string }) => content)
}

describe('a notice', () => {
  it('is taken in for addresses of this site, with a receipt and a page of its own', async () => {
    const link = await stage.addOne(stage.moderator)
    const { id, email, reference } = await sent(
      `http://127.0.0.1:3000/titles/${stage.movie}/nosferatu\n\n/download/${link.id}\n/titles/${stage.movie}`,
    )
    expect(await mailsTo(email)).toEqual([`We received your notice ${reference}`])
    const token = await tokenIn(email)
    const answer = (await test.call('GET', `${API}/takedowns/sent/${token}`)).json()
    expect(answer.notice).toMatchObject({ reference, status: 'waiting', works: 'A film of 1922' })
    expect(answer.notice.items.map(({ kind }: { kind: string }) => kind)).toEqual(['title', 'link'])
    expect(JSON.stringify(answer)).not.toContain('rue de la Paix')
    expect((await test.call('GET', `${API}/takedowns/sent/${id}.made-up`)).statusCode).toBe(404)
  })

  it('is refused by line for what is elsewhere, nowhere, or for moderators only', async () => {
    const pending = await stage.addOne(stage.uploader)
    const { statusCode, body } = await send(
      `https://elsewhere.example/titles/1\n/titles/${stage.movie}\n/titles/99999999\n/download/${pending.id}\n/lists/1`,
    )
    expect(statusCode).toBe(422)
    expect(body.errors.addresses[0].split('\n')).toEqual([
      'Line 1: this is no address of this site.',
      'Line 3: there is no title and no link at this address.',
      'Line 4: there is no title and no link at this address.',
      'Line 5: there is no title and no link at this address.',
    ])
  })

  it('needs its statements, and a signature that is the name', async () => {
    const { body } = await send(`/titles/${stage.movie}`, {
      good_faith: false,
      accuracy: false,
      signature: 'Somebody else',
      email: 'nobody',
    })
    expect(Object.keys(body.errors).toSorted()).toEqual([
      'accuracy',
      'email',
      'good_faith',
      'signature',
    ])
    const unsigned = await send(`/titles/${stage.movie}`, { signature: 'Somebody else' })
    expect(Object.keys(unsigned.body.errors)).toEqual(['signature'])
  })

  it('waits for the human check where the site asks for it', async () => {
    const { recaptcha } = await getSettings(test.platform)
    const ask = (takedown: boolean) =>
      updateSettings(test.platform, {
        recaptcha: { ...recaptcha, enable: { ...recaptcha.enable, takedown } },
      })
    await ask(true)
    const refused = await send(`/titles/${stage.movie}`)
    expect(Object.keys(refused.body.errors)).toEqual(['token'])
    await ask(false)
    expect((await send(`/titles/${stage.movie}`)).statusCode).toBe(201)
    await sql`truncate throttles`.execute(test.platform.db)
  })

  it('is taken from one e-mail address ten times a day', async () => {
    const email = 'often@rights.example'
    const codes: number[] = []
    for (let time = 0; time < 11; time++)
      codes.push((await send(`/titles/${stage.movie}`, { email })).statusCode)
    expect(codes.filter((code) => code === 201)).toHaveLength(10)
    expect(codes.at(-1)).toBe(429)
  })

  it('waits for an answer to a question, and then for staff again', async () => {
    const { id, email } = await sent(`/titles/${stage.movie}`)
    const { version } = await read(id)
    const asked = await stage.moderator.call('POST', `${API}/takedowns/${id}/question`, {
      version,
      body: 'Which of the two films is it?',
    })
    expect(asked.json().notice.status).toBe('asked')
    const token = await tokenIn(email)
    const answered = await test.call('POST', `${API}/takedowns/sent/${token}/answer`, {
      body: 'The first.',
    })
    expect(answered.json().notice).toMatchObject({
      status: 'waiting',
      messages: [{ is_by_staff: true }, { is_by_staff: false, body: 'The first.' }],
    })
    // Who looked before the answer came has not seen it.
    const late = await stage.moderator.call('POST', `${API}/takedowns/${id}/question`, {
      version: version + 1,
      body: 'Still there?',
    })
    expect(late.statusCode).toBe(409)
  })

  it('is read and decided by nobody without the right', async () => {
    const { id } = await sent(`/titles/${stage.movie}`)
    for (const caller of [stage.uploader, stage.member]) {
      expect((await caller.call('GET', `${API}/takedowns/${id}`)).statusCode).toBe(403)
      expect((await decide(id, 'refuse', caller)).statusCode).toBe(403)
    }
  })

  it('is looked at by one of those who decide, and by another only who says so', async () => {
    const { id } = await sent(`/titles/${stage.otherMovie}`)
    const admin = await test.as('admin')
    const look = (caller: Caller, path = '') =>
      caller.call('POST', `${API}/takedowns/claims${path}`, { ids: [id] })
    expect((await look(stage.uploader)).statusCode).toBe(403)
    expect((await look(stage.moderator)).json()).toEqual({ claims: [] })
    expect((await look(admin)).json().claims).toMatchObject([
      { item_id: id, user: { id: stage.moderator.id } },
    ])
    const refused = await decide(id, 'refuse', admin)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['take_over']])
    expect((await read(id)).status).toBe('waiting')
    expect((await decide(id, 'refuse', admin, { take_over: true })).statusCode).toBe(200)
    const { claims } = (await admin.call('GET', `${API}/takedowns/claims`)).json()
    expect(claims).toEqual([])
    await look(stage.moderator)
    expect((await look(stage.moderator, '/release')).json()).toEqual({ released: 1 })
  })

  it('is a line of the file of the list', async () => {
    const { reference } = await sent(`/titles/${stage.otherMovie}`)
    const file = await stage.moderator.call(
      'GET',
      `${API}/takedowns/csv?orderBy=created_at&orderDir=desc`,
    )
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = file.body.split('\n')
    expect(lines[0]).toContain('Reference,About,Sender,Status')
    expect(lines[1]).toContain(`${reference},`)
    expect(lines[1]).toContain(',Ada Holder,Waiting for a decision,1,0,')
    expect((await stage.uploader.call('GET', `${API}/takedowns/csv`)).statusCode).toBe(403)
  })

  it('that is refused leaves everything as it was, and says why', async () => {
    const { id, email, reference } = await sent(`/titles/${stage.otherMovie}`)
    expect((await decide(id, 'refuse')).json().notice.status).toBe('decided')
    expect((await test.call('GET', `${API}/titles/${stage.otherMovie}`)).statusCode).toBe(200)
    expect((await mailsTo(email)).at(-1)).toBe(`We decided about your notice ${reference}`)
    expect((await decide(id, 'withdraw')).statusCode).toBe(422)
  })
})

describe('a title that is withdrawn', () => {
  it('answers 410 with the public reason, is in no list, and is back everywhere after a counter-notice', async () => {
    const title = await buildTitle(test.platform.db, { name: 'Zyxwithdrawn' })
    const link = await stage.addOne(stage.uploader, { title_id: title.id })
    const versions = { [link.id]: link.version }
    const accepted = { validation: 'accept', versions }
    await stage.moderator.call('POST', `${API}/liens/${link.id}`, accepted)
    const unseen = await stage.addOne(stage.uploader, { title_id: title.id })
    const found = async () =>
      (await test.call('GET', `${API}/search/Zyxwithdrawn`)).body.includes('"name":"Zyxwithdrawn"')
    expect(await found()).toBe(true)
    const { id, email } = await sent(`/titles/${title.id}/zyxwithdrawn/season/2`)
    const done = await decide(id, 'withdraw')
    expect(done.json().notice).toMatchObject({
      status: 'decided',
      items: [{ decision: 'withdrawn' }],
    })

    const gone = await test.call('GET', `${API}/titles/${title.id}`)
    expect([gone.statusCode, gone.json()]).toEqual([
      410,
      {
        code: 'gone',
        message: 'This was withdrawn after a takedown notice.',
        withdrawn: {
          kind: 'title',
          id: title.id,
          title: { name: 'Zyxwithdrawn', year: 1925 },
          reason: 'The holder of the rights asked for it.',
          withdrawn_at: expect.any(String),
        },
      },
    ])
    const french = await test.app.inject({
      url: `${API}/titles/${title.id}/credits`,
      headers: { 'accept-language': 'fr' },
    })
    expect([french.statusCode, french.json().withdrawn?.reason]).toEqual([
      410,
      'Le titulaire des droits l’a demandé.',
    ])
    expect((await stage.member.call('GET', `${API}/titles/${title.id}/download`)).statusCode).toBe(
      410,
    )
    expect(await found()).toBe(false)
    // What went along is gone for the same reason, as far as everybody might have seen it.
    const wayTo = (one: { id: number }) => `${API}/liens/${one.id}`
    const along = await stage.member.call('GET', wayTo(link))
    expect([along.statusCode, along.json().withdrawn]).toEqual([410, gone.json().withdrawn])
    expect((await stage.moderator.call('GET', wayTo(unseen))).statusCode).toBe(404)
    const ofLink = await test.call('GET', `${API}/withdrawn/link/${link.id}`)
    expect(ofLink.json().withdrawn).toEqual(gone.json().withdrawn)
    expect((await test.call('GET', `${API}/withdrawn/link/${unseen.id}`)).statusCode).toBe(404)
    expect((await send(`/download/${link.id}`)).body.errors.addresses).toEqual([
      'Line 1: this was withdrawn already.',
    ])
    expect((await test.call('GET', '/sitemap-titles-0.xml')).body).not.toContain('zyxwithdrawn')
    expect(await newsOf(stage.uploader)).toEqual([
      'The title Zyxwithdrawn, to which you contributed, was withdrawn after a takedown notice',
      'Reason: The holder of the rights asked for it.',
    ])
    expect((await send(`/titles/${title.id}`)).body.errors.addresses).toEqual([
      'Line 1: this was withdrawn already.',
    ])

    const own = async (caller: Caller) =>
      (await caller.call('GET', `${API}/own-withdrawals`)).json().withdrawals
    expect(await own(stage.uploader)).toMatchObject([
      {
        kind: 'title',
        id: title.id,
        reason: 'The holder of the rights asked for it.',
        has_counter_notice: false,
      },
    ])
    expect(await own(stage.moderator)).toEqual([])
    const page = (await test.call('GET', `${API}/withdrawn/title/${title.id}`)).json()
    expect(page).toMatchObject({ has_counter_notice: false, counter_notice_days: 14 })
    const counter = {
      ...notice(),
      statement: 'It is in the public domain.',
      jurisdiction: true,
    }
    const path = `${API}/withdrawn/title/${title.id}/counter-notice`
    expect((await stage.uploader.call('POST', path, counter)).statusCode).toBe(201)
    expect((await stage.uploader.call('POST', path, counter)).json().errors).toEqual({
      statement: ['A counter-notice about this waits already.'],
    })
    expect((await mailsTo(email)).at(-1)).toMatch(/^A counter-notice was sent about notice/)
    const last = (await readMails(test.platform, email)).at(-1)!
    expect(last.text_body).not.toContain('Ada Holder')

    expect((await own(stage.uploader))[0].has_counter_notice).toBe(true)

    const whole = await read(id)
    const [waiting] = whole.items[0].counter_notices
    expect(waiting).toMatchObject({ status: 'waiting', person: { name: 'Ada Holder' } })
    const restored = await stage.moderator.call(
      'POST',
      `${API}/counter-notices/${waiting.id}/decision`,
      { version: waiting.version, decision: 'accept', reason: 'It is indeed' },
    )
    expect(restored.json(), restored.body).toEqual({ status: 'accepted' })
    const back = await test.call('GET', `${API}/titles/${title.id}`)
    expect([back.statusCode, back.json().title.liens_active_count]).toEqual([200, 1])
    expect(await found()).toBe(true)
    expect((await test.call('GET', `${API}/withdrawn/title/${title.id}`)).statusCode).toBe(404)
    expect((await stage.member.call('GET', wayTo(link))).statusCode).toBe(200)
    expect(await newsOf(stage.uploader)).toEqual([
      'The title Zyxwithdrawn, to which you contributed, is back',
      'Reason: It is indeed',
    ])
    const events = await stage.eventsOf(link.id)
    expect(events.map(({ action }) => action).slice(-2)).toEqual(['withdrawn', 'restored'])
    const ofTitle = test.platform.db
      .selectFrom('audit_events')
      .select(['action', 'reason', 'record_name'])
      .where('record_type', '=', 'title')
      .where('record_id', '=', String(title.id))
      .orderBy('id')
    expect(await ofTitle.execute()).toEqual([
      {
        action: 'withdrawn',
        reason: 'The holder of the rights asked for it.',
        record_name: 'Zyxwithdrawn',
      },
      { action: 'restored', reason: 'It is indeed', record_name: 'Zyxwithdrawn' },
    ])
  })
})

describe.each([
  ['nzb', 'nzbs', 'nzb'],
  ['torrent', 'torrents', 'torrents'],
] as const)('a %s that is withdrawn', (kind, table, path) => {
  it('is named by its page, says why at its address, and is in no list', async () => {
    const name = `Zyx.${kind}.2024`
    const { id } = await test.platform.db
      .insertInto(table as 'nzbs')
      .values({
        title_id: stage.movie,
        user_id: stage.uploader.id,
        name,
        file_key: `${table}/withdrawn`,
        quality_id: 16,
        language_ids: [5],
        files: '[]',
        files_count: 0,
        size_bytes: 150,
        status: 'active',
        ...(kind === 'torrent' && { infohash: 'b'.repeat(40) }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const listed = async () =>
      (await stage.member.call('GET', `${API}/${path}?title_id=${stage.movie}`)).body.includes(name)
    expect(await listed()).toBe(true)
    const notice = await sent(`/download/${kind}/${id}`)
    expect((await read(notice.id)).items).toMatchObject([{ kind, item_id: id, name }])
    expect((await decide(notice.id, 'withdraw')).statusCode).toBe(200)
    for (const call of [`${path}/${id}`, `${path}/${id}/nfo`]) {
      const gone = await stage.member.call('GET', `${API}/${call}`)
      expect([gone.statusCode, gone.json().withdrawn]).toMatchObject([
        410,
        { kind, id, reason: 'The holder of the rights asked for it.' },
      ])
    }
    expect(await listed()).toBe(false)
    // Who has no account is told, too.
    const page = await test.call('GET', `${API}/withdrawn/${kind}/${id}`)
    expect(page.json().withdrawn).toMatchObject({ kind, id })
    expect(await newsOf(stage.uploader)).toContain('Reason: The holder of the rights asked for it.')
  })
})

describe('a link that is withdrawn', () => {
  it('cannot be added again by members anywhere; by staff once that was opened', async () => {
    const lien = stage.address()
    const link = await stage.addOne(stage.moderator, { lien })
    const { id } = await sent(`/download/${link.id}`)
    await decide(id, 'withdraw')
    const gone = await stage.member.call('GET', `${API}/liens/${link.id}`)
    expect([gone.statusCode, gone.json().withdrawn.title.name]).toEqual([410, 'Nosferatu'])
    const again = async (caller: Caller) =>
      stage.add(caller, { lien: `${stage.address()}\n${lien}/`, title_id: stage.otherMovie })
    for (const caller of [stage.uploader, stage.moderator])
      expect((await again(caller)).json().errors).toEqual({
        lien: [
          'Line 2: this was withdrawn and cannot be added again. The holder of the rights asked for it.',
        ],
      })
    const [{ withdrawal, name }] = (await read(id)).items
    expect(name).toBe(lien)
    const admin = await test.as('admin')
    const opened = await admin.call('POST', `${API}/withdrawals/${withdrawal.id}`, {
      action: 'open',
      reason: 'There is a licence now',
    })
    expect(opened.json()).toEqual({ restored: false })
    expect((await again(stage.uploader)).statusCode).toBe(422)
    expect((await again(stage.moderator)).statusCode).toBe(201)
  })

  it('cannot come back where its title is not, nor by who added it', async () => {
    const title = await buildTitle(test.platform.db)
    const link = await stage.addOne(stage.moderator, { title_id: title.id })
    const { id } = await sent(`/download/${link.id}\n/titles/${title.id}`)
    expect((await decide(id, 'withdraw')).statusCode).toBe(200)
    const { items } = await read(id)
    const restore = (at: number, caller: Caller) =>
      caller.call('POST', `${API}/withdrawals/${items[at].withdrawal.id}`, {
        action: 'restore',
        reason: 'A mistake',
      })
    const admin = await test.as('admin')
    expect((await restore(0, stage.moderator)).statusCode).toBe(403)
    expect((await restore(0, admin)).json().errors).toEqual({
      ids: ['Its title is not there: bring that back first.'],
    })
    expect((await restore(1, admin)).json()).toEqual({ restored: true })
    expect((await restore(0, admin)).json()).toEqual({ restored: true })
    expect((await restore(0, admin)).statusCode).toBe(409)
    expect(
      (await test.call('GET', `${API}/titles/${title.id}`)).json().title.liens_active_count,
    ).toBe(1)
  })

  it('is withdrawn once, whoever decides at the same moment', async () => {
    const link = await stage.addOne(stage.moderator)
    const first = await sent(`/download/${link.id}`)
    const second = await sent(`/download/${link.id}`)
    const answers = await Promise.all([
      decide(first.id, 'withdraw'),
      decide(first.id, 'withdraw'),
      decide(second.id, 'withdraw'),
    ])
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(2)
    expect([409, 422]).toContain(codes.find((code) => code !== 200))
    const standing = test.platform.db
      .selectFrom('withdrawals')
      .select('id')
      .where('item_type', '=', 'link')
      .where('item_id', '=', link.id)
    expect(await standing.execute()).toHaveLength(1)
    expect((await read(second.id)).items[0].decision).toBe('withdrawn')
  })
})

describe('settings of withdrawals', () => {
  it('say which reasons are offered, and how long the sender of a notice may answer', async () => {
    const { takedowns } = await getSettings(test.platform)
    await updateSettings(test.platform, {
      takedowns: {
        withdrawal_reasons: [{ en: 'The museum asked for it.', fr: 'Le musée l’a demandé.' }],
        counter_notice_days: 3,
      },
    })
    const title = await buildTitle(test.platform.db, { name: 'Kept in a museum' })
    const { id } = await sent(`/titles/${title.id}`)
    expect((await read(id)).reasons).toEqual(['The museum asked for it.'])
    const more = { reason: 'The museum asked for it.' }
    const { version, items } = await read(id)
    const body = { ...more, version, items: [items[0].id], decision: 'withdraw' }
    const path = `${API}/takedowns/${id}/decision`
    expect((await stage.moderator.call('POST', path, body)).statusCode).toBe(200)
    const french = await test.app.inject({
      url: `${API}/titles/${title.id}`,
      headers: { 'accept-language': 'fr' },
    })
    expect(french.json().withdrawn.reason).toBe('Le musée l’a demandé.')
    const way = `${API}/withdrawn/title/${title.id}`
    expect((await test.call('GET', way)).json().counter_notice_days).toBe(3)
    const counter = { ...notice(), statement: 'It is not in any.', jurisdiction: true }
    await stage.uploader.call('POST', `${way}/counter-notice`, counter)
    const until = await test.platform.db
      .selectFrom('counter_notices')
      .select('answerable_until')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const days = (until.answerable_until.getTime() - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(3)
    await updateSettings(test.platform, { takedowns })
  })
})

describe('what everybody may count', () => {
  it('is how many came and what became of them, without a word of anybody', async () => {
    const { body, json } = await test.call('GET', `${API}/transparency`)
    const { months, years } = json()
    expect(months[0]).toMatchObject({ month: new Date().toISOString().slice(0, 7) })
    expect(years[0].withdrawn).toBeGreaterThan(3)
    expect(years[0].restored).toBe(3)
    expect(years[0].refused).toBe(2)
    expect(body).not.toMatch(/Ada|rights\.example/)
  })
})
