import { accessTokenEndpoints } from '@mediatheque/contract/accounts/access-tokens/access-tokens.endpoints.ts'
import type { AccessTokenView } from '@mediatheque/contract/accounts/access-tokens/access-tokens.schemas.ts'
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconKey, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { endpointMutation, endpointQuery } from '../../../lib/queries.ts'
import { toast, toastError } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { CreateTokenDialog } from './create-token-dialog.tsx'
import classes from './developers-panel.module.css'

/** The account's access tokens: for its programs. */
export function DevelopersPanel({ user }: { user: CurrentUserView }) {
  const t = useTranslate()
  const { data } = useQuery(endpointQuery(userEndpoints.getUser, { params: { id: user.id } }))
  const tokens = data?.user.tokens ?? user.tokens
  const [isCreating, setCreating] = useState(false)
  const [doomed, setDoomed] = useState<AccessTokenView>()
  return (
    <SettingsPanel
      id="developers"
      title={t('Developers')}
      text={
        <>
          {t('Access tokens let programs call the API in your name, with your permissions.')}{' '}
          <a href={siteUrl('/api-docs')} target="_blank" rel="noreferrer" className={classes.docs}>
            {t('API documentation')}
          </a>
        </>
      }
      actions={
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => setCreating(true)}
        >
          {t('Create token')}
        </Button>
      }
    >
      {tokens.length === 0 ? (
        <EmptyState
          icon={<IconKey size={28} stroke={1.25} />}
          title={t('You have no tokens yet')}
          text={t('Make one for each program, so that you can take it back alone.')}
        />
      ) : (
        <TokenTable tokens={tokens} onDelete={setDoomed} />
      )}
      <CreateTokenDialog isOpen={isCreating} onClose={() => setCreating(false)} />
      <DeleteTokenDialog token={doomed} onClose={() => setDoomed(undefined)} />
    </SettingsPanel>
  )
}

function TokenTable({
  tokens,
  onDelete,
}: {
  tokens: readonly AccessTokenView[]
  onDelete(token: AccessTokenView): void
}) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('Name')}</th>
          <th scope="col">{t('Last used')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id}>
            <th scope="row">{token.name}</th>
            <td className={classes.used}>
              {token.last_used_at ? (
                <time dateTime={token.last_used_at} title={format.dateTime(token.last_used_at)}>
                  {format.age(token.last_used_at)}
                </time>
              ) : (
                t('Never')
              )}
            </td>
            <td className={classes.action}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('Delete the token :name', { name: token.name })}
                onClick={() => onDelete(token)}
              >
                <IconTrash size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DeleteTokenDialog({
  token,
  onClose,
}: {
  token: AccessTokenView | undefined
  onClose(): void
}) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...endpointMutation(accessTokenEndpoints.deleteAccessToken),
    onSuccess: async () => {
      onClose()
      toast.positive(t('Token deleted'))
      await queries.invalidateQueries({ queryKey: [userEndpoints.getUser.path] })
    },
    onError: toastError,
  })
  return (
    <ConfirmDialog
      isOpen={token !== undefined}
      title={t('Delete the token “:name”?', { name: token?.name ?? '' })}
      text={t('Programs that use it can no longer call the API. This cannot be undone.')}
      confirmLabel={t('Delete token')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={isPending}
      onConfirm={() => token && mutate({ params: { id: token.id } })}
      onClose={onClose}
    />
  )
}
