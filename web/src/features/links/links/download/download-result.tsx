import { downloadEndpoints } from '@mediatheque/contract/links/downloads/downloads.endpoints.ts'
import { Button } from '@mantine/core'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { useFormat } from '../../../../lib/format.ts'
import { type HumanCheck, useHumanCheck } from '../../../../lib/human-check/use-human-check.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { errorMessage } from '../../../../lib/toast.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { HumanCheckField } from '../../../../ui/human-check-field.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { HostName, NameChips, usePlace } from '../link-cells.tsx'
import classes from './download.module.css'
import { useCopyLink } from './use-copy-link.ts'

/** Few are premium: others do not load what these can do with links. */
const PremiumFiles = lazy(() => import('./premium/premium-files.tsx'))

const SendTo = lazy(() => import('../../download-clients/send-to.tsx'))

const KEPT_MS = 5 * 60_000

/** Asked for once in five minutes, because every answer counts as a download. Premium members are not checked. */
function useDownloadResult(linkId: number, check: HumanCheck, isWanted: boolean) {
  const { user } = useSession()
  return useQuery({
    enabled: isWanted,
    queryKey: ['download-result', linkId],
    queryFn: () =>
      user?.IsPremium
        ? call(downloadEndpoints.getDownloadResult, { params: { id: linkId } })
        : check.getToken().then((token) =>
            call(downloadEndpoints.requestDownloadResult, {
              params: { id: linkId },
              body: { token },
            }),
          ),
    staleTime: KEPT_MS,
    refetchOnMount: false,
  })
}

/** The addresses of a link, each to open or to copy. */
export function DownloadResult({ linkId }: { linkId: number }) {
  const t = useTranslate()
  const format = useFormat()
  const placeOf = usePlace()
  const { user } = useSession()
  const check = useHumanCheck('download')
  const hasToAct = check.isAsked && check.isInteractive && !user?.IsPremium
  const [isReady, setReady] = useState(false)
  const { data, error, isFetching, refetch } = useDownloadResult(
    linkId,
    check,
    !hasToAct || isReady,
  )
  if (hasToAct && !data) {
    return (
      <div className={classes.result}>
        <HumanCheckField check={check} error={error && errorMessage(error)} />
        <Button loading={isFetching} onClick={() => (isReady ? void refetch() : setReady(true))}>
          {t('Continue')}
        </Button>
      </div>
    )
  }
  if (error)
    return (
      <ErrorState
        title={t('This link could not be opened')}
        text={errorMessage(error)}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div className={classes.result} aria-busy>
        {!user?.IsPremium && <HumanCheckField check={check} />}
        <Skeleton height={28} width="60%" />
        <Skeleton height={56} />
      </div>
    )
  const { lien: link } = data
  const place = placeOf(link)
  return (
    <div className={classes.result}>
      <div className={classes.resultFacts}>
        <Chip tone="accent">{t(link.qual.qual)}</Chip>
        {place && <Chip>{place}</Chip>}
        <HostName link={link} />
        {link.taille !== null && <span className={classes.dim}>{format.bytes(link.taille)}</span>}
        <NameChips names={link.langues_compact} title={t('Languages')} />
      </div>
      {user?.IsPremium ? (
        <Suspense fallback={<Skeleton height={56} />}>
          <PremiumFiles results={[data]} name={link.post.name} />
        </Suspense>
      ) : (
        <Addresses addresses={link.liens} name={link.post.name} />
      )}
    </div>
  )
}

function Addresses({ addresses, name }: { addresses: readonly string[]; name: string }) {
  const t = useTranslate()
  const copy = useCopyLink()
  return (
    <>
      <ol className={classes.parts}>
        {addresses.map((address, index) => (
          <li key={address} className={classes.part}>
            <span className={classes.partWords}>
              {addresses.length > 1 && (
                <span className={classes.partNumber}>
                  {t('Part :number', { number: index + 1 })}
                </span>
              )}
              <span className={classes.address} title={address}>
                {address.replace(/^https?:\/\/(www\.)?/, '')}
              </span>
            </span>
            <span className={classes.partActions}>
              <Button
                variant="default"
                size="sm"
                leftSection={<IconCopy size={16} stroke={1.5} />}
                onClick={() => void copy(address)}
              >
                {t('Copy')}
              </Button>
              <Button
                component="a"
                href={address}
                target="_blank"
                rel="noreferrer noopener"
                size="sm"
                leftSection={<IconExternalLink size={16} stroke={1.5} />}
              >
                {t('Open')}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <div className={classes.takeAlong}>
        {addresses.length > 1 && (
          <Button
            variant="subtle"
            leftSection={<IconCopy size={16} stroke={1.5} />}
            onClick={() => void copy(addresses.join('\n'))}
          >
            {t('Copy all links')}
          </Button>
        )}
        <Suspense>
          <SendTo kind="link" addresses={addresses} name={name} />
        </Suspense>
      </div>
    </>
  )
}
