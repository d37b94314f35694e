import { viewAsEndpoints } from '@mediatheque/contract/accounts/view-as/view-as.endpoints.ts'
import type { RoleView } from '@mediatheque/contract/accounts/roles/roles.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from '../../../../lib/i18n.ts'
import { siteUrl } from '../../../../lib/page-data.ts'
import { endpointMutation } from '../../../../lib/queries.ts'
import { toastError } from '../../../../lib/toast.ts'

interface ViewAsButtonProps {
  role: Pick<RoleView, 'id' | 'name'>
  /** In a list of roles. */
  isSmall?: boolean
}

/** Begins to see the site as a role, on its first page: what is open here may be closed to the role. */
export function ViewAsButton({ role: { id, name }, isSmall = false }: ViewAsButtonProps) {
  const t = useTranslate()
  const { mutate, isPending, isSuccess } = useMutation({
    ...endpointMutation(viewAsEndpoints.viewAsRole),
    onSuccess: () => location.assign(siteUrl('/')),
    onError: toastError,
  })
  const isBusy = isPending || isSuccess
  const begin = () => mutate({ params: { id } })
  const icon = <IconEye size={18} stroke={1.5} aria-hidden />
  if (!isSmall)
    return (
      <Button variant="default" leftSection={icon} loading={isBusy} onClick={begin}>
        {t('See the site as this role')}
      </Button>
    )
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t('See the site as :role', { role: t(name) })}
      title={t('See the site as this role')}
      loading={isBusy}
      onClick={begin}
    >
      {icon}
    </ActionIcon>
  )
}
