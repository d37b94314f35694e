import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { MOST_ADDRESSES } from '@mediatheque/contract/links/takedowns/takedowns.constants.ts'
import type { TakedownForm } from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import { recordCreated } from '../../../platform/audit/record-changes.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import { findStandingWithdrawal } from '../../catalogue/withdrawals/withdrawals.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { prepareMails } from '../../site/localizations/write-mail.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { type ReadAddress, readAddresses, type Subject } from './read-addresses.ts'
import { findSubjects, type SubjectRow } from './subjects.repository.ts'
import { mailSender } from './takedown-mails.ts'
import { auditedTakedowns } from './takedowns.history.ts'
import { insertNotice, referenceOf } from './takedowns.repository.ts'
import { TAKEDOWNS_TAG } from './takedowns-tag.ts'

/** Nobody's mailbox is filled with receipts by somebody who types its address. */
const NOTICES_BY_EMAIL: Throttle = {
  name: 'takedown.email',
  by: 'account',
  attempts: 10,
  windowSeconds: 24 * 3_600,
}

interface Caller {
  readonly language: Language
  readonly t: Translate
}

/**
 * Takes a notice in, and tells its sender where to follow it.
 * @returns how it is called
 * @throws AppError validation on `addresses`, by line; tooManyRequests
 */
export async function sendTakedown(
  platform: Needs<'mail' | 'secrets' | 'config' | 'clock' | ToReadSettings>,
  form: TakedownForm,
  caller: Caller,
): Promise<string> {
  const subjects = await findNamed(platform, form.addresses, caller.t)
  await countAttempt(platform, NOTICES_BY_EMAIL, form.email)
  const write = await prepareMails(platform)
  return platform.db.transaction().execute(async (tx) => {
    const { works, rights, name, email, postal_address, signature } = form
    const notice = await insertNotice(
      tx,
      { language: caller.language, works, rights, created_at: platform.clock.now() },
      {
        name,
        email,
        postal_address,
        signature,
        organisation: form.organisation || null,
        on_behalf_of: form.on_behalf_of || null,
      },
      subjects.map(({ address, row }) => ({
        address,
        item_type: row.kind,
        item_id: row.id,
        title_id: row.title_id,
        title_name: row.title_name,
        title_year: row.title_year,
      })),
    )
    await recordCreated(tx, auditedTakedowns, [notice.id])
    await mailSender(platform, tx, {
      notice,
      write,
      told: {
        heading: 'We received your notice :reference',
        paragraphs: (t) => [
          t('We look at each notice by hand, and tell you by mail what we decided.'),
          t('It is about [one 1 address|other :count addresses] of this site.', {
            count: subjects.length,
          }),
        ],
      },
    })
    await platform.cache.invalidate([TAKEDOWNS_TAG], tx)
    return referenceOf(notice)
  })
}

interface Named {
  readonly address: string
  readonly row: SubjectRow
}

/** What the lines are about, each thing once. @throws AppError validation on `addresses` */
async function findNamed(
  platform: Needs<'db' | 'config'>,
  text: string,
  t: Translate,
): Promise<Named[]> {
  const lines = readAddresses(text, platform.config.baseUrl)
  if (lines.length === 0) throw fieldError('addresses', t('Please give at least one address.'))
  if (lines.length > MOST_ADDRESSES)
    throw fieldError(
      'addresses',
      t('At most :count addresses at once. Send another notice for more.', {
        count: MOST_ADDRESSES,
      }),
    )
  const known = lines.flatMap((one) => ('subject' in one ? [one] : []))
  const rows = await findSubjects(
    platform.db,
    known.map(({ subject }) => subject),
    { isPublicOnly: true },
  )
  const rowOf = ({ kind, id }: Subject) => rows.find((row) => row.kind === kind && row.id === id)
  const faults: string[] = []
  const named = new Map<string, Named>()
  for (const one of lines) {
    const row = 'subject' in one ? rowOf(one.subject) : undefined
    if (row && 'address' in one) {
      const key = `${row.kind} ${row.id}`
      if (!named.has(key)) named.set(key, { address: one.address, row })
    } else faults.push(t(await faultOf(platform, one), { line: one.line }))
  }
  if (faults.length > 0) throw fieldError('addresses', faults.join('\n'))
  return [...named.values()]
}

async function faultOf({ db }: Needs<'db'>, one: ReadAddress): Promise<string> {
  if ('fault' in one && one.fault === 'elsewhere')
    return 'Line :line: this is no address of this site.'
  const before =
    'subject' in one
      ? await findStandingWithdrawal(db, one.subject.kind, one.subject.id)
      : undefined
  return before
    ? 'Line :line: this was withdrawn already.'
    : 'Line :line: there is no title and no link at this address.'
}
