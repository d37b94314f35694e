import type { InspectedView } from '@mediatheque/contract/links/releases/inspect.schemas.ts'
import { releaseEndpoints } from '@mediatheque/contract/links/releases/releases.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { LinkForm } from './link-fields.tsx'
import classes from './release-editor.module.css'
import { ReleaseSuggestions } from './release-suggestions.tsx'
import { Problem } from './unknown-places.tsx'

/** What a file that was sent says of itself; it says the same as long as it is kept. */
const inspectQuery = (url: string, titleId: number) => ({
  queryKey: [releaseEndpoints.inspectReleases.path, url, titleId],
  queryFn: () =>
    call(releaseEndpoints.inspectReleases, { body: { url: [url], title_id: titleId } }),
  staleTime: Infinity,
})

interface ReleaseFactsProps {
  form: LinkForm
  titleId: number
  isSeries: boolean
}

/** What the file says, who has it already, and what its name seems to mean. */
export function ReleaseFacts({ form, titleId, isSeries }: ReleaseFactsProps) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(inspectQuery(form.values.url, titleId))
  const [inspected] = data?.data ?? []
  if (error)
    return (
      <ErrorState
        title={t('This file could not be opened')}
        text={errorMessage(error)}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  if (!inspected)
    return (
      <div aria-busy>
        <Skeleton height={96} />
      </div>
    )
  return (
    <>
      {inspected.facts && <Facts facts={inspected.facts} />}
      {inspected.fault && <Problem>{inspected.fault}</Problem>}
      {inspected.facts?.is_complete === false && (
        <Problem>{t('Some of its files are not there from beginning to end.')}</Problem>
      )}
      {inspected.duplicates.map((found) => (
        <Problem key={`${found.title_id} ${found.id}`}>
          {found.title_id === titleId
            ? t('This title has it already: number :id', { id: found.id })
            : t('It is on :title too.', { title: found.title_name })}
        </Problem>
      ))}
      <ReleaseSuggestions form={form} suggestions={inspected.suggestions} isSeries={isSeries} />
    </>
  )
}

function Facts({ facts }: { facts: NonNullable<InspectedView['facts']> }) {
  const t = useTranslate()
  const format = useFormat()
  const isTorrent = facts.is_private !== null
  const { infohash, infohash_v2: infohashV2, trackers } = facts
  const rows: readonly (readonly [label: string, value: string])[] = [
    [t('Name'), facts.name],
    [
      t('Size'),
      `${format.bytes(facts.size)} · ${t('[one 1 file|other :count files]', { count: facts.files_count })}`,
    ],
    ...(facts.groups.length > 0 ? [[t('Groups'), facts.groups.join(', ')] as const] : []),
    ...[infohash, infohashV2].flatMap((hash) => (hash ? [[t('Infohash'), hash] as const] : [])),
    ...(isTorrent
      ? [
          [t('Private'), facts.is_private ? t('Yes') : t('No')] as const,
          [t('Trackers'), trackers.join(', ') || t('None that others may use')] as const,
        ]
      : []),
  ]
  return <FactList rows={rows} />
}

export function FactList({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={classes.facts}>
      {rows.map(([label, value]) => (
        <div key={label + value}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
