import type { QueueName } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { ChosenRange } from '../../../../lib/lists/day-ranges.ts'
import { getPageData } from '../../../../lib/page-data.ts'
import { useSession } from '../../../../lib/session.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { DailyFigures } from './daily-figures.tsx'
import { OwnContributions } from './own-contributions.tsx'
import { RangeFigures } from './range-figures.tsx'
import { SiteHealth } from './site-health.tsx'
import { WaitingQueues } from './waiting-queues.tsx'

export type LinkInto = (
  path: string,
  props: { className?: string; children: ReactNode },
) => ReactNode

interface StartPageProps {
  /** The page where a queue is worked on; undefined where the reader may not enter it, or there is none. */
  pageOf(queue: QueueName): string | undefined
  link: LinkInto
  /** The days that the reader looks at, as the address holds them. */
  range: unknown
  onRange(range: ChosenRange): void
  /** What a site that was not set up yet asks for. */
  firstSteps?: ReactNode
}

/** Where work in the administration begins: what waits, how the site does and is, and one's own contributions. */
export function StartPage({ pageOf, link, range, onRange, firstSteps }: StartPageProps) {
  const t = useTranslate()
  const format = useFormat()
  const { can } = useSession()
  const addsLinks = can('liens.create')
  const isContributor = addsLinks || can('nzb.create')
  return (
    <Page>
      <PageHeader
        title={t('Administration')}
        text={format.fullDate(getPageData().now)}
        actions={
          isContributor && (
            <Button
              leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
              renderRoot={(props) => link(addsLinks ? '/admin/liens' : '/admin/nzbs', props)}
            >
              {addsLinks ? t('Add links to a title') : t('Add files to a title')}
            </Button>
          )
        }
      />
      {firstSteps}
      <WaitingQueues pageOf={pageOf} link={link} />
      <DailyFigures />
      <RangeFigures range={range} onRange={onRange} />
      {isContributor && <OwnContributions />}
      <SiteHealth />
    </Page>
  )
}
