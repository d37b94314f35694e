import { ActionIcon, Popover } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './help-button.module.css'

interface HelpButtonProps {
  /** What is explained. */
  label: string
  text: string
  /** Below the text: where there is more of it. */
  children?: ReactNode
}

/** A sentence or two of help, shown when it is asked for. */
export function HelpButton({ label, text, children }: HelpButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={300}
      position="bottom-end"
      withArrow
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={label}
          onClick={() => setOpen(!isOpen)}
          // The focus stays here, where the library does not listen.
          onKeyDown={({ key }) => {
            if (key === 'Escape') setOpen(false)
          }}
        >
          <IconHelpCircle size={20} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <p className={classes.text}>{text}</p>
        {children && <p className={classes.text}>{children}</p>}
      </Popover.Dropdown>
    </Popover>
  )
}
