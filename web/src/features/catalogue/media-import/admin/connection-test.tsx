import {
  OUTSIDE_SERVICE_NAMES,
  OUTSIDE_SERVICES,
  type OutsideServiceName,
} from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import { mediaImportEndpoints } from '@mediatheque/contract/catalogue/media-import/media-import.endpoints.ts'
import type { ConnectionView } from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import { Button } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { endpointMutation } from '../../../../lib/queries.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import classes from './import.module.css'

const LINES: Readonly<Record<ConnectionView['state'], string>> = {
  works: ':service answers as it should, in :ms ms.',
  not_set_up: ':service is not set up. Fill in what it needs here, and save.',
  key_refused: ':service refuses the key of this site.',
  too_many: ':service was asked too often. Try again in a minute.',
  down: ':service does not answer as it should.',
}

/** Asks an outside service with the settings as they are saved, and says what came of it. */
function ConnectionTest({ service }: { service: OutsideServiceName }) {
  const t = useTranslate()
  const format = useFormat()
  const { name } = OUTSIDE_SERVICES[service]
  const { mutate, data, error, isPending } = useMutation(
    endpointMutation(mediaImportEndpoints.testConnection),
  )
  return (
    <div className={classes.test}>
      <Button
        variant="default"
        size="sm"
        loading={isPending}
        leftSection={<IconPlugConnected size={16} stroke={1.5} aria-hidden />}
        onClick={() => mutate({ body: { service } })}
      >
        {t('Test the connection: :service', { service: name })}
      </Button>
      <p role="status" data-good={data?.state === 'works' || undefined}>
        {error && errorMessage(error)}
        {data && !isPending && (
          <>
            {t(LINES[data.state], { service: name, ms: format.number(data.took_ms ?? 0) })}
            {data.detail && <code>{data.detail}</code>}
          </>
        )}
      </p>
    </div>
  )
}

/** One for each service, below the settings that it takes. */
export const CONNECTION_TESTS: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  [...new Set(OUTSIDE_SERVICE_NAMES.map((name) => OUTSIDE_SERVICES[name].settings))].map(
    (section) => [
      section,
      OUTSIDE_SERVICE_NAMES.filter((name) => OUTSIDE_SERVICES[name].settings === section).map(
        (name) => <ConnectionTest key={name} service={name} />,
      ),
    ],
  ),
)
