import type { NzbDetailView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import type { ReleaseFileView } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import type { TorrentDetailView } from '@mediatheque/contract/links/torrents/torrents.schemas.ts'
import { Button } from '@mantine/core'
import { IconCopy, IconDownload, IconMagnet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { useFormat } from '../../../../lib/format.ts'
import { type HumanCheck, useHumanCheck } from '../../../../lib/human-check/use-human-check.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { HumanCheckField } from '../../../../ui/human-check-field.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import classes from './download.module.css'
import { useCopyLink } from './use-copy-link.ts'
import own from './release-result.module.css'

const KEPT_MS = 5 * 60_000

/** Asked for once in five minutes, because every answer counts as a download. */
const kept = { staleTime: KEPT_MS, refetchOnMount: false } as const

export function NzbResult({ id }: { id: number }) {
  const taken = useTaken(['nzb-result', id], (token) =>
    call(nzbEndpoints.takeNzb, { params: { id }, body: { token } }),
  )
  return (
    <Result taken={taken}>
      {({ model, download_url: address }) => <NzbFacts model={model} address={address} />}
    </Result>
  )
}

export function TorrentResult({ id }: { id: number }) {
  const taken = useTaken(['torrent-result', id], (token) =>
    call(torrentEndpoints.takeTorrent, { params: { id }, body: { token } }),
  )
  return (
    <Result taken={taken}>
      {({ model, download_url: address }) => <TorrentFacts model={model} address={address} />}
    </Result>
  )
}

interface Taken<T> {
  readonly data: T | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly check: HumanCheck
  /** Before anything is asked for. */
  readonly hasToAct: boolean
  goOn(): void
  refetch(): unknown
}

/** Takes a file after the human check, by itself where that needs nobody. */
function useTaken<T>(
  key: readonly unknown[],
  take: (token: string | undefined) => Promise<T>,
): Taken<T> {
  const check = useHumanCheck('download')
  const hasToAct = check.isAsked && check.isInteractive
  const [isReady, setReady] = useState(false)
  const query = useQuery({
    enabled: !hasToAct || isReady,
    queryKey: key,
    queryFn: () => check.getToken().then(take),
    ...kept,
  })
  const goOn = () => (isReady ? void query.refetch() : setReady(true))
  const { data, error, isFetching, refetch } = query
  return { data, error, isFetching, refetch, check, hasToAct, goOn }
}

interface ResultProps<T> {
  taken: Taken<T>
  children(data: T): ReactNode
}

function Result<T>({ taken, children }: ResultProps<T>) {
  const t = useTranslate()
  const { data, error, isFetching, check, hasToAct, goOn, refetch } = taken
  if (data) return <div className={classes.result}>{children(data)}</div>
  if (hasToAct)
    return (
      <div className={classes.result}>
        <HumanCheckField check={check} error={error && errorMessage(error)} />
        <Button loading={isFetching} onClick={goOn}>
          {t('Continue')}
        </Button>
      </div>
    )
  if (error)
    return (
      <ErrorState
        title={t('This file could not be opened')}
        text={errorMessage(error)}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className={classes.result} aria-busy>
      <HumanCheckField check={check} />
      <Skeleton height={28} width="60%" />
      <Skeleton height={96} />
    </div>
  )
}

function NzbFacts({ model, address }: { model: NzbDetailView; address: string }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <>
      <dl className={own.facts}>
        <dt>{t('Name')}</dt>
        <dd>{model.name}</dd>
        <dt>{t('Size')}</dt>
        <dd>
          {format.bytes(model.size)} · {t(':count parts', { count: model.total_parts })}
        </dd>
        {model.password && (
          <>
            <dt>{t('Password')}</dt>
            <dd className={own.hash}>{model.password}</dd>
          </>
        )}
        {model.groups.length > 0 && (
          <>
            <dt>{t('Groups')}</dt>
            <dd>{model.groups.join(', ')}</dd>
          </>
        )}
        {model.poster && (
          <>
            <dt>{t('Poster')}</dt>
            <dd>{model.poster}</dd>
          </>
        )}
        {model.posted_at && (
          <>
            <dt>{t('Posted')}</dt>
            <dd>{format.longDate(model.posted_at)}</dd>
          </>
        )}
        {model.meta
          .filter(({ type }) => type !== 'title')
          .map(({ type, value }, index) => (
            // A type may be there more than once.
            <Meta key={index} type={type} value={value} />
          ))}
        <Files files={model.files} count={model.files_count} />
      </dl>
      <div className={own.buttons}>
        <Button
          component="a"
          href={address}
          download
          leftSection={<IconDownload size={16} stroke={1.5} />}
        >
          {t('Download the nzb file')}
        </Button>
      </div>
    </>
  )
}

/** Heads of newsgroup files name what they like: their words are shown as they are. */
function Meta({ type, value }: { type: string; value: string }) {
  return (
    <>
      <dt>{type}</dt>
      <dd>{value}</dd>
    </>
  )
}

function TorrentFacts({ model, address }: { model: TorrentDetailView; address: string }) {
  const t = useTranslate()
  const format = useFormat()
  const copy = useCopyLink()
  return (
    <>
      <dl className={own.facts}>
        <dt>{t('Name')}</dt>
        <dd>{model.name}</dd>
        <dt>{t('Size')}</dt>
        <dd>{format.bytes(model.size)}</dd>
        <dt>{t('Infohash')}</dt>
        <dd className={own.hash}>{model.infohash || model.infohash_v2}</dd>
        <Files files={model.files} count={model.files_count} />
      </dl>
      <div className={own.buttons}>
        <Button
          component="a"
          href={address}
          download
          leftSection={<IconDownload size={16} stroke={1.5} />}
        >
          {t('Download the torrent file')}
        </Button>
        {/* Private ones are found by their trackers alone, which the file names. */}
        {model.magnet && (
          <>
            <Button
              variant="default"
              leftSection={<IconCopy size={16} stroke={1.5} />}
              onClick={() => void copy(model.magnet)}
            >
              {t('Copy the magnet link')}
            </Button>
            <Button
              variant="subtle"
              component="a"
              href={model.magnet}
              leftSection={<IconMagnet size={16} stroke={1.5} />}
            >
              {t('Open in a torrent client')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** The first of them: `count` says how many there are. */
function Files({ files, count }: { files: readonly ReleaseFileView[]; count: number }) {
  const t = useTranslate()
  const format = useFormat()
  if (files.length === 0) return null
  return (
    <>
      <dt>{t('Files')}</dt>
      <dd>
        <ul className={own.files}>
          {files.map(({ name, size }, index) => (
            // Files of newsgroups may be called the same.
            <li key={index}>
              <span>{name}</span>
              <span>{format.bytes(size)}</span>
            </li>
          ))}
          {count > files.length && <li>{t(':count more', { count: count - files.length })}</li>}
        </ul>
      </dd>
    </>
  )
}
