import type { CommandActor } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { AnyWords } from './section-words.ts'

interface CommandDialogProps {
  readonly words: AnyWords
  readonly nameOf: (id: string) => string
  readonly command: CommandActor
}

/** Asks before a command that says so, and stays until it is carried out. */
export function CommandDialog({ words, nameOf, command }: CommandDialogProps) {
  const { common, ui } = useWords()
  const { command: name, id, asks } = useSelector(command, ({ context }) => context)
  const isBusy = useSelector(command, (snapshot) => snapshot.hasTag('busy'))
  if (!asks) return null
  const { label, title = label, text } = words.commands[name] ?? { label: name }
  const close = () => command.send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      size="small"
      title={`${title} «${nameOf(id)}»?`}
      description={text}
      busy={isBusy}
      dismissible={!isBusy}
      closeLabel={ui.close()}
      onClose={close}
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>
            {common.cancel()}
          </Button>
          <Button variant="danger" deliberate busy={isBusy} onClick={() => command.send({ type: 'command.confirmed' })}>
            {label}
          </Button>
        </>
      }
    />
  )
}
