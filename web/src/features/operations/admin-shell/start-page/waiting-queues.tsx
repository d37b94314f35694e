import type {
  QueueName,
  QueueView,
} from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useQueues, waitingText } from '../admin-queues.ts'
import type { LinkInto } from './start-page.tsx'
import classes from './start-page.module.css'

interface WaitingQueuesProps {
  pageOf(queue: QueueName): string | undefined
  link: LinkInto
}

/** Each queue in which something waits, those that wait longest first. */
export function WaitingQueues({ pageOf, link }: WaitingQueuesProps) {
  const t = useTranslate()
  return (
    <section className={classes.section} aria-labelledby="what-waits">
      <h2 id="what-waits">{t('What waits')}</h2>
      <Queues pageOf={pageOf} link={link} />
    </section>
  )
}

function Queues({ pageOf, link }: WaitingQueuesProps) {
  const t = useTranslate()
  const { data, isError, refetch } = useQueues()
  if (!data && isError)
    return (
      <ErrorState
        title={t('What waits could not be loaded')}
        text={t('Please try again later')}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height={76} radius="var(--radius-l)" />
  const waiting = data.queues
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => String(one.oldest_at).localeCompare(String(other.oldest_at)))
  if (waiting.length === 0)
    return (
      <EmptyState
        icon={<IconCircleCheck size={32} stroke={1.5} />}
        title={t('Nothing waits')}
        text={t('Everything that was sent in or reported has been looked at.')}
      />
    )
  return (
    <ul className={classes.queues}>
      {waiting.map((queue) => {
        const page = pageOf(queue.name)
        return (
          <li key={queue.name}>
            {page ? (
              link(page, {
                className: classes.queue!,
                children: <Queue queue={queue} isLink />,
              })
            ) : (
              <div className={classes.queue}>
                <Queue queue={queue} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Queue({ queue, isLink = false }: { queue: QueueView; isLink?: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const names: Record<QueueName, string> = {
    'pending-links': t('Pending links'),
    'pending-nzbs': t('Pending nzbs'),
    'pending-torrents': t('Pending torrents'),
    'reported-links': t('Reported links'),
    'reported-nzbs': t('Reported nzbs'),
    'reported-torrents': t('Reported torrents'),
    'reported-comments': t('Comments to read'),
    'reported-reviews': t('Reported reviews'),
    'reported-lists': t('Reported lists'),
    'open-requests': t('Requests'),
    'open-takedowns': t('Takedown notices'),
    'contact-messages': t('Messages'),
  }
  return (
    <>
      <span className={classes.number}>{waitingText(queue.count)}</span>
      <span className={classes.words}>
        <span className={classes.name}>{names[queue.name]}</span>
        {queue.oldest_at && (
          <span className={classes.dim}>
            {t('Oldest: :age', { age: format.age(queue.oldest_at) })}
          </span>
        )}
      </span>
      {isLink && <IconChevronRight size={18} stroke={1.5} aria-hidden />}
    </>
  )
}
