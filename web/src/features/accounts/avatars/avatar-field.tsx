import { avatarEndpoints } from '@mediatheque/contract/accounts/avatars/avatars.endpoints.ts'
import { AVATAR_MIME_TYPES } from '@mediatheque/contract/accounts/avatars/avatars.schemas.ts'
import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { Button } from '@mantine/core'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { errorMessage, toast } from '../../../lib/toast.ts'
import { upload as send } from '../../../lib/upload.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import classes from './avatar-field.module.css'
import { checkPicture } from './check-picture.ts'

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const
const SHOWN_SIZE = 88

/** The picture of the own account. It is saved when it is chosen, and seen everywhere at once. */
export function AvatarField({ user }: { user: CurrentUserView }) {
  const t = useTranslate()
  const { preview, error, isBusy, upload, remove } = useAvatar(user)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <div className={classes.field} role="group" aria-labelledby={`${id}-label`}>
      <span className={classes.picture} data-busy={isBusy || undefined}>
        <Avatar name={user.name} image={preview ?? user.image} size={SHOWN_SIZE} />
      </span>
      <div className={classes.words}>
        <p id={`${id}-label`} className={classes.label}>
          {t('Profile image')}
        </p>
        <p id={`${id}-text`} className={classes.text}>
          {t('A picture of up to 2 MB; its middle is cut out square.')}
        </p>
        <input
          ref={input}
          id={`${id}-file`}
          type="file"
          accept={AVATAR_MIME_TYPES.join(',')}
          className={classes.input}
          aria-label={t('Choose image')}
          tabIndex={-1}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            // So that choosing the same file again is a change again.
            event.currentTarget.value = ''
            if (file) void upload(file)
          }}
        />
        <div className={classes.actions}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPhoto {...ICON} />}
            loading={isBusy}
            aria-describedby={`${id}-text`}
            onClick={() => input.current?.click()}
          >
            {user.image ? t('Change image') : t('Choose image')}
          </Button>
          {user.image && (
            <Button
              variant="subtle"
              color="red"
              size="xs"
              leftSection={<IconTrash {...ICON} />}
              disabled={isBusy}
              onClick={() => void remove()}
            >
              {t('Remove image')}
            </Button>
          )}
        </div>
        <p className={classes.error} role="alert">
          {error}
        </p>
      </div>
    </div>
  )
}

function useAvatar(user: CurrentUserView) {
  const t = useTranslate()
  const format = useFormat()
  const queries = useQueryClient()
  const { changeBootstrap } = useSession()
  const [preview, setPreview] = useState<string>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const change = async (act: () => Promise<{ image: string | null }>, message: string) => {
    setError(undefined)
    setBusy(true)
    try {
      const { image } = await act()
      changeBootstrap({ user: { ...user, image } })
      toast.positive(message)
      await queries.invalidateQueries()
    } catch (failure) {
      const words = failure instanceof ApiError ? failure.errors['file']?.[0] : undefined
      setError(words ? t(words) : errorMessage(failure))
    } finally {
      setBusy(false)
    }
  }
  const upload = async (file: File) => {
    const fault = checkPicture(file, format.bytes)
    if (fault) return setError(t(fault.key, fault.values))
    setPreview(await readAsDataUrl(file))
    const body = new FormData()
    body.set('file', file)
    await change(
      () => send(avatarEndpoints.uploadAvatar, { params: { id: user.id }, body }),
      t('Uploaded avatar'),
    )
    setPreview(undefined)
  }
  const remove = () =>
    change(
      () => call(avatarEndpoints.deleteAvatar, { params: { id: user.id } }),
      t('Removed avatar'),
    )
  return { preview, error, isBusy, upload, remove }
}

/** Not an object URL: the content security policy lets pictures come from the site and from the page itself. */
function readAsDataUrl(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => resolve(undefined))
    reader.readAsDataURL(file)
  })
}
