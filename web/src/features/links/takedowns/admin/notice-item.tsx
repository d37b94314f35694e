import { artworkUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import type {
  CounterNoticeView,
  NoticeItemView,
} from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import { Button, Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { siteUrl } from '../../../../lib/page-data.ts'
import { pictureOf } from '../../../../lib/pictures.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { Poster } from '../../../../ui/poster.tsx'
import { DecisionChip } from '../notice-items.tsx'
import type { Decision } from './decide-dialog.tsx'
import classes from './desk.module.css'

interface NoticeItemProps {
  item: NoticeItemView
  isChosen: boolean
  onChoose(): void
  onDecide(decision: Decision): void
}

const KINDS = { title: 'Title', link: 'Link', nzb: 'Nzb', torrent: 'Torrent' } as const

/** One thing that a notice is about: what it is, what was decided, and what was answered. */
export function NoticeItem({ item, isChosen, onChoose, onDecide }: NoticeItemProps) {
  const t = useTranslate()
  const { title, withdrawal } = item
  const name = title.year === null ? title.name : `${title.name} (${title.year})`
  const isWithdrawn = item.decision === 'withdrawn' && item.restored_at === null
  const mark = isWithdrawn && item.kind === 'title' ? null : title
  return (
    <li className={classes.item}>
      {item.decision === 'waiting' ? (
        <Checkbox checked={isChosen} onChange={onChoose} aria-label={t('Choose :name', { name })} />
      ) : (
        <span />
      )}
      {mark ? (
        <Poster
          picture={pictureOf({ kind: 'poster', id: title.id, url: item.poster })}
          fallback={siteUrl(artworkUrl({ ...title, type: 'movie' }))}
          alt=""
        />
      ) : (
        <span />
      )}
      <div className={classes.words}>
        <p className={classes.name}>
          {isWithdrawn ? (
            <Link to="/withdrawn/$kind/$id" params={{ kind: item.kind, id: String(item.item_id) }}>
              {name}
            </Link>
          ) : (
            <Link to="/titles/$id/{-$slug}" params={{ id: String(title.id), slug: undefined }}>
              {name}
            </Link>
          )}
          <Chip>{t(KINDS[item.kind])}</Chip>
          <DecisionChip item={item} />
        </p>
        <p className={classes.dim}>{item.address}</p>
        {item.name && item.name !== item.address && <p className={classes.dim}>{item.name}</p>}
        {item.reason && <p>{t('Reason: :reason', { reason: item.reason })}</p>}
        {withdrawal?.restore_reason && (
          <p>{t('Restored: :reason', { reason: withdrawal.restore_reason })}</p>
        )}
        {isWithdrawn && withdrawal && (
          <div className={classes.bar}>
            <Button
              size="xs"
              variant="default"
              onClick={() => onDecide({ kind: 'restore', withdrawal: withdrawal.id })}
            >
              {t('Bring back')}
            </Button>
            {item.kind !== 'title' && (
              <Button
                size="xs"
                variant="subtle"
                onClick={() =>
                  onDecide({
                    kind: withdrawal.opened_at ? 'close' : 'open',
                    withdrawal: withdrawal.id,
                  })
                }
              >
                {withdrawal.opened_at
                  ? t('Let nobody add the same again')
                  : t('Let staff add the same again')}
              </Button>
            )}
          </div>
        )}
        {item.counter_notices.map((counter) => (
          <CounterNotice key={counter.id} counter={counter} onDecide={onDecide} />
        ))}
      </div>
    </li>
  )
}

const STATUSES = {
  waiting: ['Waiting for a decision', 'warn'],
  accepted: ['Accepted', 'good'],
  refused: ['Refused', 'plain'],
} as const

function CounterNotice({
  counter,
  onDecide,
}: {
  counter: CounterNoticeView
  onDecide(decision: Decision): void
}) {
  const t = useTranslate()
  const format = useFormat()
  const [line, tone] = STATUSES[counter.status]
  const { person } = counter
  return (
    <section className={classes.counter}>
      <h3>
        {t('Counter-notice')} <Chip tone={tone}>{t(line)}</Chip>
      </h3>
      <p className={classes.text}>{counter.statement}</p>
      <p className={classes.dim}>
        {person
          ? [person.name, person.email, person.postal_address].join(' · ')
          : t('Who sent it was forgotten with age.')}
        {counter.username && ` · @${counter.username}`}
      </p>
      <p className={classes.dim}>
        {format.dateTime(counter.created_at)} ·{' '}
        {t('The sender of the notice may answer until :day.', {
          day: format.date(counter.answerable_until),
        })}
      </p>
      {counter.reason && <p>{t('Reason: :reason', { reason: counter.reason })}</p>}
      {counter.status === 'waiting' && (
        <div className={classes.bar}>
          <Button size="xs" onClick={() => onDecide({ kind: 'accept', counter })}>
            {t('Accept, and bring back')}
          </Button>
          <Button size="xs" variant="default" onClick={() => onDecide({ kind: 'reject', counter })}>
            {t('Refuse')}
          </Button>
        </div>
      )}
    </section>
  )
}
