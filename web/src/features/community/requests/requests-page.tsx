import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { RequestDialog } from './request-dialog.tsx'
import { RequestsFrame } from './requests-frame.tsx'
import type { RequestSearch } from './requests.queries.ts'

interface RequestsPageProps {
  /** Whose requests these are; 0: everybody's. */
  workspaceId: number
  search: RequestSearch
  onSearch(search: RequestSearch): void
}

/** What members ask for: found first, then wanted too, else asked for. */
export function RequestsPage(props: RequestsPageProps) {
  const t = useTranslate()
  // A search that found nothing leads here, with what was looked for.
  const isLedHere = useLocation({ select: ({ hash }) => hash === 'ask' })
  const [isAsking, setAsking] = useState(isLedHere)
  return (
    <RequestsFrame
      {...props}
      words={{
        text: t('What is missing here. Say that you want it too, and you are told when it comes.'),
        create: t('Ask for something'),
        empty: t('Ask for a title that is missing, or for missing episodes.'),
      }}
      onCreate={() => setAsking(true)}
      table={{ withoutFilters: ['fits'] }}
    >
      <RequestDialog
        edited={isAsking ? 'new' : undefined}
        workspaceId={props.workspaceId}
        name={isLedHere ? props.search.query : undefined}
        onClose={() => setAsking(false)}
      />
    </RequestsFrame>
  )
}
