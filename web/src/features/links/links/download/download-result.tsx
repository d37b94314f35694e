import { downloadEndpoints } from '@mediatheque/contract/links/downloads/downloads.endpoints.ts'
import { Button } from '@mantine/core'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { call } from '../../../../lib/api.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { HostName, NameChips, usePlace } from '../link-cells.tsx'
import classes from './download.module.css'
import { Result, useTaken } from './taken-result.tsx'
import { useCopyLink } from './use-copy-link.ts'

/** Few are premium: others do not load what these can do with links. */
const PremiumFiles = lazy(() => import('./premium/premium-files.tsx'))

const SendTo = lazy(() => import('../../download-clients/send-to.tsx'))

/** The addresses of a link, each to open or to copy. Premium members are not checked. */
export function DownloadResult({ linkId }: { linkId: number }) {
  const t = useTranslate()
  const format = useFormat()
  const placeOf = usePlace()
  const isPremium = useSession().user?.IsPremium ?? false
  const params = { id: linkId }
  const taken = useTaken(
    ['download-result', linkId],
    (token) =>
      isPremium
        ? call(downloadEndpoints.getDownloadResult, { params })
        : call(downloadEndpoints.requestDownloadResult, { params, body: { token } }),
    { isChecked: !isPremium },
  )
  return (
    <Result taken={taken} failed={t('This link could not be opened')}>
      {(result) => {
        const { lien: link } = result
        const place = placeOf(link)
        return (
          <>
            <div className={classes.resultFacts}>
              <Chip tone="accent">{t(link.qual.qual)}</Chip>
              {place && <Chip>{place}</Chip>}
              <HostName link={link} />
              {link.taille !== null && (
                <span className={classes.dim}>{format.bytes(link.taille)}</span>
              )}
              <NameChips names={link.langues_compact} title={t('Languages')} />
            </div>
            {isPremium ? (
              <Suspense fallback={<Skeleton height={56} />}>
                <PremiumFiles results={[result]} name={link.post.name} />
              </Suspense>
            ) : (
              <Addresses addresses={link.liens} name={link.post.name} />
            )}
          </>
        )
      }}
    </Result>
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
