import type {
  DailyFigureName,
  DailyFigureView,
} from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { MOST_NEW } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { overviewQuery } from './overview.queries.ts'
import classes from './start-page.module.css'

/** What is new today, beside the same hours of yesterday and of a week ago. */
export function DailyFigures() {
  const t = useTranslate()
  const { data, isError, refetch } = useQuery(overviewQuery())
  if (data?.days.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="today">
      <h2 id="today">{t('Today')}</h2>
      <p className={classes.dim}>
        {t('Since midnight, beside the same hours of yesterday and of a week ago')}
      </p>
      {!data && isError && (
        <ErrorState
          title={t('The figures could not be loaded')}
          text={t('Please try again later')}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton height={FIGURE_HEIGHT} radius="var(--radius-l)" />}
      {data && (
        <ul className={classes.figures}>
          {data.days.map((figure) => (
            <li key={figure.name} className={classes.figure}>
              <Figure figure={figure} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const FIGURE_HEIGHT = 148

function Figure({ figure }: { figure: DailyFigureView }) {
  const t = useTranslate()
  const format = useFormat()
  const names = useFigureNames()
  const text = (count: number) => `${format.number(count)}${count >= MOST_NEW ? '+' : ''}`
  return (
    <>
      <h3 className={classes.name}>{names[figure.name]}</h3>
      <p className={classes.big}>{text(figure.today)}</p>
      <Bars values={[figure.week_ago, figure.yesterday, figure.today]} />
      <dl className={classes.earlier}>
        <div>
          <dt>{t('Yesterday')}</dt>
          <dd>{text(figure.yesterday)}</dd>
        </div>
        <div>
          <dt>{t('A week ago')}</dt>
          <dd>{text(figure.week_ago)}</dd>
        </div>
      </dl>
    </>
  )
}

/** What each figure counts. */
export function useFigureNames(): Readonly<Record<DailyFigureName, string>> {
  const t = useTranslate()
  return {
    downloads: t('Downloads'),
    links: t('New links'),
    nzbs: t('New nzbs'),
    torrents: t('New torrents'),
    titles: t('New titles'),
    members: t('New members'),
    comments: t('New comments'),
    reports: t('New reports'),
  }
}

/** A week ago, yesterday, today, beside each other; the numbers are beside them in words. */
function Bars({ values }: { values: readonly number[] }) {
  const highest = Math.max(1, ...values)
  return (
    <svg className={classes.bars} viewBox="0 0 60 40" aria-hidden>
      {values.map((value, at) => {
        const height = Math.max(2, (value / highest) * 40)
        return <rect key={at} x={at * 21} y={40 - height} width={16} height={height} rx={2} />
      })}
    </svg>
  )
}
