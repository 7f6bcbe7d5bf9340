import { confirmingAll } from '@supplier/core/home/confirm-all.machine'
import type { BulkActor } from '@supplier/core/kit/bulk/bulk.machine'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { BulkDialog } from '../kit/grid/BulkDialog.tsx'
import type { AnyTranslations } from '../kit/look/section-translations.ts'

interface ConfirmAllDialogProps {
  /** The section of orders. */
  readonly section: AnySection
  readonly bulk: BulkActor
}

/** Asks before all new orders are confirmed, and shows those that were left; each is mended in the list of orders. */
export function ConfirmAllDialog({ section, bulk }: ConfirmAllDialogProps) {
  const t = useTranslations().homePage.tasks
  const confirm = { label: t.confirmAll(), title: t.confirmAllTitle(), text: t.confirmAllText() }
  return (
    <BulkDialog
      section={{ ...section, bulk: { confirm: confirmingAll } }}
      t={{ fields: {}, bulk: { confirm } } as unknown as AnyTranslations}
      location={{ to: section.route } as Parameters<typeof BulkDialog>[0]['location']}
      bulk={bulk}
    />
  )
}
