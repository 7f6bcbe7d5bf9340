import type { CommandActor } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { AnyTranslations } from './section-translations.ts'

interface CommandDialogProps {
  readonly t: AnyTranslations
  readonly nameOf: (id: string) => string
  readonly command: CommandActor
}

/** Asks for confirmation of a command that requires it, and stays open until the command is done. */
export function CommandDialog({ t, nameOf, command }: CommandDialogProps) {
  const { common, ui } = useTranslations()
  const { command: name, id, asks } = useSelector(command, ({ context }) => context)
  const isBusy = useSelector(command, (snapshot) => snapshot.hasTag('busy'))
  if (!asks) return null
  const { label, title = label, text } = t.commands[name] ?? { label: name }
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
