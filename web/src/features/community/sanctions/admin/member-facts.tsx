import {
  COUNTED_WORDS,
  SANCTION_STOP_NAMES,
} from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import type { MemberRecordView } from '@mediatheque/contract/community/sanctions/sanctions.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import classes from './sanctions.module.css'

/** Who a member is, and what they did so far. */
export function MemberFacts({ record }: { record: MemberRecordView }) {
  const t = useTranslate()
  const format = useFormat()
  const { user, trust, last_login_at, suspended, stopped } = record
  const until = (moment: string | null) =>
    moment ? t('until :date', { date: format.dateTime(moment) }) : t('for ever')
  return (
    <div className={classes.facts}>
      <div className={classes.head}>
        <Avatar name={user.name} image={user.image} size={48} />
        <div>
          <Link to={`/get-user/${user.username}` as '/'} className={classes.name}>
            {user.name}
          </Link>
          <p className={classes.dim}>
            {t('Member since :date', { date: format.date(user.created_at) })}
            {last_login_at && ` · ${t('last login :age', { age: format.age(last_login_at) })}`}
          </p>
          <p className={classes.chips}>
            {user.roles.map(({ id, name }) => (
              <Chip key={id}>{name}</Chip>
            ))}
            {trust && <Chip tone="good">{t('Trusted uploader')}</Chip>}
            {suspended && <Chip tone="bad">{`${t('Suspended')}, ${until(suspended.until)}`}</Chip>}
            {stopped.map((stop) => (
              <Chip key={stop.what} tone="warn">
                {`${t(SANCTION_STOP_NAMES[stop.what])}, ${until(stop.until)}`}
              </Chip>
            ))}
          </p>
        </div>
      </div>
      <Counts record={record} />
    </div>
  )
}

function Counts({ record: { counts } }: { record: MemberRecordView }) {
  const t = useTranslate()
  const format = useFormat()
  const { comments, reviews, links, lists } = counts
  const rows = [
    ['Comments', comments.written, comments.deleted, comments.reported + comments.held],
    ['Reviews', reviews.written, reviews.deleted, reviews.reported],
  ] as const
  return (
    <>
      <table className={classes.counts}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('Written')}</th>
            <th scope="col">{t('Deleted by staff')}</th>
            <th scope="col">{t('To be read')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...figures]) => (
            <tr key={label}>
              <th scope="row">{t(label)}</th>
              {figures.map((figure, index) => (
                <td key={index} {...(index === 1 && figure > 0 && { 'data-bad': true })}>
                  {format.number(figure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.dim}>
        {t('Of the newest :count of each.', { count: format.number(COUNTED_WORDS) })}{' '}
        {t(':active links seen by all, :pending waiting; :lists public lists.', {
          active: format.number(links.active),
          pending: format.number(links.pending),
          lists: format.number(lists.public),
        })}
      </p>
    </>
  )
}
