import type { TransparencyView } from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLocalization } from '../../../lib/session.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { TakedownLinks } from './takedown-links.tsx'
import classes from './takedowns.module.css'

type Figures = Omit<TransparencyView['years'][number], 'year'>

/** What became of takedown notices, in numbers. */
export function TransparencyPage({ months, years }: TransparencyView) {
  const t = useTranslate()
  const { language } = useLocalization()
  const names = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const monthOf = (month: string) => names.format(new Date(`${month}-01T00:00:00Z`))
  return (
    <Page>
      <PageHeader
        title={t('Transparency')}
        text={t(
          'How many takedown notices this site received, and what became of them. Who sent them, and what they were about, is not said here.',
        )}
      />
      {years.length === 0 ? (
        <EmptyState
          title={t('No takedown notice has come yet')}
          text={t('Once one has, it is counted here.')}
        />
      ) : (
        <>
          <FigureTable
            name={t('By year')}
            rows={years.map(({ year, ...figures }) => [String(year), figures])}
          />
          <FigureTable
            name={t('By month')}
            rows={months.map(({ month, ...figures }) => [monthOf(month), figures])}
          />
        </>
      )}
      <TakedownLinks without="counts" />
    </Page>
  )
}

function FigureTable({ name, rows }: { name: string; rows: readonly [string, Figures][] }) {
  const t = useTranslate()
  const format = useFormat()
  const hours = (value: number | null) =>
    value === null
      ? '–'
      : value < 48
        ? t('[one 1 hour|other :count hours]', { count: Math.max(1, Math.round(value)) })
        : t('[one 1 day|other :count days]', { count: Math.round(value / 24) })
  const columns: readonly { label: string; of(figures: Figures): string }[] = [
    { label: t('Notices'), of: ({ notices }) => format.number(notices) },
    { label: t('Addresses'), of: ({ items }) => format.number(items) },
    { label: t('Withdrawn'), of: ({ withdrawn }) => format.number(withdrawn) },
    { label: t('Refused'), of: ({ refused }) => format.number(refused) },
    { label: t('Counter-notices'), of: (figures) => format.number(figures.counter_notices) },
    { label: t('Restored'), of: ({ restored }) => format.number(restored) },
    { label: t('Usual time to a decision'), of: (figures) => hours(figures.median_hours) },
  ]
  return (
    <section className={classes.section}>
      <h2>{name}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={name}>
        <table className={classes.figures}>
          <thead>
            <tr>
              <th scope="col">{t('Period')}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([period, figures]) => (
              <tr key={period}>
                <th scope="row">{period}</th>
                {columns.map(({ label, of }) => (
                  <td key={label}>
                    <span className={classes.label} aria-hidden>
                      {label}
                    </span>
                    {of(figures)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
