import type { ConnectionTestName } from '@mediatheque/contract/site/settings/connection-tests.ts'
import { settingsEndpoints } from '@mediatheque/contract/site/settings/settings.endpoints.ts'
import { Button } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointMutation } from '../../../lib/queries.ts'
import { useSession } from '../../../lib/session.tsx'
import { errorMessage } from '../../../lib/toast.ts'
import type { BelowSections } from './settings-page.tsx'
import classes from './settings.module.css'

/** The line of the button of each, which may name the `:email` of its reader. */
const LABELS: Readonly<Record<ConnectionTestName, string>> = {
  mail: 'Send a test mail to :email',
  bucket: 'Write, read and delete a small file in the bucket',
  human_check: 'Ask the provider whether it knows the keys',
  social_google: 'Try out the login with Google',
  social_facebook: 'Try out the login with Facebook',
  social_twitter: 'Try out the login with X',
  social_envato: 'Try out the login with Envato',
  payments_stripe: 'Show Stripe the keys of this site',
  payments_paypal: 'Show PayPal the keys and the webhook of this site',
  push: 'Send a message to your own browsers',
  replica: 'Try out the replica of the database',
}

/** Tries out what is set here, as it is saved, and says what came of it. */
function ConnectionTest({ test }: { test: ConnectionTestName }) {
  const t = useTranslate()
  const format = useFormat()
  const { user } = useSession()
  const { mutate, data, error, isPending } = useMutation(
    endpointMutation(settingsEndpoints.tryConnection),
  )
  return (
    <div className={classes.test}>
      <Button
        variant="default"
        size="sm"
        loading={isPending}
        leftSection={<IconPlugConnected size={16} stroke={1.5} aria-hidden />}
        onClick={() => mutate({ body: { test } })}
      >
        {t(LABELS[test], { email: user?.email ?? '' })}
      </Button>
      <p role="status" data-state={error ? 'down' : data?.state}>
        {!isPending && error && errorMessage(error)}
        {!isPending && data && (
          <>
            {data.said} <small>{t(':ms ms', { ms: format.number(data.took_ms) })}</small>
            {data.detail && <code>{data.detail}</code>}
          </>
        )}
      </p>
    </div>
  )
}

const PLACES: Readonly<Record<string, readonly ConnectionTestName[]>> = {
  mail_server_key: ['mail'],
  s3_storage_key: ['bucket'],
  recaptcha_secrets: ['human_check'],
  social_secrets: ['social_google', 'social_facebook', 'social_twitter', 'social_envato'],
  stripe_keys: ['payments_stripe'],
  paypal_keys: ['payments_paypal'],
  push_services: ['push'],
  kept_pictures: ['replica'],
}

/** Below the last settings that each takes. */
export const SETTINGS_TESTS: BelowSections = Object.fromEntries(
  Object.entries(PLACES).map(([section, tests]) => [
    section,
    <>
      <SavedOnly />
      {tests.map((test) => (
        <ConnectionTest key={test} test={test} />
      ))}
    </>,
  ]),
)

function SavedOnly() {
  const t = useTranslate()
  return <p className={classes.quiet}>{t('Save first: what is tried out is what is saved.')}</p>
}
