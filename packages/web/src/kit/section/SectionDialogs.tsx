import type { Location } from '@supplier/core/kernel/routes'
import type { BesideActor } from '@supplier/core/kit/beside/beside.machine'
import type { BulkActor } from '@supplier/core/kit/bulk/bulk.machine'
import type { CommandActor } from '@supplier/core/kit/command/command.machine'
import { selectCommand } from '@supplier/core/kit/command/command.selectors'
import type { Neighbours } from '@supplier/core/kit/drawer/neighbours.domain'
import { fieldAt } from '@supplier/core/kit/form/mend.domain'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { offersAlong } from '@supplier/core/kit/section/section-along'
import { useSelector } from '@xstate/react'
import { chunkOf } from '../../ui/loading/chunk.ts'
import { Prefetch } from '../../ui/loading/Later.tsx'
import type { AnyForm } from '../look/any-form.ts'
import type { AnyLook } from '../look/section-look.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { LazyDialog } from '../overlays/LazyDialog.tsx'
import type { Running } from './section-columns.tsx'

const forms = chunkOf(async () => (await import('../record/SectionForm.tsx')).SectionForm)
const commands = chunkOf(async () => (await import('../commands/CommandDialog.tsx')).CommandDialog)
const bulks = chunkOf(async () => (await import('../grid/BulkDialog.tsx')).BulkDialog)

/** Loads the form of a record when the pointer or the focus reaches what opens it. */
export const nearForm = (): void => {
  forms.load().catch(() => {})
}

interface SectionDialogsProps {
  readonly section: AnySection
  readonly look: AnyLook
  readonly t: AnyTranslations
  readonly location: Location
  readonly form: AnyForm | null
  /** What the section runs beside its list. */
  readonly beside: BesideActor | null
  /** The records beside the open one in the list. */
  readonly neighbours: Neighbours
  readonly onOpen: (id: string) => void
  /** `opensNext` opens the next record once the command is done. */
  readonly onCommand: (name: string, id: string, opensNext: boolean) => void
  readonly command: CommandActor | null
  readonly bulk: BulkActor | null
}

/**
 * The dialogs of a plain section. At most one is open. The code of the form is loaded after the page, because a supplier
 * who opens it by keyboard types at once; the code of the others when the first of them opens.
 */
export function SectionDialogs(props: SectionDialogsProps) {
  const { section, look, t, location, form, beside, neighbours, onOpen, onCommand, command, bulk } = props
  const isAsked = useSelector(
    command ?? undefined,
    (one) => one !== undefined && hasDialog(section, selectCommand(one)),
  )
  const isAlong = useSelector(
    form ?? undefined,
    (one) => one !== undefined && offersAlong(section as never, one.context.row as never, location),
  )
  return (
    <>
      {section.pages === undefined && <Prefetch chunk={forms} />}
      <LazyDialog chunk={forms} isWanted={form !== null} onClose={() => form?.send({ type: 'form.dismissed' })}>
        {(Form) =>
          form && (
            <Form
              section={section}
              look={look}
              t={t}
              form={form}
              beside={beside}
              neighbours={neighbours}
              onOpen={onOpen}
              onCommand={onCommand}
              focused={fieldAt(location)}
              isAlong={isAlong}
            />
          )
        }
      </LazyDialog>
      <LazyDialog chunk={commands} isWanted={isAsked} onClose={() => command?.send({ type: 'dialog.dismissed' })}>
        {(Command) =>
          command && <Command section={section} t={t} look={look} command={command} focused={fieldAt(location)} />
        }
      </LazyDialog>
      <LazyDialog chunk={bulks} isWanted={bulk !== null} onClose={() => bulk?.send({ type: 'dialog.dismissed' })}>
        {(Bulk) => bulk && <Bulk section={section} t={t} location={location} bulk={bulk} />}
      </LazyDialog>
    </>
  )
}

/** The command that runs without a dialog, which its row shows. */
export const useRunning = (section: AnySection, command: CommandActor | null): Running | null =>
  useSelector(
    command ?? undefined,
    (one) => {
      const view = one && selectCommand(one)
      if (view === undefined || hasDialog(section, view)) return null
      return { id: view.id, isLookingUp: view.isLookingUp }
    },
    (before, now) => before?.id === now?.id && before?.isLookingUp === now?.isLookingUp,
  )

/** Whether a command asks for something before it runs. */
const hasDialog = (section: AnySection, view: { readonly command: string; readonly asks: boolean }): boolean =>
  view.asks || section.commands[view.command]?.form !== undefined
