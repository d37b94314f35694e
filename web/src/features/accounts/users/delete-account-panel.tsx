import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { ownDataEndpoints } from '@mediatheque/contract/accounts/own-data/own-data.endpoints.ts'
import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { duringLogout } from '../../../lib/leave-when-logged-out.ts'
import { usePasswordConfirmation } from '../../../lib/password-confirmation.tsx'
import { useSession } from '../../../lib/session.tsx'
import { toast, toastError } from '../../../lib/toast.ts'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import classes from './delete-account-panel.module.css'

type Owner = Pick<CurrentUserView, 'id' | 'username'>

/** The own data as a file, and the way out. */
export function DeleteAccountPanel({ user }: { user: Owner }) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingsPanel
      id="delete-account"
      title={t('Delete account')}
      text={t('Take your data with you, or leave for good.')}
      isDangerous
    >
      <div className={classes.ways}>
        <Button
          component="a"
          href={siteUrl('/api/v1/users/me/export')}
          download
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} />}
        >
          {t('Download my data')}
        </Button>
        <Button color="red" onClick={() => setAsking(true)}>
          {t('Delete my account')}
        </Button>
      </div>
      <p className={classes.hint}>
        {t('A file with your profile, contributions, notifications and sessions.')}
      </p>
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('Delete my account')}
        centered
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <DeletionForm user={user} onClose={() => setAsking(false)} />
      </Modal>
    </SettingsPanel>
  )
}

function useDeletion(user: Owner, onClose: () => void) {
  const t = useTranslate()
  const router = useRouter()
  const confirmed = usePasswordConfirmation()
  const { applyBootstrapData } = useSession()
  const [isDeleting, setDeleting] = useState(false)
  const remove = async () => {
    setDeleting(true)
    try {
      const answer = await confirmed(() =>
        call(ownDataEndpoints.deleteUsers, {
          params: { ids: String(user.id) },
          body: { deleteCurrentUser: true },
        }),
      )
      if (!answer) return
      await duringLogout(async () => {
        const { bootstrapData } = await call(authEndpoints.logOut)
        onClose()
        await router.navigate({ to: '/', replace: true })
        await applyBootstrapData(bootstrapData)
      })
      toast.positive(t('Account deleted'))
    } catch (error) {
      toastError(error)
    } finally {
      setDeleting(false)
    }
  }
  return { remove, isDeleting }
}

/** Says what goes and what stays, and takes the username for a yes. */
function DeletionForm({ user, onClose }: { user: Owner; onClose(): void }) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const { remove, isDeleting } = useDeletion(user, onClose)
  const isTyped = typed.trim() === user.username
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isTyped) void remove()
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          {t(
            'Deleted at once, for good: your profile and picture, reviews, lists and votes, sessions, access tokens, passkeys, notifications and settings.',
          )}
        </Text>
        <Text size="sm">
          {t(
            'Kept without your name: links, files and comments that you shared, because others use them. Delete them before, if you do not want that.',
          )}
        </Text>
        <Text size="sm" fw={600}>
          {t('This cannot be undone.')}
        </Text>
        <TextInput
          label={t('Type :username to confirm', { username: user.username })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="red" loading={isDeleting} disabled={!isTyped}>
            {t('Delete my account')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
