import type { PlannedLineView } from '@mediatheque/contract/links/links/link-plan.schemas.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import type { Args } from '../../../../lib/api.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { HostIcon } from '../host-icon.tsx'
import { usePlace } from '../link-cells.tsx'
import { createBody, type LinkFormValues } from './link-fields.tsx'
import classes from './link-plan-preview.module.css'
import { Problem } from './unknown-places.tsx'

const WAIT_MS = 300
const KEPT_MS = 60_000

interface LinkPlanPreviewProps {
  values: LinkFormValues
  titleId: number
  isSeries: boolean
}

/** What each line will become, as the server will read it, while it is typed. */
export function LinkPlanPreview({ values, titleId, isSeries }: LinkPlanPreviewProps) {
  const t = useTranslate()
  const id = useId()
  const { plan, error, isEmpty, isBehind } = usePlan({ values, titleId, isSeries })
  if (isEmpty)
    return <p className={classes.hint}>{t('What will be created shows here as you type.')}</p>
  const refused = plan?.lines.filter(({ problem }) => problem !== null).length ?? 0
  const isRefused = refused > 0 || (plan?.problems.length ?? 0) > 0
  return (
    <div className={classes.preview} aria-busy={isBehind} data-behind={isBehind || undefined}>
      <div aria-live="polite" className={classes.summary} id={id}>
        {error && !plan && <Problem>{errorMessage(error)}</Problem>}
        {!error && !plan && <p>{t('Looking at what will be created…')}</p>}
        {plan && !isRefused && (
          <p className={classes.heading}>
            {t('[one 1 link will be created|other :count links will be created]', {
              count: plan.links_count,
            })}
          </p>
        )}
        {refused > 0 && (
          <p className={classes.heading}>
            {t('[one 1 line has to be changed first|other :count lines have to be changed first]', {
              count: refused,
            })}
          </p>
        )}
        {plan?.problems.map((problem) => (
          <Problem key={problem}>{problem}</Problem>
        ))}
        {plan?.notes.map((note) => (
          <p key={note} className={classes.note}>
            {note}
          </p>
        ))}
      </div>
      {plan && plan.lines.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled by keyboard
        <div className={classes.scroll} role="region" aria-labelledby={id} tabIndex={0}>
          <ol className={classes.lines}>
            {plan.lines.map((line) => (
              <PlannedLine key={line.line} line={line} />
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}

/** The plan of what is typed, a moment after it was; until the next one is there, the one before. */
function usePlan({ values, titleId, isSeries }: LinkPlanPreviewProps) {
  const { lien, saison, start_epi, full_saison } = values
  const asked = useMemo((): Args<typeof linkEndpoints.planLinks>['body'] => {
    const series = createBody({ ...values, saison, start_epi, full_saison }, titleId, isSeries)
    return {
      title_id: titleId,
      lien,
      ...(isSeries && {
        saison: series.saison,
        start_epi: series.start_epi,
        full_saison: series.full_saison,
      }),
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what else the form holds says nothing of the lines
  }, [lien, saison, start_epi, full_saison, titleId, isSeries])
  const body = useDebounced(asked, WAIT_MS)
  const isEmpty = lien.trim() === ''
  const { data, error, isFetching } = useQuery({
    ...endpointQuery(linkEndpoints.planLinks, { body }),
    enabled: !isEmpty && body.lien.trim() !== '',
    staleTime: 0,
    gcTime: KEPT_MS,
    placeholderData: keepPreviousData,
  })
  return { plan: data?.plan, error, isEmpty, isBehind: isFetching || body !== asked }
}

function PlannedLine({ line }: { line: PlannedLineView }) {
  const t = useTranslate()
  const place = usePlace()(line)
  const { host, lien, part, total_parts: parts, problem, warning } = line
  const facts = [
    place,
    parts > 1 && t('Part :number of :count', { number: part, count: parts }),
    host && !host.is_known && t('New host'),
  ].filter(Boolean)
  return (
    <li data-refused={problem !== null || undefined}>
      <span className={classes.number}>{line.line}</span>
      <div className={classes.told}>
        {host && (
          <p className={classes.what}>
            <span className={classes.host}>
              <HostIcon icon={host.icon} />
              {host.name}
            </span>
            {facts.map((fact) => (
              <span key={String(fact)} className={classes.fact}>
                {fact}
              </span>
            ))}
          </p>
        )}
        {lien && (
          <p className={classes.address} title={lien}>
            {lien}
          </p>
        )}
        {problem && <Problem>{problem}</Problem>}
        {warning && !problem && (
          <p className={classes.warning}>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            {t('It is on :title too.', { title: warning.title_name })}
          </p>
        )}
      </div>
    </li>
  )
}
