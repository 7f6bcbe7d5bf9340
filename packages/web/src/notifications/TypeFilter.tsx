import { type NotificationType, notificationTypes } from '@supplier/core'
import X from 'lucide-react/icons/x'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Select } from '../ui/Select.tsx'

interface TypeFilterProps {
  /** `null` for all types. */
  readonly only: NotificationType | null
  readonly onOnly: (only: NotificationType | null) => void
}

export function TypeFilter({ only, onOnly }: TypeFilterProps) {
  const t = useTranslations()
  const { filter, all, types } = t.notification
  return (
    <>
      <Select<NotificationType | 'all'>
        label={filter()}
        value={only ?? 'all'}
        options={[
          { value: 'all', label: all() },
          ...notificationTypes.map((value) => ({ value, label: types[value]() })),
        ]}
        onChange={(chosen) => onOnly(chosen === 'all' ? null : chosen)}
      />
      {only !== null && (
        <IconButton label={t.list.clear()} icon={<X size={18} aria-hidden="true" />} onClick={() => onOnly(null)} />
      )}
    </>
  )
}
