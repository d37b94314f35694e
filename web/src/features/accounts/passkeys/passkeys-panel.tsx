import type { PasskeyView } from '@mediatheque/contract/accounts/passkeys/passkeys.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useCanUsePasskeys } from '../../../lib/passkeys.ts'
import { Item, ItemList } from '../../../ui/item-list.tsx'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { DeletePasskeyDialog } from './delete-passkey-dialog.tsx'
import { passkeysQuery } from './passkeys.queries.ts'
import classes from './passkeys-panel.module.css'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'

/** The account's passkeys: made, named and taken back here. */
export function PasskeysPanel() {
  const t = useTranslate()
  const { data } = useQuery(passkeysQuery())
  const canAdd = useCanUsePasskeys()
  const [renamed, setRenamed] = useState<PasskeyView>()
  const [doomed, setDoomed] = useState<PasskeyView>()
  return (
    <SettingsPanel
      id="passkeys"
      title={t('Passkeys')}
      text={t(
        'Log in with the lock of your device – a finger, your face or a PIN – instead of your password. It cannot be guessed or stolen by a fake site.',
      )}
    >
      {!data && <Skeleton height={72} />}
      {data?.passkeys.length === 0 && (
        <p className={classes.none}>{t('You have no passkeys yet.')}</p>
      )}
      {data && data.passkeys.length > 0 && (
        <ItemList>
          {data.passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onDelete={() => setDoomed(passkey)}
            />
          ))}
        </ItemList>
      )}
      {canAdd ? (
        <AddPasskeyForm />
      ) : (
        <p className={classes.none}>{t('This browser cannot use passkeys on this site.')}</p>
      )}
      <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />
      <DeletePasskeyDialog passkey={doomed} onClose={() => setDoomed(undefined)} />
    </SettingsPanel>
  )
}

function PasskeyItem({
  passkey,
  onRename,
  onDelete,
}: {
  passkey: PasskeyView
  onRename(): void
  onDelete(): void
}) {
  const t = useTranslate()
  const format = useFormat()
  const { name, created_at, last_used_at } = passkey
  return (
    <Item
      icon={<IconFingerprint size={26} stroke={1.25} aria-hidden />}
      name={name}
      facts={
        <>
          <time dateTime={created_at} title={format.dateTime(created_at)}>
            {t('Added :date', { date: format.date(created_at) })}
          </time>
          {last_used_at ? (
            <time dateTime={last_used_at} title={format.dateTime(last_used_at)}>
              {t('Last used :date', { date: format.age(last_used_at) })}
            </time>
          ) : (
            <span>{t('Never used')}</span>
          )}
        </>
      }
      actions={
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Rename the passkey :name', { name })}
            onClick={onRename}
          >
            <IconPencil size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Delete the passkey :name', { name })}
            onClick={onDelete}
          >
            <IconTrash size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </>
      }
    />
  )
}
