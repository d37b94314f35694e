import { Alert, Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'

/** Why nobody can pay what stands in the list. */
export function GrantedOnly({ isHidden }: { isHidden: boolean }) {
  const t = useTranslate()
  const { can } = useSession()
  return (
    <Alert
      mb="md"
      color="gray"
      variant="light"
      icon={<IconInfoCircle size={20} stroke={1.5} aria-hidden />}
      title={isHidden ? t('Plans are hidden from visitors') : t('Nobody can pay for a plan yet')}
    >
      <p>
        {isHidden
          ? t('They can be granted to members. Whether they are offered is said in the settings.')
          : t(
              'No service of payments is set up: plans can be granted, or given by gift codes, and visitors read that.',
            )}
      </p>
      {can('settings.update') && (
        <Button
          mt="sm"
          size="sm"
          variant="default"
          renderRoot={(props) => (
            <Link
              to="/admin/settings/$tab"
              params={{ tab: isHidden ? 'general' : 'subscriptions' }}
              hash={isHidden ? 'billing.enable' : 'stripe.is_on'}
              {...props}
            />
          )}
        >
          {isHidden ? t('To the general settings') : t('To the settings of subscriptions')}
        </Button>
      )}
    </Alert>
  )
}
