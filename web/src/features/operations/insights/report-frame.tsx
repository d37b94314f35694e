import type { ReactNode } from 'react'
import type { ChosenRange } from '../../../lib/lists/day-ranges.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useToday } from '../../../lib/lists/use-today.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { CountedUntil } from './counted-until.tsx'
import { chosenRange } from './insights.queries.ts'
import classes from './insights.module.css'

/** The button by which days are chosen; its feature is the start page's. */
export type RenderRange = (props: {
  chosen: ChosenRange
  onRange(range: ChosenRange): void
}) => ReactNode

export interface RangedProps {
  range: unknown
  onRange(range: ChosenRange): void
  renderRange: RenderRange
}

interface ReportFrameProps extends RangedProps {
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
  countedAt: string | null | undefined
  children: ReactNode
}

/** What all reports share: the days that they are about, until when they are counted, and how. */
export function ReportFrame({
  title,
  text,
  actions,
  countedAt,
  children,
  range,
  onRange,
  renderRange,
}: ReportFrameProps) {
  const t = useTranslate()
  const today = useToday()
  return (
    <Page>
      <PageHeader title={title} text={text} actions={actions} />
      <div className={classes.tools}>
        {renderRange({ chosen: chosenRange(range, today), onRange })}
        <CountedUntil at={countedAt} />
      </div>
      <div className={classes.panels}>{children}</div>
      <p className={classes.privacy}>
        {t(
          'Counted without cookies and without keeping addresses. Bots, and browsers that ask not to be tracked, are not in it.',
        )}
      </p>
    </Page>
  )
}
