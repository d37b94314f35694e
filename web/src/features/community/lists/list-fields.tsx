import {
  LIST_DESCRIPTION_MAX_LENGTH,
  LIST_NAME_MAX_LENGTH,
  LIST_VISIBILITIES,
  type ListVisibility,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Radio, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslate } from '../../../lib/i18n.ts'

export interface ListValues {
  name: string
  description: string
  visibility: ListVisibility
}

const WORDS = {
  public: { label: 'Public list', text: 'Everybody on this site can find it.' },
  unlisted: {
    label: 'Unlisted list',
    text: 'Whoever has its address can read it; it is named nowhere.',
  },
  private: { label: 'Private list', text: 'You alone see it.' },
} as const satisfies Record<ListVisibility, object>

interface ListFieldsProps {
  form: UseFormReturnType<ListValues>
  /** Hidden by a moderator: it stays private. */
  isHidden?: boolean
}

export function ListFields({ form, isHidden = false }: ListFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <TextInput
        label={t('Name')}
        required
        withAsterisk={false}
        maxLength={LIST_NAME_MAX_LENGTH}
        {...form.getInputProps('name')}
      />
      <Textarea
        label={t('Description')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={LIST_DESCRIPTION_MAX_LENGTH}
        {...form.getInputProps('description')}
      />
      <Radio.Group
        label={t('Who can see it')}
        description={
          isHidden &&
          t('A moderator has hidden this list. It stays private until they show it again.')
        }
        {...form.getInputProps('visibility')}
      >
        <Stack gap="sm" mt="xs">
          {LIST_VISIBILITIES.map((value) => (
            <Radio
              key={value}
              value={value}
              disabled={isHidden && value !== 'private'}
              label={t(WORDS[value].label)}
              description={t(WORDS[value].text)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </>
  )
}
