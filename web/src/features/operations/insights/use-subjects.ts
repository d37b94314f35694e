import type {
  ReportDimension,
  ReportSubject,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { REPORT_DIMENSIONS } from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import type { DimensionChoice } from './ranked-panel.tsx'
import type { MetricChoice } from './series-panel.tsx'

export interface SubjectWords {
  readonly name: string
  readonly metrics: readonly MetricChoice[]
  readonly choices: readonly DimensionChoice[]
  /** Said where there was nothing. */
  readonly empty: string
}

/** What reports are about, in the reader's words. */
export function useSubjects(): Readonly<Record<ReportSubject, SubjectWords>> {
  const t = useTranslate()
  const dimensions: Readonly<Record<ReportDimension, string>> = {
    title: t('Title'),
    video: t('Video'),
    kind: t('Kind'),
    page: t('Page'),
    country: t('Country'),
    device: t('Device'),
    referrer: t('Site that led here'),
    reader: t('Members and guests'),
    source: t('Kind of source'),
    form: t('Form'),
    host: t('Host'),
    quality: t('Quality'),
    term: t('Search'),
  }
  const choicesOf = (subject: ReportSubject) =>
    REPORT_DIMENSIONS[subject].map((by: ReportDimension) => ({ by, name: dimensions[by] }))
  return {
    visits: {
      name: t('Visits'),
      metrics: [
        { metric: 'events', name: t('Visits') },
        { metric: 'visitors', name: t('Visitors') },
      ],
      choices: choicesOf('visits'),
      empty: t('Nobody came in these days'),
    },
    plays: {
      name: t('Plays'),
      metrics: [
        { metric: 'events', name: t('Plays') },
        { metric: 'seconds', name: t('Time watched') },
        { metric: 'visitors', name: t('Viewers') },
      ],
      choices: choicesOf('plays'),
      empty: t('Nothing was played in these days'),
    },
    downloads: {
      name: t('Downloads'),
      metrics: [{ metric: 'events', name: t('Downloads') }],
      choices: choicesOf('downloads'),
      empty: t('Nothing was taken in these days'),
    },
    searches: {
      name: t('Searches without a result'),
      metrics: [
        { metric: 'events', name: t('Searches') },
        { metric: 'visitors', name: t('Visitors') },
      ],
      choices: choicesOf('searches'),
      empty: t('Every search found something in these days'),
    },
  }
}
