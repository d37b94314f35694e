import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useFocusAfterWait } from '../../lib/focus-on.ts'

interface ChooseFileButtonProps {
  text: string
  /** What readers hear of the button, where its text alone does not say which file it is about. */
  label?: string
  /** The same of the field behind it. */
  inputLabel: string
  /** Types that the browser offers, such as `image/png`, or ends of names. */
  accept: readonly string[]
  isSending: boolean
  onChoose(file: File | null): void
}

/** Opens the browser's own chooser for one small file. */
export function ChooseFileButton({
  text,
  label,
  inputLabel,
  accept,
  isSending,
  onChoose,
}: ChooseFileButtonProps) {
  const button = useFocusAfterWait(isSending)
  return (
    <FileButton
      accept={accept.join(',')}
      inputProps={{ 'aria-label': inputLabel }}
      onChange={onChoose}
    >
      {(props) => (
        <Button
          {...props}
          ref={button}
          variant="default"
          size="xs"
          leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
          {...(label && { 'aria-label': label })}
          loading={isSending}
        >
          {text}
        </Button>
      )}
    </FileButton>
  )
}
